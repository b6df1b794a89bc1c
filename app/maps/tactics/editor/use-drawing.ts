import { type RefObject, useEffect, useRef, useState } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { pointSquare } from "#app/game/maps/squares.ts";
import {
  acted,
  begun,
  finished,
  ledTo,
  type PendingMark,
  type Reach,
  TOOLS,
  type Tool,
  withDrawing,
} from "#app/game/maps/tactics/drawing.ts";
import { markAt, withoutMark } from "#app/game/maps/tactics/edit-plan.ts";
import { fitsLink } from "#app/game/maps/tactics/plan-code.ts";
import { describeSpot, type Goals, markRows, planCounts } from "#app/game/maps/tactics/plan-text.ts";
import { type BoardPoint, INKS, type Ink, type TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { createDebounce } from "#app/lib/debounce.ts";
import type { PlanInProgress } from "#app/maps/tactics/use-tactics-board.ts";

export interface Tools {
  tool: Tool;
  ink: Ink;
  choose(tool: Tool): void;
  dip(ink: Ink): void;
}

/** The chosen tool and ink. Takes over a choice made before this script loaded. */
export function useTools(root: RefObject<HTMLElement | null>): Tools {
  const [tool, choose] = useState<Tool>("move");
  const [ink, dip] = useState<Ink>("amber");
  useEffect(() => {
    const checked = (name: string) =>
      root.current?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? "";
    choose(TOOLS.find((candidate) => candidate === checked("tool")) ?? "move");
    dip(INKS.find((candidate) => candidate === checked("ink")) ?? "amber");
  }, [root]);
  return { tool, ink, choose, dip };
}

/** The point that is looked at: that of the pointer, or the cursor of the keys. */
interface Spot {
  point: BoardPoint;
  byKeys: boolean;
}

export interface DrawingWork {
  /** The plan including the unfinished drawing. */
  current: TacticsBoard;
  spot: StoreApi<{ at: Spot | null }>;
  /** For screen readers. */
  said: string;
  /** Says where the cursor is, once it rests. */
  tell(point: BoardPoint): void;
  busy(): boolean;
  begin(point: BoardPoint, reach: Reach): void;
  lead(point: BoardPoint): void;
  /** Leads on to a corner that was set by a key. */
  turn(point: BoardPoint): void;
  finish(): void;
  drop(): void;
  /** The action of a tool that does not draw: sets a marker, removes a mark. */
  act(point: BoardPoint, reach: Reach): void;
  remove(point: BoardPoint, reach: Reach): void;
  /** Null where there is nothing to take back, or to do again. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Pause before a resting cursor is announced, ms. */
const REST = 400;

/** The unfinished drawing on a plan, with any tool. */
export function useDrawing(own: PlanInProgress, tools: Tools, goals: Goals): DrawingWork {
  const [spot] = useState(() => createStore<{ at: Spot | null }>(() => ({ at: null })));
  const [drawing, setDrawing] = useState<PendingMark | null>(null);
  const [said, say] = useState("");
  const [rest] = useState(createDebounce);
  // Events come faster than renderings.
  const latest = useRef<PendingMark | null>(null);
  const draw = (next: PendingMark | null) => {
    latest.current = next;
    setDrawing(next);
  };
  const { plan, change } = own;
  const fits = (next: TacticsBoard) => fitsLink(next, own.mapId);
  const rows = (of: TacticsBoard) => markRows(of, goals.bounds);
  const announce = (message: string) => {
    rest.cancel();
    say(message);
  };
  const set = (next: TacticsBoard | null, message: string) => {
    rest.cancel();
    if (next === null) own.refuse();
    else if (next !== plan && change(next)) say(message);
  };
  const startText = (next: PendingMark, point: BoardPoint) => {
    if (next.kind === "held") return `${rows(plan)[next.index]?.name} picked up`;
    return `${rows(withDrawing([], next))[0]?.name} started, ${pointSquare(point, goals.bounds)}`;
  };
  const lead = (point: BoardPoint) => {
    if (latest.current) draw(ledTo(latest.current, point));
  };
  const drop = () => {
    if (latest.current) announce("Cancelled");
    draw(null);
  };
  const stepped = (step: (() => TacticsBoard) | null, word: string) =>
    step && (() => announce(`${word}: ${planCounts(step()) || "empty plan"}`));
  const added = (next: TacticsBoard | null) => {
    const row = next && rows(next).at(-1);
    return row ? `${row.name} set, ${row.where}` : "";
  };
  const taken = (index: number) => `${rows(plan)[index]?.name} removed`;
  return {
    current: drawing ? withDrawing(plan, drawing) : plan,
    spot,
    said,
    tell(point) {
      const { square, at, far } = describeSpot(point, goals);
      rest.soon(() => say(`${square}, ${at}, ${far}`), REST);
    },
    busy: () => latest.current !== null,
    begin(point, reach) {
      const next = begun(tools.tool, tools.ink, point, plan, reach);
      draw(next);
      if (next) announce(startText(next, point));
    },
    lead,
    turn(point) {
      lead(point);
      announce(`Corner, ${pointSquare(point, goals.bounds)}`);
    },
    finish() {
      const done = latest.current;
      if (!done) return;
      draw(null);
      const next = finished(plan, done, fits);
      set(next, done.kind === "held" ? `Moved to ${pointSquare(done.to, goals.bounds)}` : added(next));
    },
    drop,
    act(point, reach) {
      const index = tools.tool === "eraser" ? markAt(plan, point, reach.reach, reach.head) : -1;
      const next = acted(tools.tool, tools.ink, point, plan, reach);
      set(next, index >= 0 ? taken(index) : added(next));
    },
    remove(point, { reach, head }) {
      const index = markAt(plan, point, reach, head);
      if (index >= 0) set(withoutMark(plan, index), taken(index));
    },
    undo: stepped(own.undo, "Undone"),
    redo: stepped(own.redo, "Redone"),
  };
}
