import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { MIN_BATTLES } from "#app/game/players/difference.ts";
import { type ExpectedOf, playerWn8 } from "#app/game/players/player-wn8.ts";
import { totalOf } from "#app/game/players/trend.ts";
import { PERIODS, WINDOW_LABELS, WINDOWS, type Window } from "#app/game/players/windows.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { PlayerFigures } from "../server/load-figures.ts";

/** A period to choose, with what it answers at a glance. */
export interface PeriodCell {
  window: Window;
  wn8: string | null;
  /** Null: unknown, or of too few battles. */
  level: PerformanceLevel | null;
  battles: string;
}

/** The periods of a source, and the window of the address if it is another one. */
export function periodCells(
  { window, periods, record }: Pick<PlayerFigures, "window" | "periods" | "record">,
  expectedOf: ExpectedOf,
): PeriodCell[] {
  const isOther = record !== null && periods.every((period) => period.window !== window);
  return [...periods, ...(isOther ? [{ window, vehicles: record.vehicles }] : [])].map((period) => {
    const { value } = playerWn8(period.vehicles, expectedOf);
    const { battles } = totalOf(period.vehicles);
    return {
      window: period.window,
      wn8: value === null ? null : formatNumber(value),
      level: value === null || battles < MIN_BATTLES ? null : wn8Level(value),
      battles: formatNumber(battles),
    };
  });
}

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
            {cell.window === "session" ? <span className="no-phone">Last session</span> : WINDOW_LABELS[cell.window]}
            {cell.window === "session" && <span className="only-phone">Session</span>}
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
