import { useEffect, useMemo, useRef, useState } from "react";
import { withPlan } from "#app/game/maps/query.ts";
import { firstStep, nextStep, type PlanSteps, redone, undone } from "#app/game/maps/tactics/edit-plan.ts";
import { encodePlan, fitsLink, MAX_BOARD_CODE } from "#app/game/maps/tactics/plan-code.ts";
import type { TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { createDebounce } from "#app/lib/debounce.ts";
import type { GivenPlan } from "../server/read-tactics-board.ts";

/** A plan while somebody draws it. */
export interface PlanInProgress {
  mapId: number;
  plan: TacticsBoard;
  /** Null without marks. */
  code: string | null;
  /** How much of the room in its link is taken, 0 to 1. */
  full: number;
  /** Whether the last change had no room: it was not made. */
  refused: boolean;
  /**
   * Draws another plan, unless its link would be too long. A change on the same as the one before is one step with it.
   * @returns whether it was drawn
   */
  change(next: TacticsBoard, on?: string): boolean;
  /** Says that there was no room for something. */
  refuse(): void;
  /** Null where there is nothing to take back, or to do again. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Pause before the address follows, ms: browsers allow few changes a second. */
const ADDRESS_PAUSE = 200;

/**
 * The visitor's plan of a map. It lives in the address, which follows it without a step of the history, so that it is
 * there after a reload.
 * @param given what the server read of the address
 * @param address the page's own, without a plan
 */
export function useTacticsBoard(given: GivenPlan, mapId: number, address: string): PlanInProgress {
  const [steps, setSteps] = useState(() => firstStep(given.plan));
  const [refused, setRefused] = useState(false);
  const [known, setKnown] = useState({ code: given.code, mapId });
  // Another address of this page, such as that of a step back, has another plan; another map begins anew.
  if (known.code !== given.code || known.mapId !== mapId) {
    setKnown({ code: given.code, mapId });
    const now = encodePlan(steps.now, mapId) || null;
    if (known.mapId !== mapId) setSteps(firstStep(given.plan));
    else if (now !== given.code) setSteps(nextStep(steps, given.plan));
    setRefused(false);
  }
  const { now: plan, past, future } = steps;
  const code = useMemo(() => encodePlan(plan, mapId) || null, [plan, mapId]);
  useAddress(withPlan(address, code), code !== given.code);

  const latest = useRef(steps);
  latest.current = steps;
  const go = (next: PlanSteps) => {
    latest.current = next;
    setSteps(next);
    setRefused(false);
  };
  const change = (next: TacticsBoard, on?: string) => {
    if (next === latest.current.now) return true;
    // What is too long already may still become shorter.
    const fits = fitsLink(next, mapId) || encodePlan(next, mapId).length < encodePlan(latest.current.now, mapId).length;
    if (fits) go(nextStep(latest.current, next, on));
    else setRefused(true);
    return fits;
  };
  return {
    mapId,
    plan,
    code,
    refused,
    change,
    full: (code?.length ?? 0) / MAX_BOARD_CODE,
    refuse: () => setRefused(true),
    undo: past.length === 0 ? null : () => go(undone(latest.current)),
    redo: future.length === 0 ? null : () => go(redone(latest.current)),
  };
}

/** Puts the page's address right, in place of the one that is there. */
function useAddress(address: string, changed: boolean): void {
  const [pause] = useState(createDebounce);
  const drawn = useRef(false);
  const written = useRef(0);
  useEffect(() => {
    // Once something was drawn, the address is kept right whatever it says: it may be one without the plan again.
    drawn.current ||= changed;
    if (!drawn.current) return;
    const write = () => {
      written.current = performance.now();
      if (location.pathname + location.search !== address) history.replaceState(history.state, "", address);
    };
    // The first of several changes at once: a reload right after it finds it.
    if (performance.now() - written.current > ADDRESS_PAUSE) write();
    else pause.soon(write, ADDRESS_PAUSE);
    // A page that is left or loaded anew in between.
    addEventListener("pagehide", write);
    return () => {
      pause.cancel();
      removeEventListener("pagehide", write);
    };
  }, [address, changed, pause]);
}
