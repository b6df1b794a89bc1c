import { BitReader, BitsMissing, BitWriter } from "./bits.ts";
import { readMark, writeMark } from "./mark-bits.ts";
import { MOST_MARKS, type OwnPlan } from "./own-plan.ts";

/**
 * A plan as a parameter of an address: the version, two letters of a checksum, and in bits the map, how many marks there
 * are and each of them. Letters of an address alone, so that nothing of it is escaped.
 */
const VERSION = "1";
const CHECK_LETTERS = 2;
const MAP_BITS = 16;
const COUNT_BITS = 7;

/** Letters of the longest code: with everything else an address may have it stays below 2,000 (query.test.ts). */
export const MOST_CODE = 1600;

/** Why a code is no plan of a map. */
export type PlanProblem = "broken" | "newer" | "large" | "other-map";

/** The code of a plan on a map, however long; empty for a plan without marks. */
export function encodePlan(plan: OwnPlan, mapId: number): string {
  if (plan.length === 0) return "";
  const bits = new BitWriter();
  bits.write(mapId, MAP_BITS);
  bits.write(plan.length, COUNT_BITS);
  for (const mark of plan) writeMark(bits, mark);
  const body = bits.end();
  return VERSION + checksum(body) + body;
}

/** Whether a plan has room in a link. */
export function fitsLink(plan: OwnPlan, mapId: number): boolean {
  return plan.length <= MOST_MARKS && encodePlan(plan, mapId).length <= MOST_CODE;
}

/** The plan that a code says, or why it is none of this map. Takes anything that an address may hold. */
export function decodePlan(code: string, mapId: number): { plan: OwnPlan } | { problem: PlanProblem } {
  if (code === "") return { plan: [] };
  if (code.length > MOST_CODE) return { problem: "large" };
  if (!code.startsWith(VERSION)) return { problem: /^[2-9][\w-]+$/.test(code) ? "newer" : "broken" };
  const body = code.slice(1 + CHECK_LETTERS);
  if (checksum(body) !== code.slice(1, 1 + CHECK_LETTERS)) return { problem: "broken" };
  try {
    const bits = new BitReader(body);
    if (bits.read(MAP_BITS) !== mapId) return { problem: "other-map" };
    const count = bits.read(COUNT_BITS);
    if (count > MOST_MARKS) return { problem: "large" };
    const plan = Array.from({ length: count }, () => readMark(bits));
    const marks = plan.filter((mark) => mark !== null);
    return marks.length === count && bits.atEnd() ? { plan: marks } : { problem: "broken" };
  } catch (error) {
    if (error instanceof BitsMissing) return { problem: "broken" };
    throw error;
  }
}

/** The number of the map that a code is of; null for a code that is broken. */
export function mapOfCode(code: string): number | null {
  const decoded = decodePlan(code, -1);
  if (!("problem" in decoded) || decoded.problem !== "other-map") return null;
  return new BitReader(code.slice(1 + CHECK_LETTERS)).read(MAP_BITS);
}

/** FNV-1a over the letters, of which twelve bits are kept: a link that lost its end is noticed. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const bits = new BitWriter();
  bits.write((hash ^ (hash >>> 12)) & 0xfff, CHECK_LETTERS * 6);
  return bits.end();
}
