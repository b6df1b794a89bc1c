import type { MapPlan } from "#app/game/maps/map-plan.ts";
import { SIDE_CLASSES } from "./side-classes.ts";

/** A card-size plan: bases, starts and each team's territory, without text. Its content is described next to it. */
export function MiniPlan({ plan }: { plan: MapPlan }) {
  const { width, height, squares, near, line, bases, starts } = plan;
  return (
    <svg className="map-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
