import { MAX_CODE } from "../loadout/code/code-length.ts";

/** One column of a comparison: a vehicle, with which modules and with what fitted beside them. */
export interface ComparisonEntry {
  /** tank_id. */
  id: number;
  /** Null: top modules, or those of the build where there is one. */
  modules: "top" | "stock" | null;
  /** Nothing beside the modules, what most Commanders take, or a build's code. */
  setUp: "nominal" | "typical" | { code: string };
}

const PATTERN = new RegExp(String.raw`^(\d{1,7})(?:\.(typical|[1-9][\w-]{1,${MAX_CODE - 1}}))?(?:\.(top|stock))?$`);

/**
 * Reads a column of an address: "4481", "4481.stock", "4481.typical", "4481.1AAA.top". The code of a build is not
 * looked into, it needs the vehicle.
 * @returns null for what is none
 */
export function parseEntry(text: string): ComparisonEntry | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [, id, setUp, modules] = match;
  return entryOf({
    id: Number(id),
    modules: modules === "top" || modules === "stock" ? modules : null,
    setUp: setUp === undefined ? "nominal" : setUp === "typical" ? "typical" : { code: setUp },
  });
}

/** Writes a column as an address has it. */
export function entryText({ id, modules, setUp }: ComparisonEntry): string {
  const fitted = typeof setUp === "string" ? (setUp === "nominal" ? null : setUp) : setUp.code;
  return [id, fitted, modules].filter((part) => part !== null).join(".");
}

/** An entry in its only form: top modules are named only where the build has others of its own. */
export function entryOf(entry: ComparisonEntry): ComparisonEntry {
  return entry.modules === "top" && !hasLoadoutCode(entry) ? { ...entry, modules: null } : entry;
}

/** Whether it has a build of its own. */
export function hasLoadoutCode({ setUp }: Pick<ComparisonEntry, "setUp">): boolean {
  return typeof setUp === "object";
}
