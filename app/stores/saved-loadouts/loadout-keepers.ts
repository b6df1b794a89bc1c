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
export interface LoadoutKeeper {
  keep(build: Omit<SavedLoadout, "buildId">): Promise<KeptLoadout>;
  rename(buildId: string, name: string): Promise<void>;
  remove(buildId: string): Promise<void>;
}

export const browserKeeper: LoadoutKeeper = {
  keep: async (build) => browserLoadouts.keep(build),
  rename: async (buildId, name) => browserLoadouts.rename(buildId, name),
  remove: async (buildId) => browserLoadouts.remove(buildId),
};

/** As a form does it without script. */
const sendForm = <Answer>(path: string, fields: Record<string, string>) =>
  send<Answer>(fetch, path, {
    body: new URLSearchParams(fields),
    silent: "The Index did not answer, so nothing has changed. Please try again.",
  });

export const accountKeeper: LoadoutKeeper = {
  keep({ vehicleId, vehicleName, code, name, patch, keptAt }) {
    const fields = { vehicle: `${vehicleId}`, vehicle_name: vehicleName, code, name, kept_at: `${keptAt}` };
    return sendForm<KeptLoadout>(SAVED_LOADOUTS_PATH, { ...fields, ...(patch === null ? {} : { patch }) });
  },
  rename: (buildId, name) => sendForm(renamePath(buildId), { name }),
  remove: (buildId) => sendForm(deletePath(buildId), {}),
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
