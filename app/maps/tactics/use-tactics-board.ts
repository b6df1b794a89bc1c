import { useEffect, useMemo, useRef, useState } from "react";
import { withPlan } from "#app/game/maps/query.ts";
import { firstStep, nextStep, type PlanSteps, redone, undone } from "#app/game/maps/tactics/edit-plan.ts";
import { encodePlan, fitsLink, MAX_BOARD_CODE } from "#app/game/maps/tactics/plan-code.ts";
import type { TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { createDebounce } from "#app/lib/debounce.ts";
import type { GivenPlan } from "../server/read-tactics-board.ts";

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
   * Draws another plan, unless its link would be too long. Consecutive changes `on` the same object are one undo step.
   * @returns whether it was drawn
   */
  change(next: TacticsBoard, on?: string): boolean;
  /** Says that there was no room for something. */
  refuse(): void;
  /** Null where there is nothing to take back, or to do again. @returns the plan after it */
  undo: (() => TacticsBoard) | null;
  redo: (() => TacticsBoard) | null;
}

/** Pause before the address follows, ms: browsers allow few changes a second. */
const ADDRESS_PAUSE = 200;

/**
 * The visitor's plan of a map. It is stored in the address, which is updated without a history entry, so that it
 * survives a reload.
 * @param given the plan that the server read from the address
 * @param address the page's own, without a plan
 */
export function useTacticsBoard(given: GivenPlan, mapId: number, address: string): PlanInProgress {
  const [steps, setSteps] = useState(() => firstStep(given.plan));
  const [refused, setRefused] = useState(false);
  const [known, setKnown] = useState({ code: given.code, mapId });
  // Another address of this page, for example after going back, has another plan; another map starts from scratch.
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
    return next.now;
  };
  const change = (next: TacticsBoard, on?: string) => {
    if (next === latest.current.now) return true;
    // A plan that is already too long may still become shorter.
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
    // Once something was drawn, always keep the address up to date: it may become one without a plan again.
    drawn.current ||= changed;
    if (!drawn.current) return;
    const write = () => {
      written.current = performance.now();
      if (location.pathname + location.search !== address) history.replaceState(history.state, "", address);
    };
    // The first of several changes at once: a reload right after it finds it.
    if (performance.now() - written.current > ADDRESS_PAUSE) write();
    else pause.soon(write, ADDRESS_PAUSE);
    // If the page is left or reloaded in the meantime.
    addEventListener("pagehide", write);
    return () => {
      pause.cancel();
      removeEventListener("pagehide", write);
    };
  }, [address, changed, pause]);
}
