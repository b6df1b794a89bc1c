import { useStore } from "zustand/react";
import { FIELD_STEPS } from "#app/game/maps/own-plan/own-plan.ts";
import type { PlanView } from "#app/game/maps/plan-view.ts";
import type { DrawingWork } from "./use-drawing.ts";

/** The square that is looked at, and the cross of the cursor. */
export function SpotSign({ spot, drawing: { width, height } }: { spot: DrawingWork["spot"]; drawing: PlanView }) {
  const at = useStore(spot, (state) => state.at);
  if (!at) return null;
  const [x, y] = [(at.point.x / FIELD_STEPS) * width, (at.point.y / FIELD_STEPS) * height];
  const corner = (value: number, whole: number) => Math.min(9, Math.floor((value / whole) * 10)) * (whole / 10);
  const square = `M${corner(x, width)} ${corner(y, height)}h${width / 10}v${height / 10}h${-width / 10}z`;
  return (
    <g className="map-cursor" data-not-in-picture="">
      <path d={square} />
      {at.byKeys && <path d={`M${x - 26} ${y}h18M${x + 8} ${y}h18M${x} ${y - 26}v18M${x} ${y + 8}v18`} />}
    </g>
  );
}
