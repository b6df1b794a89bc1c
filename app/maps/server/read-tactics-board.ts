import type { GameMap } from "#app/game/maps/map.ts";
import { decodePlan, mapOfCode } from "#app/game/maps/tactics/plan-code.ts";
import { problemText } from "#app/game/maps/tactics/plan-text.ts";
import type { TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";

/** The drawing that a map's address contains. */
export interface GivenPlan {
  /** Null where there is no plan, or one that cannot be drawn. */
  code: string | null;
  plan: TacticsBoard;
}

/** The plan in the address of a map, and why there is none. */
export function readTacticsBoard(
  text: string | null,
  map: GameMap,
  maps: readonly GameMap[],
): { given: GivenPlan; problem: string | null } {
  const none: GivenPlan = { code: null, plan: [] };
  if (!text) return { given: none, problem: null };
  const read = decodePlan(text, map.id);
  if ("plan" in read) return { given: { code: text, plan: read.plan }, problem: null };
  const of = read.problem === "other-map" ? mapOfCode(text) : null;
  const other = maps.find(({ id }) => id === of)?.name ?? null;
  return { given: none, problem: problemText(read.problem, other) };
}
