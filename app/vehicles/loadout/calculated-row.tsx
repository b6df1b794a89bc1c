import { memo } from "react";
import { StatBar } from "#app/components/vehicle/stat-bar.tsx";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { StatLine } from "../characteristics/stat-lines.ts";
import type { BreakdownContent, StatStep } from "./stat-steps.ts";

/** One stat of a loadout and how the loadout changes it; links to the page with its breakdown. */
export const CalculatedRow = memo(function CalculatedRow({ stat, path }: { stat: StatLine; path: string }) {
  const { label, text, unit, known, state, revised, position, calculated } = stat;
  if (!calculated) return null;
  const { change, search, open } = calculated;
  const tone = change?.better === null ? "color-text-3" : change?.better ? "color-wg-good" : "color-wg-awful";
  return (
    <div className={open ? "mx--8px px-8px rounded-3 bg-surface-2" : undefined} id={open ? "why" : undefined}>
      <a
        className={position ? "stat-row stat-row-changed" : "stat-row stat-row-changed stat-row-plain"}
        href={`${path}${search}${open ? "" : "#why"}`}
        rel="nofollow"
        aria-expanded={open !== null}
        title={revised}
      >
        <span>
          {label}
          {state && <small className="stat-state">{state}</small>}
        </span>
        {position && StatBar({ position })}
        <span className={`stat-change ${tone}`}>{change?.text}</span>
        <span className={known ? `stat-value${revised ? " revised-stat" : ""}` : "stat-value stat-value-unknown"}>
          {text}
          {unit !== "" && <small>{unit}</small>}
        </span>
      </a>
      {open && <Breakdown breakdown={open} text={keepUnits(open.text)} />}
    </div>
  );
});

/** How a stat is computed: a step chart of what each part of the loadout adds, and the garage's formula. */
export function Breakdown({ breakdown: { steps, disputed }, text }: { breakdown: BreakdownContent; text: string }) {
  return (
    <div className="why">
      {steps.length > 0 && staircase(steps)}
      {steps.length > 0 && (
        <ol>
          {steps.map(({ label, detail, delta, factor, tone, value }) => (
            <li key={label}>
              <span>
                <b>{label}</b>
                {detail !== "" && <span className="note block">{keepUnits(detail)}</span>}
              </span>
              <span className={tone === "better" ? "color-wg-good" : tone === "worse" ? "color-wg-awful" : undefined}>
                {delta === "" ? label !== "Base" && <span className="note">no effect</span> : delta}
                {factor !== "" && <small className="block color-text-3">{factor}</small>}
              </span>
              <span className="font-550">{value}</span>
            </li>
          ))}
        </ol>
      )}
      <p>{text}</p>
      {disputed.map((sentence) => (
        <p key={sentence} className="flex gap-6px">
          <i className="i-lucide-scale mt-2px flex-none" />
          <span>
            <span className="sr-only">Disputed: </span>
            {sentence}
          </span>
        </p>
      ))}
    </div>
  );
}

/** The list below says the same. */
function staircase(steps: readonly StatStep[]) {
  const width = 100 / steps.length;
  return (
    <svg className="block w-full h-56px mb-8px" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {steps.map(({ label, tone, bar: { top, height } }, index) => (
        <rect
          key={label}
          x={index * width + 1}
          y={Math.min(top, 98)}
          width={width - 2}
          height={height}
          className={tone === "" ? "fill-text-3" : tone === "better" ? "fill-wg-good" : "fill-wg-awful"}
        />
      ))}
    </svg>
  );
}
