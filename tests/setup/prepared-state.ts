import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDemoCalendar } from "#scripts/local/demo-calendar.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { migrate } from "#scripts/local/state-databases.ts";
import { withTestBodies } from "#scripts/local/test-bodies.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";
import { readSimulatedClan } from "#scripts/start/serve-site.ts";
import { withRotationEntries } from "./rotation-entries.fixture.ts";

/** With what a site of the tests begins: empty tables alone, or all that is published and a clan's history as well. */
type Prepared = "empty" | "published";

let own: Promise<string> | undefined;

/**
 * A state folder of one's own, copied from a prepared one. These lie where playwright.config.ts says, made by the
 * process that serves the site of all tests; any other runner makes them at the first use.
 */
export async function freshState(prepared: Prepared): Promise<string> {
  own ??= process.env.E2E_STATES ? Promise.resolve(process.env.E2E_STATES) : prepareStates();
  const state = await mkdtemp(join(tmpdir(), "index-e2e-"));
  await cp(join(await own, prepared), state, { recursive: true });
  return state;
}

/** Makes the prepared states. @returns the folder in which they lie, by their names */
export async function prepareStates(folder?: string): Promise<string> {
  const into = folder ?? (await mkdtemp(join(tmpdir(), "index-e2e-states-")));
  const state = (prepared: Prepared) => join(into, prepared);
  await migrate(state("empty"));
  await cp(state("empty"), state("published"), { recursive: true });
  const now = Date.now();
  const instance = await serve({ port: await freePort(), state: state("published") });
  await readSimulatedClan(instance, now);
  const dataset = withRotationEntries(withTestBodies(withDemoCalendar(await readDataset(), now)), now);
  await publish(dataset, await miniflareTarget(instance), new Date(now));
  await instance.dispose();
  return into;
}
