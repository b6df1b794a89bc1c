import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PERIODS, WINDOW_LABELS, WINDOWS, type Window } from "#app/game/players/windows.ts";
import type { PeriodCell } from "./source-facts.ts";

interface PeriodStripProps {
  cells: readonly PeriodCell[];
  window: Window;
  /** Of the page with a window. */
  hrefOf(window: Window): string;
  /** Whether the source knows single battles, and so other windows too. */
  withOthers?: boolean;
}

/** Chooses a period, and answers for all of them. */
export function PeriodStrip({ withOthers = false, ...strip }: PeriodStripProps) {
  if (strip.cells.length < 2) return null;
  return (
    <>
      <Periods {...strip} />
      <Chosen {...strip} />
      {withOthers && (
        <nav
          className="flex flex-wrap gap-x-12px px-16px py-8px border-b border-b-grid note"
          aria-label="Other periods"
        >
          {OTHERS.map((other) => (
            <a
              key={other}
              className="text-link"
              href={strip.hrefOf(other)}
              aria-current={other === strip.window ? "true" : undefined}
            >
              {WINDOW_LABELS[other]}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

/** Reads out what was chosen. */
function Chosen({ cells, window }: PeriodStripProps) {
  const cell = cells.find((one) => one.window === window);
  return (
    <p className="sr-only" role="status">
      {WINDOW_LABELS[window]}
      {cell && `: ${cell.battles} ${cell.battles === "1" ? "battle" : "battles"}, WN8 ${cell.wn8 ?? "not known"}`}
    </p>
  );
}

/** The shortest first. */
const OTHERS = WINDOWS.filter((window) => !PERIODS.some((period) => period === window)).sort(
  (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
);

function Periods({ cells, window, hrefOf }: PeriodStripProps) {
  return (
    <nav className="player-periods" aria-label="Period" data-keep-scroll="">
      {cells.map((cell) => (
        <a key={cell.window} href={hrefOf(cell.window)} aria-current={cell.window === window ? "true" : undefined}>
          <span>
            {cell.window === "session" ? (
              <>
                <span className="no-phone">{cell.label}</span>
                <span className="only-phone">Session</span>
              </>
            ) : (
              cell.label
            )}
          </span>
          <b className={cell.level ? LEVEL_COLOURS[cell.level] : undefined}>
            <span className="sr-only">WN8 </span>
            {cell.wn8 ?? "–"}
          </b>{" "}
          <small>
            {cell.battles}
            <span className="no-phone">{cell.battles === "1" ? " battle" : " battles"}</span>
          </small>
        </a>
      ))}
    </nav>
  );
}
