import { loadoutSearch, MAX_CODE } from "../address/loadout-text.ts";

/** A loadout that somebody keeps, in the account or in the browser. */
export interface SavedLoadout {
  loadoutId: string;
  vehicleId: number;
  /** Name at the time of saving: the vehicle may since have left the data. */
  vehicleName: string;
  /** Chosen by the user who saved it. */
  name: string;
  /** The loadout, as the address of a page has it. */
  code: string;
  /** Version of the game that the figures were of; null where it was not known. */
  patch: string | null;
  /** Unix time in milliseconds. */
  savedAt: number;
}

/** The loadouts of the signed-in person: GET lists them, the newest first, [?vehicle=] of one alone; POST keeps one. */
export const SAVED_LOADOUTS_PATH = "/api/account/builds";
export interface SavedLoadoutsAnswer {
  builds: SavedLoadout[];
}

/** Response to POST: the saved loadout, and whether it was already saved. */
export interface KeptLoadout {
  build: SavedLoadout;
  already: boolean;
}

/** POST: gives a loadout another name. */
export const renamePath = (loadoutId: string) => `${SAVED_LOADOUTS_PATH}/${encodeURIComponent(loadoutId)}/name`;

/** POST: deletes a loadout. */
export const deletePath = (loadoutId: string) => `${SAVED_LOADOUTS_PATH}/${encodeURIComponent(loadoutId)}/delete`;

/** How many an account holds; the calculator's links need no place, so this only has to be bounded. */
export const MAX_IN_ACCOUNT = 200;
/** How many a browser holds. */
export const MAX_IN_BROWSER = 50;
/** Letters of a name. */
export const MAX_LOADOUT_NAME = 40;
/** Letters of a vehicle's name. */
export const MAX_VEHICLE_NAME = 80;

/** Whether a text has the form of a loadout code, of this version of the code or a later one. */
export function isCode(text: string): boolean {
  return /^[0-9a-z][\w-]*$/.test(text) && text.length <= MAX_CODE;
}

/** Whether a text can be a version of the game. */
export function isPatch(text: string): boolean {
  return /^[\w. #-]{1,40}$/.test(text);
}

/**
 * A name as it is stored: one line, without invisible characters or ones that change the writing direction, cut to
 * `max`. Empty if nothing remains.
 */
export function cleanName(text: string, max = MAX_LOADOUT_NAME): string {
  const visible = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "");
  return [...visible.trim()].slice(0, max).join("").trim();
}

/** The name of a loadout to which its owner gives none: the first of "Loadout 1", "Loadout 2" … that is free. */
export function freeName(taken: Iterable<string>): string {
  const names = new Set(taken);
  for (let number = 1; ; number++) if (!names.has(`Loadout ${number}`)) return `Loadout ${number}`;
}

/** The address that opens a loadout; one of a vehicle that is known by its number alone is redirected to its page. */
export function savedLoadoutHref({ vehicleId, code }: Pick<SavedLoadout, "vehicleId" | "code">, slug?: string): string {
  return `/${vehicleId}${slug === undefined ? "" : `/${slug}/loadout`}${loadoutSearch(code)}`;
}
