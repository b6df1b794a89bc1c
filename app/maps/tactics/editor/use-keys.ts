import { type DOMAttributes, useRef } from "react";
import { useUndoKeys } from "#app/components/use-undo-keys.ts";
import type { Reach } from "#app/game/maps/tactics/drawing.ts";
import { MARKER_HEAD } from "#app/game/maps/tactics/drawn-marks.ts";
import { onField } from "#app/game/maps/tactics/edit-plan.ts";
import { type BoardPoint, FIELD_STEPS } from "#app/game/maps/tactics/tactics-board.ts";
import type { DrawingWork, Tools } from "./use-drawing.ts";

/** Steps of the cursor, thousandths of the field: a tenth of a square, and a square. */
const STEP = 10;
const SQUARE = 100;
const REACH: Reach = { reach: 25, head: MARKER_HEAD };

const DIRECTIONS: Record<string, BoardPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Draws with a cursor that keys move, and undoes by keys wherever the focus is but in a text.
 * @returns handlers for the plan, which has the cursor while it is in focus
 */
export function useKeys(work: DrawingWork, { tool }: Tools): DOMAttributes<HTMLElement> {
  const cursor = useRef<BoardPoint>({ x: FIELD_STEPS / 2, y: FIELD_STEPS / 2 });
  // Where the last corner of a line was set.
  const corner = useRef<BoardPoint | null>(null);
  const show = () => {
    work.spot.setState({ at: { point: cursor.current, byKeys: true } });
    work.tell(cursor.current);
  };
  const end = () => {
    corner.current = null;
    work.finish();
  };
  const enter = () => {
    const point = cursor.current;
    if (!work.busy()) {
      work.begin(point, REACH);
      if (!work.busy()) return work.act(point, REACH);
      corner.current = point;
      return;
    }
    const same = corner.current !== null && corner.current.x === point.x && corner.current.y === point.y;
    // A ruler or a move ends at once, a line when its last corner is set twice.
    if (tool === "ruler" || tool === "move" || same) return end();
    corner.current = point;
    work.turn(point);
  };
  const { undo, redo, drop } = work;
  useUndoKeys({
    undo: () => {
      drop();
      undo?.();
    },
    redo: () => {
      drop();
      redo?.();
    },
  });
  return {
    onKeyDown(event) {
      const direction = DIRECTIONS[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // The cursor goes on from where the pointer was last.
      cursor.current = work.spot.getState().at?.point ?? cursor.current;
      if (direction) {
        const step = event.shiftKey ? SQUARE : STEP;
        const { x, y } = cursor.current;
        cursor.current = onField({ x: x + direction.x * step, y: y + direction.y * step });
        if (tool === "ruler" || tool === "move") work.lead(cursor.current);
        show();
      } else if (event.key === "Enter" || event.key === " ") enter();
      else if (event.key === "Delete" || event.key === "Backspace") work.remove(cursor.current, REACH);
      else if (event.key === "Escape" && work.busy()) work.drop();
      else return;
      event.preventDefault();
    },
    onFocus({ currentTarget }) {
      if (currentTarget.matches(":focus-visible")) show();
    },
    onBlur() {
      corner.current = null;
      work.drop();
      work.spot.setState({ at: null });
    },
  };
}
