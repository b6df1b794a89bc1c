import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { LEVEL_COLOURS } from "./level-colours.ts";

export interface LargeStat {
  label: string;
  /** Null if unknown. */
  text: string | null;
  unit?: string;
  level?: PerformanceLevel;
  note: string;
}

interface LargeStatGridProps {
  label: string;
  stats: readonly LargeStat[];
  /** Class that sets the number of stats per row. */
  className: string;
}

export function LargeStatGrid({ label, stats, className }: LargeStatGridProps) {
  return (
    <section aria-label={label}>
      <dl className={`stat-grid ${className}`}>
        {stats.map(({ label: name, text, unit, level, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text === null ? (
                <span className="color-text-3 font-500 text-14 leading-[24px]">Not known</span>
              ) : (
                <span className={`large-stat ${level ? LEVEL_COLOURS[level] : ""}`.trim()}>
                  {text}
                  {unit && <small>{unit}</small>}
                </span>
              )}
            </dd>
            {note !== "" && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
