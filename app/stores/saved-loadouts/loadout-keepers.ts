import { useCallback, useEffect, useState } from "react";
import {
  deletePath,
  type KeptLoadout,
  renamePath,
  SAVED_LOADOUTS_PATH,
  type SavedLoadout,
} from "#app/game/loadout/saved/saved-loadout.ts";
import { send } from "#app/lib/api.ts";
import { browserLoadouts } from "./browser-loadouts.ts";

/** A place where loadouts are kept. Everything that fails is an Error with a sentence for the visitor. */
interface LoadoutKeeper {
  keep(loadout: Omit<SavedLoadout, "loadoutId">): Promise<KeptLoadout>;
  rename(loadoutId: string, name: string): Promise<void>;
  remove(loadoutId: string): Promise<void>;
}

export const browserKeeper: LoadoutKeeper = {
  keep: async (loadout) => browserLoadouts.keep(loadout),
  rename: async (loadoutId, name) => browserLoadouts.rename(loadoutId, name),
  remove: async (loadoutId) => browserLoadouts.remove(loadoutId),
};

/** As a form does it without script. */
const sendForm = <Answer>(path: string, fields: Record<string, string>) =>
  send<Answer>(fetch, path, {
    body: new URLSearchParams(fields),
    silent: "The Index did not answer, so nothing has changed. Please try again.",
  });

export const accountKeeper: LoadoutKeeper = {
  keep({ vehicleId, vehicleName, code, name, patch, savedAt }) {
    return sendForm<KeptLoadout>(SAVED_LOADOUTS_PATH, {
      ...{ vehicle: `${vehicleId}`, vehicle_name: vehicleName, code, name },
      ...(patch !== null && { patch }),
      // One whose time is not known is as old as the account's copy.
      ...(savedAt > 0 && { saved_at: `${savedAt}` }),
    });
  },
  rename: (loadoutId, name) => sendForm(renamePath(loadoutId), { name }),
  remove: (loadoutId) => sendForm(deletePath(loadoutId), {}),
};

/**
 * Moves the browser's loadouts into the account, one by one. Each leaves the browser only once the account has it, so
 * that nothing is lost if it stops midway.
 * @throws Error with a message for the visitor if one could not be moved
 */
export async function moveToAccount(loadouts: readonly SavedLoadout[]): Promise<void> {
  // The oldest first, as the account would have got them.
  for (const { loadoutId, ...loadout } of loadouts.toReversed()) {
    await accountKeeper.keep(loadout);
    await browserKeeper.remove(loadoutId);
  }
}

/**
 * The loadouts in this browser, and what reads them again after a change. Empty until the page is hydrated; null then, so
 * that a page can tell it from a browser without loadouts.
 */
export function useBrowserLoadouts(): [builds: readonly SavedLoadout[] | null, read: () => void] {
  const [loadouts, setLoadouts] = useState<readonly SavedLoadout[] | null>(null);
  const read = useCallback(() => setLoadouts(browserLoadouts.read().loadouts), []);
  useEffect(() => {
    read();
    return browserLoadouts.follow(read);
  }, [read]);
  return [loadouts, read];
}
