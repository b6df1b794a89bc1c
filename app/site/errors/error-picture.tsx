const PICTURE = "w-full h-auto overflow-visible [&_text]:fill-text-3 [&_text]:[font:450_13px_var(--font-ui)]";
const FAINT = "fill-none stroke-border";
const STRONG = "fill-none stroke-border-strong";
const BOLD = "fill-none stroke-text-2 stroke-width-2px";
const ROUND = "fill-none stroke-text-3 stroke-width-1.5px stroke-cap-round";
const SPARK = "fill-none stroke-danger stroke-width-2px stroke-cap-round";

/** The picture of an error: for a fault of the site, or for something that does not exist. */
export function ErrorPicture({ fault }: { fault: boolean }) {
  return fault ? <Ricochet /> : <NotSpotted />;
}

/** An empty spotting circle of 445 m, for something that was not found. */
function NotSpotted() {
  return (
    <svg className={PICTURE} viewBox="0 0 520 420" role="img" aria-label="Nothing within spotting range">
      <circle className={STRONG} cx="250" cy="210" r="190" />
      <circle className={FAINT} cx="250" cy="210" r="126" />
      <circle className={FAINT} cx="250" cy="210" r="62" />
      <path className={FAINT} d="M250 20V400M60 210H440" />
      <path className="fill-wg-accent opacity-10" d="M250 210 384 76A190 190 0 0 1 440 210Z" />
      <path className="stroke-wg-accent stroke-width-2px" d="M250 210 384 76" />
      <path className={BOLD} strokeDasharray="4 4" d="M470 60 484 82 470 104 456 82Z" />
      <path className="fill-wg-accent" d="M250 198 258 210 250 222 242 210Z" />
      <text x="256" y="394">
        445 m
      </text>
      <text x="430" y="128">
        Not spotted
      </text>
    </svg>
  );
}

/** The 22 strokes that mark the inside of the plate. */
const HATCHING = Array.from({ length: 22 }, (_, stroke) => `M${40 + 22 * stroke} 330l-22 34`).join("");

/** A shell that bounces off at 70°. */
function Ricochet() {
  return (
    <svg className={PICTURE} viewBox="0 0 520 420" role="img" aria-label="A shell bounces off sloped armour">
      <g transform="rotate(-14 260 330)">
        <path className={BOLD} d="M10 330H510" />
        <path className={STRONG} strokeWidth="1.5" d={HATCHING} />
      </g>
      <path className={ROUND} strokeDasharray="2 7" d="M20 40 251 309" />
      <path className={SPARK} d="M262 312 480 130" />
      <path className={STRONG} strokeDasharray="4 4" d="M256 310 212 130" />
      <path className={ROUND} d="M229 205a110 110 0 0 0-44 23" />
      <text x="166" y="196">
        70°
      </text>
      <g className="fill-surface-3 stroke-text-2 stroke-width-1.5px" transform="translate(480 130) rotate(-40)">
        <path d="M-30-9H2Q22-7 30 0 22 7 2 9H-30Z" />
        <path d="M-18-9V9" />
      </g>
      <circle className="fill-danger" cx="257" cy="311" r="5" />
      <path className={SPARK} d="M243 296l-10-10M270 296l6-16M240 318l-16 4" />
      <text x="402" y="232">
        Ricochet
      </text>
    </svg>
  );
}
