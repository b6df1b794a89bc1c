import type { ReactNode } from "react";
import { SIDE_CLASSES } from "#app/components/map-plan/mini-plan.tsx";
import type { MapPlan, Side } from "#app/game/maps/map-plan.ts";

const LABEL_CLASSES: Record<Side, string> = {
  own: "map-label-own",
  enemy: "map-label-enemy",
  neutral: "map-label-neutral",
};

interface PlanDrawingProps {
  plan: MapPlan;
  label: string;
  /** Drawn on top. */
  children?: ReactNode;
}

/** Draws the plan of a map. Everything has a class: the page's policy allows no inline styles. */
export function PlanDrawing({ plan, label, children }: PlanDrawingProps) {
  const { width, height, minimap, squares, near, line, bases, starts, reach, sight, at } = plan;
  return (
    <svg className="map-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {minimap !== null && (
        <image className="map-minimap" href={minimap} width={width} height={height} preserveAspectRatio="none" />
      )}
      <path className="map-squares" d={squares} />
      <path className="map-near" d={near} />
      <path className="map-line" d={line} />
      {reach.map(({ key, x, y, r, text }) => (
        <g key={key} className="map-reach">
          <circle cx={x} cy={y} r={r} />
          {circleLabel({ x, y, r, text, width, height }, 1, "map-label map-label-own")}
        </g>
      ))}
      {sight.map(({ key, x, y, r, text }) => (
        <g key={key} className="map-sight">
          <circle cx={x} cy={y} r={r} />
          {circleLabel({ x, y, r, text, width, height }, -1, "map-label map-label-sight")}
        </g>
      ))}
      {bases.map(({ key, x, y, r, side, label, labelPosition }) => (
        <g key={key} className={SIDE_CLASSES[side]}>
          <circle cx={x} cy={y} r={r} />
          <path className="map-flag" d={`M${x - 9} ${y + 16}v-32l22 9l-22 10`} />
          <text
            className={`map-label ${LABEL_CLASSES[side]}`}
            x={labelPosition.x}
            y={labelPosition.y}
            textAnchor={labelPosition.anchor}
          >
            {label}
          </text>
        </g>
      ))}
      {starts.map(({ key, d, side }) => (
        <path key={key} className={`map-start ${SIDE_CLASSES[side]}`} d={d} />
      ))}
      {at && <circle className="map-at" cx={at.x} cy={at.y} r={7} />}
      {children}
    </svg>
  );
}

/** The words of a circle, on the first of its points towards the middle of the plan that is within it. */
function circleLabel(
  { x, y, r, text, width, height }: { x: number; y: number; r: number; text: string; width: number; height: number },
  turn: 1 | -1,
  className: string,
) {
  const towards = Math.atan2(height / 2 - y, width / 2 - x);
  const turns = [0.35, 0, -0.35, 0.8, -0.8, 1.3, -1.3, 1.9, -1.9];
  for (const angle of turns) {
    const [px, py] = [x + r * Math.cos(towards + angle * turn), y + r * Math.sin(towards + angle * turn)];
    if (px > 40 && px < width - 90 && py > 30 && py < height - 20)
      return (
        <text className={className} x={Math.round(px) + 8} y={Math.round(py)}>
          {text}
        </text>
      );
  }
  return null;
}
