import { memo } from "react";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { StatBar } from "#app/widgets/stat-bar.tsx";
import type { StatView } from "../characteristics/stats-view.ts";
import { Why } from "./why.tsx";

/** A figure of a set-up with what the set-up changes; it leads to the page with its computation. */
export const CalculatedRow = memo(function CalculatedRow({ stat, path }: { stat: StatView; path: string }) {
  const { label, text, unit, known, state, revised, place, calculated } = stat;
  if (!calculated) return null;
  const { change, search, open } = calculated;
  const tone = change?.better === null ? "color-text-3" : change?.better ? "color-wg-good" : "color-wg-awful";
  return (
    <div className={open ? "stat-open" : undefined} id={open ? "why" : undefined}>
      <a
        className={place ? "stat-row stat-row-changed" : "stat-row stat-row-changed stat-row-plain"}
        href={`${path}${search}${open ? "" : "#why"}`}
        rel="nofollow"
        aria-expanded={open !== null}
        title={revised}
      >
        <span>
          {label}
          {state && <small className="stat-state">{state}</small>}
        </span>
        {place && StatBar({ place, thin: true })}
        <span className={`stat-change ${tone}`}>{change?.text}</span>
        <span className={known ? `stat-figure${revised ? " revised-figure" : ""}` : "stat-figure stat-figure-unknown"}>
          {text}
          {unit !== "" && <small>{unit}</small>}
        </span>
      </a>
      {open && <Why why={open} text={keepUnits(open.text)} />}
    </div>
  );
});
