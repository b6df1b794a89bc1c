import { type ComparisonEntry, entryOf, hasLoadoutCode } from "./entry.ts";
import { type ComparisonQuery, ROW_GROUPS, type RowGroup } from "./query.ts";

/**
 * What a button of the page does, as its value says it: a verb and what it needs, with a dot between. Columns are
 * counted from 0.
 */
export type ComparisonChange =
  | `remove.${number}`
  /** Makes it the baseline: the first column. */
  | `base.${number}`
  | `move.${number}.${number}`
  | `modules.${number | "all"}.${"top" | "stock" | "own"}`
  | `setup.${number | "all"}.${"nominal" | "typical"}`
  | `deltas.${ComparisonQuery["deltas"]}`
  | `rows.${"different" | "every"}`
  | `figures.${"all" | "headline"}`
  | `${"open" | "close"}.${RowGroup}`
  | "clear";

/** The comparison after a change. @param text from an address, so it may be anything: what means nothing changes nothing */
export function changed(query: ComparisonQuery, text: string): ComparisonQuery {
  const [verb = "", first = "", second = ""] = text.split(".");
  const { entries, closed } = query;
  const place = /^\d$/.test(first) ? Number(first) : -1;
  const entry = entries[place];
  switch (verb) {
    case "clear":
      return { ...query, entries: [], closed: [] };
    case "deltas":
      return { ...query, deltas: first === "percent" ? "percent" : "absolute" };
    case "rows":
      return { ...query, different: first === "different" };
    case "figures":
      return { ...query, all: first === "all" };
    case "open":
      return { ...query, closed: closed.filter((group) => group !== first) };
    case "close":
      return { ...query, closed: ROW_GROUPS.filter((group) => group === first || closed.includes(group)) };
    case "remove":
      return { ...query, entries: entries.filter((each) => each !== entry) };
    case "base":
      return { ...query, entries: moved(entries, place, 0) };
    case "move":
      return { ...query, entries: moved(entries, place, /^\d$/.test(second) ? Number(second) : place) };
    case "modules":
    case "setup": {
      const change = verb === "modules" ? withModules : withLoadout;
      const isMeant = (each: ComparisonEntry) => each === entry || (first === "all" && !hasLoadoutCode(each));
      return { ...query, entries: entries.map((each) => (isMeant(each) ? entryOf(change(each, second)) : each)) };
    }
    default:
      return query;
  }
}

/**
 * What a button says, for a comparison that has changed since the button was drawn: it means its vehicle, wherever that
 * stands by now.
 * @returns what changes nothing where the vehicle is gone
 */
export function onColumnsOf(now: ComparisonQuery, drawn: ComparisonQuery, text: string): string {
  const [verb, place = "", ...rest] = text.split(".");
  const id = place === "" ? undefined : drawn.entries[Number(place)]?.id;
  if (id === undefined) return text;
  // The same vehicle may stand in several columns.
  const before = drawn.entries.slice(0, Number(place)).filter((entry) => entry.id === id).length;
  const places = now.entries.flatMap((entry, at) => (entry.id === id ? [at] : []));
  return [verb, places[before] ?? "gone", ...rest].join(".");
}

/** A column taken to another place; the others keep their order. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, thing);
}

function withModules(entry: ComparisonEntry, modules: string): ComparisonEntry {
  if (modules === "own") return { ...entry, modules: null };
  return modules === "top" || modules === "stock" ? { ...entry, modules } : entry;
}

/** Another set-up takes the place of an own build, and with it its modules. */
function withLoadout(entry: ComparisonEntry, setUp: string): ComparisonEntry {
  return setUp === "nominal" || setUp === "typical" ? { ...entry, setUp } : entry;
}
