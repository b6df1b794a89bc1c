import { CopyButton } from "#app/components/copy-button.tsx";
import { silhouetteShape } from "#app/components/vehicle/silhouette-sketch.tsx";
import { LEVELS, type ShotQuery, shotSearch } from "#app/game/armour/aim.ts";
import type { PlateSide } from "#app/game/armour/plates.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { SilhouettePoint } from "#app/game/silhouette/silhouette-projection.ts";
import { drawSilhouette, VIEW } from "#app/game/silhouette/silhouette-shapes.ts";
import type { PlateLine, ShotContent } from "./shot-content.ts";
import type { OneShot, PenetrationChance } from "./shot-text.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const SHOT_CLASSES = ["shot-0", "shot-1", "shot-2", "shot-3", "shot-4"] as const;

export function shotClass({ level, ricochet }: Pick<PenetrationChance, "level" | "ricochet">): string {
  return ricochet ? "shot-0 shot-ricochet" : SHOT_CLASSES[level];
}

interface PlatesPanelProps {
  vehicle: FullVehicle;
  content: ShotContent;
  query: ShotQuery;
  path: string;
}

/** The six sides on the side view, each with the chance of the chosen shell. */
export function PlatesPanel({ vehicle, content, query, path }: PlatesPanelProps) {
  const chosen = chosenSide(content, query);
  const cards = (part: "hull" | "turret") => {
    const lines = content.lines.filter(({ side }) => side?.startsWith(part));
    return (
      lines.length > 0 && (
        <div className="shot-cards">
          {lines.map((line) =>
            plateCard(line, line.side === chosen, path + shotSearch({ ...query, plate: line.side })),
          )}
        </div>
      )
    );
  };
  return (
    <section className="panel" id="armour" aria-labelledby="plates">
      <div className="px-16px pt-16px pb-12px">
        <h2 className="heading-2 text-20px" id="plates">
          {content.title}
        </h2>
        <p className="mt-4px color-text-2 text-14">{content.lead || "\u00a0"}</p>
      </div>
      {cards("turret")}
      <ShotSide vehicle={vehicle} lines={content.lines} chosen={chosen} />
      {cards("hull")}
      <ul className="shot-key" aria-label="Colours">
        {LEVELS.map(({ label, from }, level) => (
          <li key={label} className={SHOT_CLASSES[level]}>
            <i />
            {label} {from > 0 && <span>{from}%+</span>}
          </li>
        )).toReversed()}
        <li className="shot-0 shot-ricochet">
          <i />
          Ricochets
        </li>
      </ul>
      <p className="note px-16px py-12px border-t border-t-grid">
        Front is left. Every side is hit at the angle that is set, {query.angle}°, not at its own slope.
      </p>
    </section>
  );
}

function chosenSide({ lines }: ShotContent, { plate }: ShotQuery): PlateSide | null {
  const known = (side: PlateSide | null) => side !== null && lines.some((line) => line.side === side);
  return known(plate) ? plate : known("hull-front") ? "hull-front" : (lines[0]?.side ?? null);
}

function plateCard({ key, label, thickness, chosen: { chance, effective } }: PlateLine, on: boolean, href: string) {
  return (
    <a
      key={key}
      className={`shot-card ${shotClass(chance)}`}
      href={href}
      data-shot=""
      rel="nofollow"
      aria-current={on ? "true" : undefined}
    >
      <span>{label}</span>
      <span className="shot-card-main">
        <b>{chance.text}</b> {chance.label}
      </span>
      <small className="no-phone">
        {thickness} mm plate, <b>{effective} mm</b> effective
      </small>
      <small className="only-phone">
        {thickness}
        {" → "}
        <b>{effective} mm</b>
      </small>
    </a>
  );
}

/** Above the turret, and below the ground. */
const TOP = 74;
const BOTTOM = VIEW.ground + 12;

