import type { KeptBuild } from "#app/game/loadout/saved/kept-build.ts";
import { browserBuilds } from "./browser-builds.ts";

/** A place where builds are kept. Everything that fails is an Error with a sentence for the visitor. */
export interface BuildKeeper {
  keep(build: Omit<KeptBuild, "buildId">): Promise<{ build: KeptBuild; already: boolean }>;
  rename(buildId: string, name: string): Promise<void>;
  remove(buildId: string): Promise<void>;
}

export const browserKeeper: BuildKeeper = {
  keep: async (build) => browserBuilds.keep(build),
  rename: async (buildId, name) => browserBuilds.rename(buildId, name),
  remove: async (buildId) => browserBuilds.remove(buildId),
};

// Loaded on demand, since the contracts need zod.
const calls = async () =>
  (await import("#app/api/kept-builds.ts")).createKeptBuildsApi((...call: Parameters<typeof fetch>) => fetch(...call));

export const accountKeeper: BuildKeeper = {
  keep: async (build) => (await calls()).keep(build),
  rename: async (buildId, name) => (await calls()).rename(buildId, name),
  remove: async (buildId) => (await calls()).remove(buildId),
};

/**
 * Puts the browser's builds into the account, one after the other. Each leaves the browser only once the account has
 * it, so that nothing is lost wherever it ends.
 * @throws Error with a sentence for the visitor, when one of them could not be moved
 */
export async function moveToAccount(builds: readonly KeptBuild[]): Promise<void> {
  // The oldest first, as the account would have got them.
  for (const { buildId, ...build } of builds.toReversed()) {
    await accountKeeper.keep(build);
    await browserKeeper.remove(buildId);
  }
}
