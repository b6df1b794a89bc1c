import type { MapPlan, Side } from "#app/game/maps/map-plan.ts";

/** Class for things that belong to a team, or to both. */
export const SIDE_CLASSES: Record<Side, string> = { own: "map-own", enemy: "map-enemy", neutral: "map-neutral" };

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
