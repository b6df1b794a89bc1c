import type { ReactNode } from "react";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { type LinkedVehicle, VehicleMarker, vehicleName } from "#app/components/vehicle/vehicle-link.tsx";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { ChangeLegend, DifferenceMark, StatGrid } from "#app/players/frame/difference-mark.tsx";
import { type FormattedWn8, WN8_LEVELS } from "./formatted-wn8.ts";
import type { Highlight } from "./highlights.ts";
import type { StatsSummary } from "./stats-summary.ts";

const THAN = "vs all time";

/** How good the player is in a period, and how that differs from all time. */
export function Story({ summary: { wn8, stats }, window }: { summary: StatsSummary; window: Window }) {
  const { text, level, label, next, difference, ladder, confidence, allTime, leftOut } = wn8;
  return (
    <>
      <div className="player-story">
        <div>
          <div className="flex justify-between gap-12px">
            <h2 className="color-text-3 font-450 text-12">
              <a className="underline hover:color-text" href="/faq#wn8" title="What WN8 is and how it is calculated">
                WN8
              </a>
              , {WINDOW_LABELS[window].toLowerCase()}
            </h2>
            <span className={`flex gap-6px items-center text-13 font-550 ${level ? LEVEL_COLOURS[level] : ""}`.trim()}>
              {label}
            </span>
          </div>
          <p className="flex flex-wrap gap-x-12px gap-y-4px items-baseline mt-8px">
            <b
              className={`font-display font-600 leading-[1] tracking-[-0.03em] text-[64px] lt-tablet:text-[56px] ${
                level ? LEVEL_COLOURS[level] : "color-text-2"
              }`}
            >
              {text ?? "–"}
            </b>
            <DifferenceMark of={difference} than={THAN} />
          </p>
          {ladder && <Ladder ladder={ladder} wn8={wn8} />}
          <div className="flex flex-wrap gap-x-16px gap-y-4px justify-between color-text-3 text-12">
            <span>{confidence && `95% confidence: ${confidence}`}</span>
            <span>{next}</span>
          </div>
          {leftOut && <p className="note mt-8px">{leftOut}</p>}
        </div>
        <section aria-label="In figures">
          <StatGrid stats={stats} than={THAN} columns="grid-cols-4 lt-tablet:grid-cols-2" />
        </section>
      </div>
      {(allTime || stats.some((stat) => stat.difference)) && (
        <div className="panel-foot justify-between">
          {allTime && <span>All time {allTime}</span>}
          <ChangeLegend />
        </div>
      )}
    </>
  );
}

const WIDTH = 360;

/** The levels of WN8 as wide as each other; a box is what lies within 95%, a line now, a triangle all time. */
function Ladder({
  ladder: { at, band, allTime },
  wn8,
}: {
  ladder: NonNullable<FormattedWn8["ladder"]>;
  wn8: FormattedWn8;
}) {
  const step = WIDTH / WN8_LEVELS.length;
  const x = (position: number) => Math.round(position * WIDTH * 10) / 10;
  const markerX = Math.min(WIDTH - 2, Math.max(2, x(at)));
  const level = wn8.level ? `Level ${WN8_LEVELS.indexOf(wn8.level) + 1} of ${WN8_LEVELS.length}: ` : "";
  return (
    <svg className="player-ladder" viewBox={`0 0 ${WIDTH} 28`} role="img" aria-label={`${level}${wn8.label}`}>
      {WN8_LEVELS.map((candidate, index) => (
        <rect
          key={candidate}
          className={LEVEL_COLOURS[candidate]}
          x={index * step + 1}
          y="8"
          width={step - 2}
          height="8"
          rx="2"
          fill="currentColor"
          opacity={candidate === wn8.level ? 1 : 0.4}
        >
          <title>{PERFORMANCE_LABELS[candidate]}</title>
        </rect>
      ))}
      {band && (
        <rect
          className="color-text-2"
          x={x(band.low)}
          y="5"
          width={Math.max(2, x(band.high) - x(band.low))}
          height="14"
          rx="3"
          fill="none"
          stroke="currentColor"
        />
      )}
      <rect className="color-text" x={markerX - 1.5} y="1" width="3" height="22" rx="1.5" fill="currentColor" />
      {allTime !== null && <path className="color-text-3" d={`M${x(allTime)} 21l4 6h-8z`} fill="currentColor" />}
    </svg>
  );
}

const TITLES: Record<Highlight["kind"], [title: string, icon: string]> = {
  best: ["Best vehicle", "i-lucide-trophy"],
  mark: ["Nearest mark", "i-lucide-medal"],
  most: ["Most played", "i-lucide-flame"],
};

interface HighlightsProps {
  highlights: readonly Highlight[];
  window: Window;
  hrefOf(tankId: number): string;
}

/** Vehicles that stand out, each linked to the player's own page of it. */
export function Highlights({ highlights, window, hrefOf }: HighlightsProps): ReactNode {
  if (highlights.length === 0) return null;
  return (
    <div className="player-cards">
      {highlights.map(({ kind, vehicle, text, level, label, difference, note, share, others }) => (
        <section key={kind} className="panel" aria-label={TITLES[kind][0]}>
          <a href={hrefOf(vehicle.id)}>
            <span className="flex gap-8px items-center">
              <i className={`${TITLES[kind][1]} color-text-3`} />
              <b className="heading-2 flex-1">{TITLES[kind][0]}</b>
              <span className="note">{note || WINDOW_LABELS[window]}</span>
            </span>
            {vehicleLine(vehicle)}
            <span className="flex flex-wrap gap-x-8px items-baseline color-text-2 text-13">
              <b className={`large-stat ${level ? LEVEL_COLOURS[level] : "color-text"}`}>{text}</b>
              {label}
              <DifferenceMark of={difference} than={THAN} />
            </span>
            {share !== null && <span className={`stat-bar stat-bar-thin percent-${share}`} />}
          </a>
          {others.length > 0 && (
            <ul>
              {others.map((other) => (
                <li key={other.vehicle.id}>
                  <a href={hrefOf(other.vehicle.id)}>
                    {vehicleLine({ ...other.vehicle, name: other.vehicle.shortName })}
                    <span className="note ml-auto whitespace-nowrap">{other.label}</span>
                    <b className={other.level ? LEVEL_COLOURS[other.level] : undefined}>{other.text}</b>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

const vehicleLine = (vehicle: LinkedVehicle) => (
  <span className="vehicle-link">
    <NationIcon nation={vehicle.nation} />
    <TierBadge tier={vehicle.tier} />
    <ClassIcon type={vehicle.type} />
    {vehicleName(vehicle)}
    <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
  </span>
);
