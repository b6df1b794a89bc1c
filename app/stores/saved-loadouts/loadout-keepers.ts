import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { browserLoadouts } from "./browser-loadouts.ts";

/** A place where loadouts are kept. Everything that fails is an Error with a sentence for the visitor. */
export interface LoadoutKeeper {
  keep(build: Omit<SavedLoadout, "buildId">): Promise<{ build: SavedLoadout; already: boolean }>;
  rename(buildId: string, name: string): Promise<void>;
  remove(buildId: string): Promise<void>;
}

export const browserKeeper: LoadoutKeeper = {
  keep: async (build) => browserLoadouts.keep(build),
  rename: async (buildId, name) => browserLoadouts.rename(buildId, name),
  remove: async (buildId) => browserLoadouts.remove(buildId),
};

// Loaded on demand, since the contracts need zod.
const calls = async () =>
  (await import("#app/api/saved-loadouts.ts")).createSavedLoadoutsApi((...call: Parameters<typeof fetch>) =>
    fetch(...call),
  );

export const accountKeeper: LoadoutKeeper = {
  keep: async (build) => (await calls()).keep(build),
  rename: async (buildId, name) => (await calls()).rename(buildId, name),
  remove: async (buildId) => (await calls()).remove(buildId),
};

/**
 * Puts the browser's loadouts into the account, one after the other. Each leaves the browser only once the account has
 * it, so that nothing is lost wherever it ends.
 * @throws Error with a sentence for the visitor, when one of them could not be moved
 */
export async function moveToAccount(builds: readonly SavedLoadout[]): Promise<void> {
  // The oldest first, as the account would have got them.
  for (const { buildId, ...build } of builds.toReversed()) {
    await accountKeeper.keep(build);
    await browserKeeper.remove(buildId);
  }
}
