import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#scripts/local/migrate.ts";
import { reportPersonaBattles } from "#scripts/local/persona-battles.ts";
import { serve } from "#scripts/local/serve.ts";
import { startSimulators } from "#scripts/local/simulators.ts";
import { localTokenKeys } from "#scripts/local/token-keys.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";
import { FLASH_ID, FLASHED } from "./flashed.ts";

// The production build for the browser tests, with a state of its own that goes when it ends.
const state = await mkdtemp(join(tmpdir(), "index-e2e-"));
await migrate(state);
const dataset = await readDataset();
const port = Number(process.env.E2E_PORT);
const simulators = await startSimulators(Number(process.env.E2E_SIMULATORS_PORT));
// No icon service: nothing here may ask anybody outside.
const vars = { ICON_SERVICE: "", TOKEN_KEYS: await localTokenKeys(state), ...simulators.settings };
const instance = await serve({ port, state, vars, pictures: dataset.pictures });
// Fails when wrangler's migrations went to another place than the one that is served.
await (await instance.getD1Database("DB")).prepare("SELECT count(*) FROM errors").first();
// What an answer before a redirect has left, in the format of the session storage.
await (await instance.getKVNamespace("CACHE")).put(`flash:${FLASH_ID}`, JSON.stringify({ __flash_toasts__: FLASHED }));
await reportPersonaBattles(instance, Date.now());
await publish(dataset, await miniflareTarget(instance), new Date());

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    simulators.stop();
    await instance.dispose();
    await rm(state, { recursive: true, force: true });
    process.exit(0);
  });
}
