import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { type BoardOrder, barOf, boardFigure } from "#app/game/leaderboards/leaderboard.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { BoardProps } from "./board-panel.tsx";

const HEIGHT = 60;
const [WIDTH, STEP] = [10, 12];

/** The colour of a figure; those of which one has no level have none. */
function colourOf(by: BoardOrder, figure: number): string {
  if (by === "wn8") return LEVEL_COLOURS[wn8Level(figure)];
  return by === "win-rate" ? LEVEL_COLOURS[winRateLevel(figure)] : "color-text-3";
}

/** Where the visitor stands among all who are ranked; nothing for who is not one of them. */
export function YourPlace({ board, query: { by }, region }: Extract<BoardProps, { kind: "players" }>) {
  const [own] = board === null || board === "failed" ? [] : board.own;
  const figure = own ? boardFigure(by, own.row) : null;
  if (!own || figure === null || board === null || board === "failed" || board.spread === null) return null;
  const { from, step, counts } = board.spread;
  const most = Math.max(...counts);
  const at = barOf(figure, board.spread);
  const text = (value: number) => formatNumber(value, by === "win-rate" ? 1 : 0) + (by === "win-rate" ? "%" : "");
  return (
    <section className="panel panel-wide" aria-labelledby="your-place">
      <div className="panel-head">
        <h2 className="heading-2" id="your-place">
          Your place
        </h2>
        <span className="note">
          {formatNumber(board.total)} on {REGION_SHORT_LABELS[region]}
        </span>
      </div>
      <div className="px-16px pb-16px">
        <p className="flex justify-between items-baseline">
          <span className="color-text-3 text-13">
            <b className="big-figure color-text">{formatNumber(own.place)}</b> of {formatNumber(board.total)}
          </span>
          <b className={`big-figure ${colourOf(by, figure)}`}>{text(figure)}</b>
        </p>
        <svg
          className="block w-full h-56px mt-12px"
          viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {counts.map((count, bar) => {
            const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT));
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
