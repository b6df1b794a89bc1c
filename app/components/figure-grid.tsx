import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { LEVEL_COLOURS } from "./level-colours.ts";

/** A figure in large type. */
export interface BigFigure {
  label: string;
  /** Null: nobody knows it. */
  text: string | null;
  unit?: string;
  level?: PerformanceLevel;
  note: string;
}

interface FigureGridProps {
  /** What the figures are of. */
  label: string;
  figures: readonly BigFigure[];
  /** How many stand beside each other. */
  className: string;
}

/** Figures in large type, with lines between them. */
export function FigureGrid({ label, figures, className }: FigureGridProps) {
  return (
    <section aria-label={label}>
      <dl className={`figure-grid ${className}`}>
        {figures.map(({ label: name, text, unit, level, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text === null ? (
                <span className="color-text-3 font-500 text-14 leading-[24px]">Not known</span>
              ) : (
                <span className={`big-figure ${level ? LEVEL_COLOURS[level] : ""}`.trim()}>
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
