import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { readSimulatedClan } from "#scripts/local/clan-readings.ts";
import { withDemoCalendar } from "#scripts/local/demo-calendar.ts";
import { migrate } from "#scripts/local/migrate.ts";
import { reportPersonaBattles } from "#scripts/local/persona-battles.ts";
import { serve } from "#scripts/local/serve.ts";
import { startSimulators } from "#scripts/local/simulators.ts";
import { localTokenKeys } from "#scripts/local/token-keys.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";
import { withRotationEntries } from "./rotation-entries.fixture.ts";

export interface Site {
  instance: Miniflare;
  stop(): Promise<void>;
}

/** The production build with the dataset published, providers simulated, and a state of its own that goes when it ends. */
export async function startSite(port: number, simulatorsPort: number): Promise<Site> {
  const state = await mkdtemp(join(tmpdir(), "index-e2e-"));
  await migrate(state);
  const now = Date.now();
  const dataset = withRotationEntries(withDemoCalendar(await readDataset(), now), now);
  const simulators = await startSimulators(simulatorsPort);
  // No icon service: nothing here may ask anybody outside.
  const vars = { ICON_SERVICE: "", TOKEN_KEYS: await localTokenKeys(state), ...simulators.settings };
  const instance = await serve({ port, state, vars, pictures: dataset.pictures });
  // Fails when wrangler applied the migrations to another database than the one that is served.
  await (await instance.getD1Database("DB")).prepare("SELECT count(*) FROM errors").first();
  await reportPersonaBattles(instance, Date.now());
  await readSimulatedClan(instance, Date.now());
  // As the hour does it: collects the news of the simulators. Before there is data, for which the tests wait.
  await (await instance.getWorker()).scheduled({ cron: "17 * * * *" });
  await publish(dataset, await miniflareTarget(instance), new Date());
  return {
    instance,
    async stop() {
      simulators.stop();
      await instance.dispose();
      await rm(state, { recursive: true, force: true });
    },
  };
}
