import { isLoadoutText, type LoadoutText, withModules } from "../loadout/address/loadout-text.ts";

/** One column of a comparison: a vehicle with its loadout. */
export interface ComparisonEntry {
  /** tank_id. */
  id: number;
  loadout: LoadoutText;
}

/**
 * Reads a column of an address: "4481", "4481.stock", "4481.typical", "4481.1BAEABQ4". Decoding a code needs the
 * vehicle. In former addresses the modules could follow separately, "4481.1BAEABQ4.stock": they are merged into the
 * code.
 * @returns null if invalid
 */
export function parseEntry(text: string): ComparisonEntry | null {
  const [, id, loadout = "", modules] = /^(\d{1,7})(?:\.([\w-]+?))??(?:\.(top|stock))?$/.exec(text) ?? [];
  if (id === undefined || !isLoadoutText(loadout)) return null;
  return { id: Number(id), loadout: modules ? withModules(loadout, modules === "stock" ? modules : "top") : loadout };
}

/** Writes a column as an address has it. */
export function entryText({ id, loadout }: ComparisonEntry): string {
  return loadout === "" ? String(id) : `${id}.${loadout}`;
}
