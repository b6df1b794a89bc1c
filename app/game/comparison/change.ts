import { kindOf, TYPICAL, withModules } from "../loadout/address/loadout-text.ts";
import type { ComparisonEntry } from "./entry.ts";
import { type ComparisonQuery, ROW_GROUPS, type RowGroup } from "./query.ts";

/** The action of a button, as in its value: a verb and its arguments, separated by dots. Columns count from 0. */
export type ComparisonChange =
  | `remove.${number}`
  /** Makes it the baseline: the first column. */
  | `base.${number}`
  | `move.${number}.${number}`
  | `modules.${number | "all"}.${"top" | "stock"}`
  /** `rest`: the columns that are bare. */
  | `loadout.${number | "all" | "rest"}.${"bare" | "typical"}`
  | `deltas.${ComparisonQuery["deltas"]}`
  | `rows.${"different" | "every"}`
  | `figures.${"all" | "headline"}`
  | `${"open" | "close"}.${RowGroup}`
  | "clear";

/** The comparison after a change. @param text from an address, so it may be anything: what means nothing changes nothing */
export function changed(query: ComparisonQuery, text: string): ComparisonQuery {
  const [verb = "", first = "", second = ""] = text.split(".");
  const { entries, closed } = query;
  const index = /^\d$/.test(first) ? Number(first) : -1;
  const entry = entries[index];
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
      return { ...query, entries: entries.filter((other) => other !== entry) };
    case "base":
      return { ...query, entries: moved(entries, index, 0) };
    case "move":
      return { ...query, entries: moved(entries, index, /^\d$/.test(second) ? Number(second) : index) };
    case "modules": {
      if (second !== "top" && second !== "stock") return query;
      const isMeant = (candidate: ComparisonEntry) => candidate === entry || first === "all";
      return { ...query, entries: changedLoadouts(entries, isMeant, (loadout) => withModules(loadout, second)) };
    }
    case "loadout": {
      if (second !== "bare" && second !== TYPICAL) return query;
      const isMeant = (candidate: ComparisonEntry) => {
        const kind = kindOf(candidate.loadout);
        return candidate === entry || first === "all" || (first === "rest" && kind === "bare");
      };
      const equipment = second === TYPICAL ? TYPICAL : "";
      return {
        ...query,
        entries: changedLoadouts(entries, isMeant, (loadout) =>
          withModules(equipment, loadout.endsWith("stock") ? "stock" : "top"),
        ),
      };
    }
    default:
      return query;
  }
}

/**
 * Adapts a button's action to a comparison that changed since the button was drawn: it applies to the same vehicle, at
 * its current position.
 * @returns an action without effect if the vehicle is gone
 */
export function onColumnsOf(now: ComparisonQuery, drawn: ComparisonQuery, text: string): string {
  const [verb, index = "", ...rest] = text.split(".");
  const id = index === "" ? undefined : drawn.entries[Number(index)]?.id;
  if (id === undefined) return text;
  // The same vehicle may stand in several columns.
  const before = drawn.entries.slice(0, Number(index)).filter((entry) => entry.id === id).length;
  const indexes = now.entries.flatMap((entry, at) => (entry.id === id ? [at] : []));
  return [verb, indexes[before] ?? "gone", ...rest].join(".");
}

/** A column taken to another place; the others keep their order. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, thing);
}

function changedLoadouts(
  entries: readonly ComparisonEntry[],
  isMeant: (entry: ComparisonEntry) => boolean,
  change: (loadout: ComparisonEntry["loadout"]) => ComparisonEntry["loadout"],
): readonly ComparisonEntry[] {
  return entries.map((entry) => (isMeant(entry) ? { ...entry, loadout: change(entry.loadout) } : entry));
}
