import { type PointerEvent, useRef } from "react";
import type { Reach } from "#app/game/maps/own-plan/drawing.ts";
import { MARKER_HEAD } from "#app/game/maps/own-plan/marks-view.ts";
import { FIELD_STEPS, type Point } from "#app/game/maps/own-plan/own-plan.ts";
import type { DrawingWork } from "./use-drawing.ts";
import type { Tools } from "./use-tools.ts";

/** How far from a mark a mouse and a finger may be, CSS pixels. */
const MOUSE_REACH = 10;
const FINGER_REACH = 20;
/** A press that moves farther is no tap, CSS pixels. */
const SLACK = 8;

type Handler = (event: PointerEvent<HTMLElement>) => void;

interface PointerHandlers {
  onPointerDown: Handler;
  onPointerMove: Handler;
  onPointerUp: Handler;
  onPointerCancel: Handler;
  onPointerLeave: Handler;
}

/** Draws with a mouse, a pen or a finger. */
export function usePointer(work: DrawingWork, { tool }: Tools): PointerHandlers {
  // Where a press began that may become a tap.
  const pressed = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      const point = pointOf(event);
      work.spot.setState({ at: { point, byKeys: false } });
      pressed.current = { x: event.clientX, y: event.clientY };
      work.begin(point, reachOf(event));
      if (work.busy()) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (!event.isPrimary) return;
      const point = pointOf(event);
      work.spot.setState({ at: { point, byKeys: false } });
      if (pressed.current) work.lead(point);
    },
    onPointerUp(event) {
      if (!event.isPrimary || !pressed.current) return;
      const { x, y } = pressed.current;
      pressed.current = null;
      if (work.busy()) return work.finish();
      const tap = Math.hypot(event.clientX - x, event.clientY - y) <= SLACK;
      if (tap && tool !== "move") work.act(pointOf(event), reachOf(event));
    },
    // A finger that scrolls the page after all.
    onPointerCancel() {
      pressed.current = null;
      work.drop();
    },
    onPointerLeave(event) {
      if (event.pointerType === "mouse" && !work.busy()) work.spot.setState({ at: null });
    },
  };
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const step = (share: number) => Math.min(FIELD_STEPS, Math.max(0, share * FIELD_STEPS));
  return { x: step((clientX - left) / width), y: step((clientY - top) / height) };
}

function reachOf({ currentTarget, pointerType }: PointerEvent<HTMLElement>): Reach {
  const { width } = currentTarget.getBoundingClientRect();
  const pixels = pointerType === "mouse" ? MOUSE_REACH : FINGER_REACH;
  // Markers are larger where the plan is small (`map-marker`).
  return { reach: (pixels / width) * FIELD_STEPS, head: MARKER_HEAD * (width < 700 ? 1.9 : 1) };
}
