import { useStore } from "zustand/react";
import { type Goals, spotWords } from "#app/game/maps/own-plan/spot-words.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { DrawingWork } from "./use-drawing.ts";

/** The square, the metres and the distances of the point that is looked at, and how long a square is. */
export function SpotLine({ spot, goals }: { spot: DrawingWork["spot"]; goals: Goals }) {
  const at = useStore(spot, (state) => state.at);
  const { west, south, east, north } = goals.bounds;
  const [wide, high] = [(east - west) / 10, (north - south) / 10].map((metres) => formatNumber(Math.round(metres)));
  const words = at && spotWords(at.point, goals);
  return (
    <div className="map-spot">
      <p className="js-only" data-spot="">
        {words ? (
          <>
            <b>{words.square}</b> {words.at} <span>{words.far}</span>
          </>
        ) : (
          "Point at the plan for its squares, metres and distances."
        )}
      </p>
      <p className="map-scale">{wide === high ? `${wide} m, one square` : `${wide} × ${high} m, one square`}</p>
    </div>
  );
}
