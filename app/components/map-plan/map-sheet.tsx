import type { ReactNode } from "react";
import type { MapPlan, Side } from "#app/game/maps/map-plan.ts";
import { SQUARE_COLUMNS, SQUARE_ROWS } from "#app/game/maps/squares.ts";

/** A map plan framed by the letters and numbers of its grid. @param aside content to its right; on a phone below it */
export function MapSheet({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="map-sheet">
      <div className="map-columns" aria-hidden="true">
        {SQUARE_COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className="map-rows" aria-hidden="true">
        {SQUARE_ROWS.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div className="col-start-2 row-start-2 min-w-0">{children}</div>
      {aside}
    </div>
  );
}

/** Class for things that belong to a team, or to both. */
export const SIDE_CLASSES: Record<Side, string> = { own: "map-own", enemy: "map-enemy", neutral: "map-neutral" };

/** The game's own picture of the field, where the installation has it, below all else of a plan. */
export function Minimap({ plan: { minimap, width, height } }: { plan: MapPlan }) {
  return (
    minimap !== null && (
      <image className="map-minimap" href={minimap} width={width} height={height} preserveAspectRatio="none" />
    )
  );
}

/** A card-size plan: bases, starts and each team's territory, without text. Its content is described next to it. */
export function MiniPlan({ plan }: { plan: MapPlan }) {
  const { width, height, squares, near, line, bases, starts } = plan;
  return (
    <svg className="map-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Minimap plan={plan} />
      {squares !== "" && <path className="map-squares" d={squares} />}
      <path className="map-near" d={near} />
      <path className="map-line" d={line} />
      {bases.map(({ key, x, y, r, side }) => (
        <circle key={key} className={SIDE_CLASSES[side]} cx={x} cy={y} r={r} />
      ))}
      {starts.map(({ key, d, side }) => (
        <path key={key} className={`map-start ${SIDE_CLASSES[side]}`} d={d} />
      ))}
    </svg>
  );
}
