import type { Bounds } from "#app/game/maps/geometry.ts";
import { type DrawnMark, drawnMarks, RULER_ASIDE } from "#app/game/maps/tactics/drawn-marks.ts";
import type { TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { INK_CLASSES } from "./plan-panel.tsx";

/** The visitor's drawing, over the plan of the map; markers on top, so that lines do not hide them. */
export function OwnMarks({ plan, bounds }: { plan: TacticsBoard; bounds: Bounds }) {
  const marks = drawnMarks(plan, bounds).map((mark, index) => ({ mark, key: `${mark.kind} ${index}` }));
  const markers = marks.filter(({ mark }) => mark.kind === "marker");
  const lines = marks.filter(({ mark }) => mark.kind !== "marker");
  return [...lines, ...markers].map(({ mark, key }) => <MarkSign key={key} mark={mark} />);
}

function MarkSign({ mark: { kind, ink, d, ends, x, y, text } }: { mark: DrawnMark }) {
  if (kind === "marker")
    return (
      <g className={INK_CLASSES[ink]} transform={`translate(${x} ${y})`}>
        <g className="map-marker">
          <path className="map-marker-sign" d={d} />
          <text className="map-number" y={-18} textAnchor="middle">
            {text}
          </text>
        </g>
      </g>
    );
  return (
    <g className={INK_CLASSES[ink]}>
      <path className="map-hand" d={d} />
      <path className="map-pen" d={d} />
      {ends !== "" && <path className="map-pen-end" d={ends} />}
      {text !== "" && (
        <text className="map-label fill-current" x={x + RULER_ASIDE} y={y}>
          {text}
        </text>
      )}
    </g>
  );
}
