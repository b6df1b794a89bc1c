import type { Bounds } from "#app/game/maps/geometry.ts";
import { type MarkView, marksView } from "#app/game/maps/tactics/marks-view.ts";
import type { TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { INK_CLASSES } from "./ink-classes.ts";

/** What the visitor drew, over the plan of the map; markers on top, so that lines hide none of them. */
export function OwnMarks({ plan, bounds }: { plan: TacticsBoard; bounds: Bounds }) {
  const views = marksView(plan, bounds).map((view, place) => ({ view, key: `${view.kind} ${place}` }));
  const markers = views.filter(({ view }) => view.kind === "marker");
  const lines = views.filter(({ view }) => view.kind !== "marker");
  return [...lines, ...markers].map(({ view, key }) => <MarkSign key={key} mark={view} />);
}

function MarkSign({ mark: { kind, ink, d, ends, x, y, text } }: { mark: MarkView }) {
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
        <text className="map-word fill-current" x={x + 10} y={y}>
          {text}
        </text>
      )}
    </g>
  );
}
