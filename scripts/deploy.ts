import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type LocalDataset, publish } from "#scripts/publish/publish.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";
import { buildIfNeeded } from "./build.ts";
import { publishZips, type ZipMaker, zipMaker } from "./deploy/desktop-zips.ts";
import { names, type ResourceIds, type Wrangler } from "./deploy/names.ts";
import { provision } from "./deploy/provision.ts";
import { wranglerTarget } from "./deploy/wrangler-target.ts";
import { readDataset } from "./publish/dataset-files.ts";
import { errorText, Fault, main, root, run } from "./tools.ts";

interface DeploySteps {
  wrangler: Wrangler;
  dataset: LocalDataset;
  /** Writes the build's configuration with the ids of this account's resources. @returns its path */
  writeConfig(ids: ResourceIds): Promise<string>;
  /**
   * The settings that the Worker will get, or is likely meant to get: those of wrangler.toml, and of the environment.
   */
  settings: { deployed: object; environment: object };
  /** Makes the desktop tool's zips. */
  desktopZips: ZipMaker;
  say(line: string): void;
  now: Date;
}

/**
 * Does all steps of a deploy, in an order that keeps the site working at every moment: storage before data, data before
 * the code that reads it. Safe to repeat after a failure.
 */
export async function deploy({
  wrangler,
  dataset,
  writeConfig,
  settings,
  desktopZips,
  say,
  now,
}: DeploySteps): Promise<void> {
  assertNoSimulator(settings);
  say("Resources: finding or creating them by name …");
  const ids = await provision(wrangler);
  const config = await writeConfig(ids);
  say("Database: applying migrations …");
  await wrangler(["d1", "migrations", "apply", "DB", "--remote", "--config", config]);
  const target = wranglerTarget(wrangler, ids);
  const { version, written } = await publish(dataset, target, now);
  say(`Data: ${version} (${written} files written).`);
  say("Desktop tool: its zips …");
  await publishZips(desktopZips, target, (key) =>
    wrangler(["r2", "object", "delete", `${names.r2}/${key}`, "--remote"]),
  ).then(
    (state) => say(`Desktop tool: ${state}.`),
    // What is on /mod stays as it was: a deploy does not wait for a registry.
    (error) => say(`Desktop tool: not published. ${errorText(error)}`),
  );
  say("Worker, queues and schedule: deploying …");
  await wrangler(["deploy", "--config", config]);
}

/** Prints what a deploy would do, and runs wrangler's own check of the bundle. Does not contact Cloudflare. */
export async function dryRun({
  wrangler,
  dataset,
  writeConfig,
  settings,
  say,
}: Omit<DeploySteps, "now" | "desktopZips">): Promise<void> {
  assertNoSimulator(settings);
  const config = await writeConfig({ kv: "0".repeat(32), d1: "00000000-0000-0000-0000-000000000000" });
  say("Would find or create the resources, apply the D1 migrations,");
  say(
    `publish the dataset ${dataset.version} (${dataset.files.length} files, ${dataset.pictures.length} link previews), and deploy this Worker:`,
  );
  say(await wrangler(["deploy", "--dry-run", "--config", config]));
}

/**
 * Refuses a deploy whose settings name a simulator as sign-in provider: with one, anyone could sign in as anybody.
 * @throws Fault that says where such an address stands
 */
function assertNoSimulator({ deployed, environment }: { deployed: object; environment: object }): void {
  const sources = { "wrangler.toml": deployed, "the environment": environment };
  for (const [source, settings] of Object.entries(sources)) {
    if (!pointsAtSimulator(settings)) continue;
    throw new Fault(
      `The address of a sign-in provider in ${source} is not https, or on this machine: a simulator is not deployed. ` +
        "Take out the settings PATREON_ORIGIN, TWITCH_…_ORIGIN, GOOGLE_ISSUER, YOUTUBE_API_ORIGIN and WARGAMING_API_ORIGIN_….",
    );
  }
}

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
if (import.meta.main)
  main(async () => {
    await buildIfNeeded();
    const dataset = await readDataset();
    const wrangler = (args: string[]) =>
      run("wrangler", args, { env: { CI: "1", CLOUDFLARE_CF_FETCH_ENABLED: "true" } });
    const settings = { deployed: (await builtConfig()).vars, environment: process.env };
    const steps = { wrangler, dataset, writeConfig, settings, say: console.log };
    if (process.argv.includes("--dry-run")) await dryRun(steps);
    else await deploy({ ...steps, desktopZips: await zipMaker(), now: new Date() });
  });
