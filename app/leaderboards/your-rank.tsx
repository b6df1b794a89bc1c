import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { type BoardOrder, barOf, boardStat } from "#app/game/leaderboards/leaderboard.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { BoardProps } from "./board-panel.tsx";

const HEIGHT = 60;
const [WIDTH, STEP] = [10, 12];

/** The colour of a value; stats without levels have none. */
function colourOf(by: BoardOrder, value: number): string {
  if (by === "wn8") return LEVEL_COLOURS[wn8Level(value)];
  return by === "win-rate" ? LEVEL_COLOURS[winRateLevel(value)] : "color-text-3";
}

/** The visitor's place among all ranked players; renders nothing if unranked. */
export function YourPlace({ board, query: { by }, region }: Extract<BoardProps, { kind: "players" }>) {
  const [own] = board === null || board === "failed" ? [] : board.own;
  const stat = own ? boardStat(by, own.row) : null;
  if (!own || stat === null || board === null || board === "failed" || board.spread === null) return null;
  const { from, step, counts } = board.spread;
  const maxCount = Math.max(...counts);
  const at = barOf(stat, board.spread);
  const text = (value: number) => formatNumber(value, by === "win-rate" ? 1 : 0) + (by === "win-rate" ? "%" : "");
  return (
    <section className="panel panel-wide" aria-labelledby="your-place">
      <PanelHead
        id="your-place"
        title="Your place"
        note={`${formatNumber(board.total)} on ${REGION_SHORT_LABELS[region]}`}
      />
      <div className="px-16px pb-16px">
        <p className="flex justify-between items-baseline">
          <span className="color-text-3 text-13">
            <b className="large-stat color-text">{formatNumber(own.place)}</b> of {formatNumber(board.total)}
          </span>
          <b className={`large-stat ${colourOf(by, stat)}`}>{text(stat)}</b>
        </p>
        <svg
          className="block w-full h-56px mt-12px"
          viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {counts.map((count, bar) => {
            const height = count === 0 ? 1 : Math.max(3, Math.round((count / maxCount) * HEIGHT));
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={bar}
                className={colourOf(by, from + (bar + 0.5) * step)}
                x={bar * STEP + 1}
                y={HEIGHT - height}
                width={WIDTH}
                height={height}
                rx="2"
                fill="currentColor"
                opacity={bar === at ? 1 : 0.4}
              />
            );
          })}
        </svg>
        <p className="flex justify-between mt-4px color-text-3 text-11">
          <span>{text(from)}</span>
          <span>{text(from + step * counts.length)}</span>
        </p>
      </div>
    </section>
  );
}
