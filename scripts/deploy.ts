import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { buildIfNeeded } from "./build.ts";
import { type DeploySteps, deploy, dryRun } from "./deploy/deploy.ts";
import { zipMaker } from "./deploy/desktop-zips.ts";
import { readDataset } from "./publish/dataset-files.ts";
import { main, root, run } from "./tools.ts";

const configSchema = z.looseObject({
  vars: z.record(z.string(), z.unknown()).default({}),
  kv_namespaces: z.array(z.looseObject({ id: z.string() })),
  d1_databases: z.array(z.looseObject({ database_id: z.string() })),
});

const builtConfig = async () =>
  configSchema.parse(JSON.parse(await readFile(join(root, "build/server/wrangler.json"), "utf8")));

/** The build's wrangler.json with this account's ids, beside it and never committed. */
const writeConfig: DeploySteps["writeConfig"] = async (ids) => {
  const config = await builtConfig();
  for (const namespace of config.kv_namespaces) namespace.id = ids.kv;
  for (const database of config.d1_databases) database.database_id = ids.d1;
  const path = join(root, "build/server/wrangler.deploy.json");
  await writeFile(path, JSON.stringify(config));
  return path;
};

/** `npm run deploy`; with `-- --dry-run` it only shows what it would do. */
main(async () => {
  await buildIfNeeded();
  const dataset = await readDataset();
  const wrangler = (args: string[]) => run("wrangler", args, { env: { CI: "1", CLOUDFLARE_CF_FETCH_ENABLED: "true" } });
  const settings = { deployed: (await builtConfig()).vars, environment: process.env };
  const steps = { wrangler, dataset, writeConfig, settings, say: console.log };
  if (process.argv.includes("--dry-run")) await dryRun(steps);
  else await deploy({ ...steps, desktopZips: await zipMaker(), now: new Date() });
});
