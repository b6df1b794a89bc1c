import { type PointerEvent, useRef } from "react";
import type { ModelLook } from "./model-text.ts";

/** CSS pixels that a finger moves in a tap. */
const TAP = 5;

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow leads; undefined of any other key. */
export const gestureStep = (key: string) => STEPS[key];

export const clampedTo = (value: number, max: number) => Math.min(max, Math.max(-max, value));

interface GestureProps {
  look: ModelLook;
  turn(change: Partial<ModelLook>): void;
  /** Whether a drag turns the turret and its gun. */
  aims: boolean;
  zoomAt(by: number, x: number, y: number): void;
  mark(x: number, y: number): void;
}

/** One finger turns, two zoom, a tap marks. Fingers are followed in the window: where they are in the picture is laid out. */
export function useGestures({ look, turn, aims, zoomAt, mark }: GestureProps) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const drag = useRef<{ x: number; y: number; look: ModelLook; moved: boolean } | null>(null);
  const spread = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  const inPicture = ({ currentTarget }: PointerEvent, { x, y }: { x: number; y: number }): [number, number] => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [x - left - currentTarget.clientLeft, y - top - currentTarget.clientTop];
  };
  const end = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    drag.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      fingers.current.set(event.pointerId, { x, y });
      drag.current = fingers.current.size === 1 ? { x, y, look, moved: false } : null;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const finger = fingers.current.get(event.pointerId);
      if (!finger) return;
      const before = spread();
      [finger.x, finger.y] = [event.clientX, event.clientY];
      const after = spread();
      if (before && after) return zoomAt(after.far / Math.max(1, before.far), ...inPicture(event, after));
      const from = drag.current;
      if (!from) return;
      const [x, y] = [finger.x - from.x, finger.y - from.y];
      if (Math.hypot(x, y) > TAP) from.moved = true;
      if (!from.moved) return;
      if (aims || event.shiftKey) {
        // The muzzle follows the finger, from whichever side it is seen.
        const side = Math.cos(((from.look.turn + from.look.turret) * Math.PI) / 180) > 0 ? -1 : 1;
        turn({ turret: from.look.turret + side * 0.4 * x, gun: from.look.gun - 0.15 * y });
      } else turn({ turn: from.look.turn - 0.4 * x, height: from.look.height + 0.3 * y });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag.current && !drag.current.moved) mark(...inPicture(event, { x: event.clientX, y: event.clientY }));
      end(event);
    },
    onPointerCancel: end,
  };
}
