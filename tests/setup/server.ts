import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#scripts/local/migrate.ts";
import { serve } from "#scripts/local/serve.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";

// The production build for the browser tests, with a state of its own that goes when it ends.
const state = await mkdtemp(join(tmpdir(), "index-e2e-"));
await migrate(state);
const dataset = await readDataset();
const instance = await serve({ port: Number(process.env.E2E_PORT), state, pictures: dataset.pictures });
// Fails when wrangler's migrations went to another place than the one that is served.
await (await instance.getD1Database("DB")).prepare("SELECT count(*) FROM errors").first();
await publish(dataset, await miniflareTarget(instance), new Date());

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    await instance.dispose();
    await rm(state, { recursive: true, force: true });
    process.exit(0);
  });
}
