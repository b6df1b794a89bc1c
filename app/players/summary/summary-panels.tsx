import { FigureGrid } from "#app/components/figure-grid.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import type { SummaryView } from "./summary-view.ts";
import { WN8_LEVELS, type Wn8View } from "./wn8-view.ts";

/** WN8 and the player in figures. */
export function SummaryFigures({ view }: { view: SummaryView }) {
  return (
    <div className="player-summary">
      <Wn8Panel wn8={view.wn8} />
      <FigureGrid label="In figures" figures={view.figures} className="grid-cols-4 lt-tablet:grid-cols-2" />
    </div>
  );
}

function Wn8Panel({ wn8 }: { wn8: Wn8View }) {
  const { text, level, label, next, beside, leftOut } = wn8;
  return (
    <section className="panel panel-body pt-16px flex flex-col justify-between" aria-label="WN8">
      <div className="flex justify-between gap-12px">
        <h2 className="color-text-2 font-500 text-13">WN8</h2>
        {level && <span className={`chip ${LEVEL_COLOURS[level]}`}>{label}</span>}
      </div>
      <p
        className={`mt-16px font-display font-600 leading-[1] tracking-[-0.03em] ${
          level ? `text-[56px] ${LEVEL_COLOURS[level]}` : "text-24 color-text-3"
        }`}
      >
        {text ?? "Not known"}
      </p>
      {level && (
        <div
          className="level-scale"
          role="img"
          aria-label={`Level ${WN8_LEVELS.indexOf(level) + 1} of ${WN8_LEVELS.length}: ${label}`}
        >
          {WN8_LEVELS.map((each) => (
            <i
              key={each}
              className={`${LEVEL_COLOURS[each]} ${each === level ? "level-own" : ""}`.trim()}
              title={PERFORMANCE_LABELS[each]}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-x-16px gap-y-4px justify-between color-text-3 text-13">
        <span>{next}</span>
        {beside && (
          <span>
            {beside.words} <b className={`font-600 ${LEVEL_COLOURS[beside.level]}`}>{beside.text}</b>
          </span>
        )}
      </div>
      {leftOut && <p className="note mt-12px">{leftOut}</p>}
    </section>
  );
}
