import { rm } from "node:fs/promises";
import type { Miniflare } from "miniflare";

import { type ServeOptions, serve } from "#scripts/local/serve.ts";

import { localTokenKeys, reportPersonaBattles, startSimulators } from "#scripts/start/serve-site.ts";
import { freshState } from "./prepared-state.ts";

export interface Site {
  instance: Miniflare;
  stop(): Promise<void>;
}

/**
 * The production build with the dataset published, providers simulated, and a state of its own that goes when it ends.
 * @param pictures link previews that can be asked for
 */
export async function startSite(
  port: number,
  simulatorsPort: number,
  pictures?: ServeOptions["pictures"],
): Promise<Site> {
  const state = await freshState("published");
  const simulators = await startSimulators(simulatorsPort);
  // No icon service: nothing here may ask anybody outside.
  const vars = { ICON_SERVICE: "", TOKEN_KEYS: await localTokenKeys(state), ...simulators.settings };
  const instance = await serve({ port, state, vars, ...(pictures && { pictures }) });
  await reportPersonaBattles(instance, Date.now());
  // As the hour does it: collects the news of the simulators.
  await (await instance.getWorker()).scheduled({ cron: "17 * * * *" });
  return {
    instance,
    async stop() {
      simulators.stop();
      await instance.dispose();
      await rm(state, { recursive: true, force: true });
    },
  };
}
