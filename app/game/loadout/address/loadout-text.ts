import { codeOf, SECTIONS, STOCK, sectionsOf, VERSION } from "#app/game/loadout/code/bytes.ts";
import type { QueryParameters } from "../../search/typed-text.ts";
import { varint } from "../code/bytes.ts";

/** The longest loadout code that is read. */
export const MAX_CODE = 400;

/** The parameter of a vehicle's page with its loadout. */
export const LOADOUT_PARAMETER = "loadout";

/**
 * A loadout as written in every address: nothing for a bare vehicle with its top modules, `stock` for one with its
 * stock modules, `typical` or `typical.stock` for the most used equipment, else a loadout code. Decoding it needs the
 * vehicle (`readLoadout`).
 */
export type LoadoutText = string;

/** The most used equipment at the time the address is read. */
export const TYPICAL = "typical";

/** How an address names a loadout: bare and typical by a word, any other by its code. */
export type LoadoutKind = "bare" | "typical" | "own";

export function kindOf(text: LoadoutText): LoadoutKind {
  if (text === "" || text === "stock") return "bare";
  return text === TYPICAL || text === `${TYPICAL}.stock` ? "typical" : "own";
}

const CODE = new RegExp(`^[1-9][\\w-]{1,${MAX_CODE - 1}}$`);

/** Whether a text has the form of a loadout. Decoding a code needs the vehicle. */
export function isLoadoutText(text: string): boolean {
  return kindOf(text) !== "own" || CODE.test(text);
}

/** The loadout in the address of a vehicle's page. May be any text; `readLoadout` reports what is wrong. */
export function loadoutTextOf(params: Pick<QueryParameters, "get">): LoadoutText {
  return params.get(LOADOUT_PARAMETER) ?? "";
}

/** The query string of a vehicle's page with a loadout. */
export function loadoutSearch(text: LoadoutText): string {
  return text === "" ? "" : `?${LOADOUT_PARAMETER}=${text}`;
}

/**
 * The same loadout with the vehicle's top or stock modules, without needing the vehicle. A damaged code stays
 * unchanged.
 */
export function withModules(text: LoadoutText, set: "top" | "stock"): LoadoutText {
  const kind = kindOf(text);
  if (kind !== "own") return [kind === "typical" ? TYPICAL : "", set === "stock" ? set : ""].filter(Boolean).join(".");
  if (text[0] !== VERSION) return text;
  const { sections, sound } = sectionsOf(text);
  if (!sound) return text;
  const others = [...sections].filter(([number]) => number !== SECTIONS.modules);
  const all = set === "stock" ? [[SECTIONS.modules, [STOCK]] as const, ...others] : others;
  return codeOf(all.flatMap(([number, bytes]) => [number, ...varint(bytes.length), ...bytes]));
}
