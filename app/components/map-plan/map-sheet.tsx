import type { ReactNode } from "react";
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
