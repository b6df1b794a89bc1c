import type { ReactNode } from "react";
import { Minimap, SIDE_CLASSES } from "#app/components/map-plan/map-sheet.tsx";
import { circleLabels, type LabelBox, type MapPlan, type Side } from "#app/game/maps/map-plan.ts";

const LABEL_CLASSES: Record<Side, string> = {
  own: "map-label-own",
  enemy: "map-label-enemy",
  neutral: "map-label-neutral",
};

interface PlanDrawingProps {
  plan: MapPlan;
  label: string;
  /** What is drawn on top covers these. */
  drawn?: readonly LabelBox[];
  /** Drawn on top. */
  children?: ReactNode;
}

/** Draws the plan of a map. Everything has a class: the page's policy allows no inline styles. */
export function PlanDrawing({ plan, label, drawn = [], children }: PlanDrawingProps) {
  const { width, height, squares, near, line, bases, starts, reach, sight, at } = plan;
  return (
    <svg className="map-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Minimap plan={plan} />
      <path className="map-squares" d={squares} />
      <path className="map-near" d={near} />
      <path className="map-line" d={line} />
      {reach.map(({ key, x, y, r }) => (
        <circle key={key} className="map-reach" cx={x} cy={y} r={r} />
      ))}
      {sight.map(({ key, x, y, r }) => (
        <circle key={key} className="map-sight" cx={x} cy={y} r={r} />
      ))}
      {circleLabels(plan, drawn).map(({ key, kind, x, y, text }) => (
        <text key={key} className={`map-label ${kind === "reach" ? "map-label-own" : "map-label-sight"}`} x={x} y={y}>
          {text}
        </text>
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
