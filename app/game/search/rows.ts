import { VEHICLE_CLASSES } from "#app/game/model/classes.ts";
import { roleCategory } from "#app/game/model/roles.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { foldText, foldWords } from "./fold.ts";
import type { Acquisition, IndexQuery, Sort } from "./query.ts";

/** Rows on one page of the index. */
export const PAGE_SIZE = 50;

/** How one comes by the vehicle; premium wins where the data say both. */
export function acquisition(row: Pick<VehicleRow, "premium" | "collector">): Acquisition {
  if (row.premium) return "premium";
  return row.collector ? "collector" : "researchable";
}

/** How well a name matches, 0 best; null when it does not. Both sides are folded. */
function nameRank(name: string, whole: string, words: string[]): number | null {
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  if (name.includes(whole)) return 2;
  return words.every((word) => name.includes(word)) ? 3 : null;
}

/** The rows that the query lets through, in the order they came; with a name the best matches first. */
export function filterRows<R extends VehicleRow>(rows: readonly R[], query: IndexQuery): R[] {
  const kept = rows.filter(
    (row) =>
      has(query.class, row.type) &&
      has(query.tier, row.tier) &&
      has(query.nation, row.nation) &&
      (query.role.length === 0 || (row.role !== null && query.role.includes(roleCategory(row.role)))) &&
      has(query.type, acquisition(row)),
  );
  const words = foldWords(query.q);
  return words.length === 0 ? kept : byName(kept, words);
}

function has<T extends string | number>(chosen: readonly T[], value: string | number): boolean {
  return chosen.length === 0 || (chosen as readonly (string | number)[]).includes(value);
}

function byName<R extends VehicleRow>(rows: R[], words: string[]): R[] {
  const whole = words.join("");
  const ranks: R[][] = [[], [], [], []];
  for (const row of rows) {
    const long = nameRank(foldText(row.name), whole, words);
    const short = row.shortName === row.name ? null : nameRank(foldText(row.shortName), whole, words);
    const rank = Math.min(long ?? 4, short ?? 4);
    ranks[rank]?.push(row);
  }
  return ranks.flatMap((rank) => rank.sort(byTier));
}

const collator = new Intl.Collator("en", { numeric: true });

/**
 * The order of the index: highest tier first, then the classes in their usual order, then by name.
 * Vehicles of which little is known come after all others.
 */
function byTier(a: VehicleRow, b: VehicleRow): number {
  return (
    Number(a.record === "summary") - Number(b.record === "summary") ||
    b.tier - a.tier ||
    VEHICLE_CLASSES.indexOf(a.type) - VEHICLE_CLASSES.indexOf(b.type) ||
    collator.compare(a.name, b.name) ||
    a.id - b.id
  );
}

/**
 * The rows in the order of the query. A figure that is not known comes last either way.
 * Without an order a search by name keeps its best matches first.
 */
export function sortRows<R extends VehicleRow>(rows: readonly R[], query: IndexQuery): R[] {
  const { sort } = query;
  if (sort === null) return foldWords(query.q).length > 0 ? [...rows] : [...rows].sort(byTier);
  return [...rows].sort((a, b) => compare(a, b, sort) || byTier(a, b));
}

function compare(a: VehicleRow, b: VehicleRow, { key, descending }: Sort): number {
  const direction = descending ? -1 : 1;
  if (key === "name") return direction * collator.compare(a.name, b.name);
  const left = a.stats[key] ?? null;
  const right = b.stats[key] ?? null;
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction * (left - right);
}

/** Lists of published rows in the order of the index; made once for each list, which never changes. */
const ordered = new WeakMap<readonly VehicleRow[], VehicleRow[]>();

/**
 * What the query shows of all rows, in its order: `sortRows(filterRows(rows, query), query)`, but without
 * sorting by tier each time. Every name is compared once, and what is stable in order stays so.
 */
export function selectRows(rows: readonly VehicleRow[], query: IndexQuery): VehicleRow[] {
  const all = ordered.get(rows) ?? [...rows].sort(byTier);
  ordered.set(rows, all);
  const kept = filterRows(all, query);
  const { sort } = query;
  if (sort === null) return kept;
  // By name the best match comes first: back into the order of the index before the figure decides.
  const base = query.q === "" ? kept : all.filter(isIn(kept));
  return base.sort((a, b) => compare(a, b, sort));
}

function isIn<R>(rows: readonly R[]): (row: R) => boolean {
  const set = new Set(rows);
  return (row) => set.has(row);
}

/** One page of rows; a page past the end is the last one. */
export interface Page<R> {
  rows: R[];
  page: number;
  pages: number;
  /** Number of the first and the last row shown, from 1; 0 when there is none. */
  from: number;
  to: number;
  total: number;
}

export function pageRows<R>(rows: readonly R[], page: number, size = PAGE_SIZE): Page<R> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * size;
  const shown = rows.slice(start, start + size);
  const from = shown.length === 0 ? 0 : start + 1;
  return { rows: shown, page: current, pages, from, to: start + shown.length, total: rows.length };
}