/** The side view with its sides in the colours of their chances; lines lead from the cards above and below. */
function ShotSide({
  vehicle: { name, type, top },
  lines,
  chosen,
}: {
  vehicle: FullVehicle;
  lines: readonly PlateLine[];
  chosen: PlateSide | null;
}) {
  const { shapes, hull } = drawSilhouette(top.profile, type);
  const outlines = new Map(
    shapes.flatMap((shape) =>
      shape.kind === "path" && shape.outline ? [[shape.outline.part, shape.outline.corners] as const] : [],
    ),
  );
  const marks = (["hull", "turret"] as const).flatMap((part) => {
    const of = lines.filter(({ side }) => side?.startsWith(part));
    // A casemate has no turret to draw; one that has plates of its own is part of the hull.
    const corners = outlines.get(part) ?? outlines.get("hull") ?? [];
    return of.map((line, at) =>
      sideMark(line, corners, part === "turret", (VIEW.width * (2 * at + 1)) / (2 * of.length)),
    );
  });
  return (
    <div className="shot-side">
      <svg
        className="silhouette"
        viewBox={`0 ${TOP} ${VIEW.width} ${BOTTOM - TOP}`}
        role="img"
        aria-label={`${hull ? "Side view" : "Schematic side view"} of ${name}, front to the left.`}
      >
        <path className="ground" d={`M-900 ${VIEW.ground}H1520`} />
        {shapes.map((shape, index) => {
          const part = shape.kind === "path" ? shape.outline?.part : undefined;
          const surface = lines.find(({ side }) => side === `${part}-side`)?.chosen.chance;
          if (shape.kind !== "path" || !surface) return silhouetteShape(shape, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a vehicle are always the same
            <path key={index} className={`shot-surface ${shotClass(surface)}`} d={shape.d} />
          );
        })}
        {marks.map(({ side, chance, edge, lead, point: [x, y] }) => (
          <g key={side} className={shotClass(chance)}>
            {edge !== "" && <path className="shot-edge shot-edge-line" d={edge} />}
            {edge !== "" && <path className="shot-edge" d={edge} />}
            <path className={side === chosen ? "shot-lead shot-lead-on" : "shot-lead"} d={lead} />
            <circle className="shot-end" cx={x} cy={y} r={3} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Where a side is on the drawing: an edge at front and rear, and the line that leads there from its card. */
function sideMark(
  { side, chosen: { chance } }: PlateLine,
  corners: readonly SilhouettePoint[],
  above: boolean,
  from: number,
) {
  // Corners begin at the foot of the front.
  const edges = side?.endsWith("front") ? corners.slice(0, 3) : side?.endsWith("rear") ? rearOf(corners) : [];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const middle = (values: number[], share: number) =>
    Math.min(...values) + share * (Math.max(...values) - Math.min(...values));
  const point: SilhouettePoint = edges[1] ?? [middle(xs, 0.5), middle(ys, above ? 0.5 : 0.4)];
  const [x, y] = point;
  return {
    side,
    chance,
    point,
    edge: edges.length > 1 ? `M${edges.map((corner) => corner.join(" ")).join("L")}` : "",
    lead: above ? `M${from} ${TOP}V${TOP + 8}L${x} ${y}` : `M${from} ${BOTTOM}V${BOTTOM - 8}L${x} ${y}`,
  };
}

/** The corner that is furthest to the rear, between its neighbours. */
function rearOf(corners: readonly SilhouettePoint[]): SilhouettePoint[] {
  const rear = corners.reduce((furthest, [x], at) => (x > (corners[furthest]?.[0] ?? 0) ? at : furthest), 0);
  return corners.slice(rear - 1, rear + 2);
}

/** The steps behind a shot's chance, as list items. */
export function ShotSteps({ steps }: { steps: OneShot["steps"] }) {
  return steps.map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other order
    <li key={index} className={step.decides ? "shot-decides" : undefined}>
      <span>
        <b>{step.label}</b>
        <small>{step.about}</small>
      </span>
      <span>
        {step.value}
        {step.unit !== "" && <small> {step.unit}</small>}
      </span>
    </li>
  ));
}

/** One shot in words, step by step. */
export function ShotPanel({ shot }: { shot: OneShot }) {
  const { title, about, steps, chance, average, damage, perMinute, reload, limit, left } = shot;
  return (
    <section className="panel" aria-labelledby="shot">
      <div className="panel-head pb-0">
        <h2 className="heading-2 [word-spacing:0.1em]" id="shot">
          {title}
        </h2>
      </div>
      <p className="note px-16px">{about}</p>
      <ol className="shot-steps">
        <ShotSteps steps={steps} />
        <li className="shot-sum">
          <span>
            <b>Chance to penetrate</b>
            <small className={`shot-label ${shotClass(chance)}`}>
              <i />
              {chance.label}
            </small>
          </span>
          <output className="shot-chance">{chance.text}</output>
        </li>
      </ol>
      <dl className="shot-sums">
        <div>
          <dt>Average per shot</dt>
          <dd>
            {average} <small>of {damage}</small>
          </dd>
        </div>
        <div>
          <dt>Per minute</dt>
          <dd>
            {perMinute} <small>{reload}</small>
          </dd>
        </div>
        <div>
          <dt>50% at</dt>
          <dd>{limit}</dd>
        </div>
      </dl>
      {left !== "" && <p className="panel-foot">{left}</p>}
    </section>
  );
}

/** The address of the shot, to send. */
export function SendShotPanel({ address }: { address: string }) {
  return (
    <section className="panel shot-send" aria-labelledby="send">
      <h2 className="heading-2" id="send">
        Send this shot
      </h2>
      <label className="field">
        <span className="sr-only">Address of this shot</span>
        <input value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      </label>
      <CopyButton text={address} name="Copy link" />
    </section>
  );
}
