import { LOADOUT_PARAMETER, MAX_CODE } from "#app/game/loadout/address/loadout-text.ts";

const KEY = "index-own-build";
/** As `loadoutSearch` writes a code. */
const ENTRY = new RegExp(`^(\\d{1,9})(\\?${LOADOUT_PARAMETER}=[1-9][\\w-]{1,${MAX_CODE - 1}})$`);

/** Keeps the loadout of a vehicle that a visitor is at, as a query string, while the tab is open. */
export function saveOwnLoadout(vehicleId: number, search: string): void {
  const entry = `${vehicleId}${search}`;
  if (!ENTRY.test(entry)) return;
  try {
    sessionStorage.setItem(KEY, entry);
  } catch {
    // Blocked or full: the page itself still knows it.
  }
}

/** The query string of the loadout of a vehicle that was kept last; null when it was another vehicle's, or none. */
export function ownLoadout(vehicleId: number): string | null {
  try {
    const [, id, search = null] = ENTRY.exec(sessionStorage.getItem(KEY) ?? "") ?? [];
    return Number(id) === vehicleId ? search : null;
  } catch {
    return null;
  }
}
