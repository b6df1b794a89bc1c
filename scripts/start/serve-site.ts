import type { Miniflare } from "miniflare";
import { buildIfNeeded } from "#scripts/build.ts";
import { readSimulatedClan } from "#scripts/local/clan-readings.ts";
import {
  DEMO_PAGE,
  demoSettings,
  endDemoAccount,
  fillDemoAccount,
  noteDemoAccount,
} from "#scripts/local/demo/demo-account.ts";
import { demoSample } from "#scripts/local/demo/sample.ts";
import { isWhole } from "#scripts/local/is-whole.ts";
import { migrate } from "#scripts/local/migrate.ts";
import { reportPersonaBattles } from "#scripts/local/persona-battles.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { providerSettings, startSimulators } from "#scripts/local/simulators.ts";
import { localTokenKeys } from "#scripts/local/token-keys.ts";
import type { LocalDataset, PictureFile } from "#scripts/publish/publish.ts";
import { errorText } from "#scripts/tools.ts";
import type { HeldPort } from "./hold-port.ts";

const scheduledEveryMs = 10 * 60_000;

/**
 * Builds, serves and publishes. Visitors come in as soon as there is something whole to show them: at once where an
 * earlier start has published, else when this one has.
 * @param port which is held, and leads to the site when it is open
 */
export async function serveSite(port: number, state: string, held: Pick<HeldPort, "show" | "open">): Promise<void> {
  const address = `http://localhost:${port}`;
  console.log(`Starting: ${address} shows how far it is.`);
  await buildIfNeeded();
  held.show("database");
  await migrate(state);
  held.show("services");
  const simulators = await startSimulators(port + 1);
  const providers = providerSettings(simulators.settings, process.env);
  const isSimulated = providers.WARGAMING_APPLICATION_ID === simulators.settings.WARGAMING_APPLICATION_ID;
  const vars = { TOKEN_KEYS: await localTokenKeys(state), ...providers, ...(isSimulated && demoSettings) };
  const pictures = Promise.withResolvers<readonly PictureFile[]>();
  const sitePort = await freePort();
  const instance = await serve({ port: sitePort, state, vars, pictures: pictures.promise });
  const stop = () => {
    simulators.stop();
    void instance.dispose().finally(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const isThere = await isWhole(instance);
  const isOpen = isThere && (await answers(sitePort));
  if (isOpen) {
    held.open(sitePort);
    console.log("It is open, with the data of an earlier start until those of now are published.");
  }
  if (isSimulated) {
    await reportPersonaBattles(instance, Date.now());
    await readSimulatedClan(instance, Date.now());
    await noteDemoAccount(state);
  } else {
    await endDemoAccount(instance, state);
  }
  held.show("data");
  // Loaded now, since it takes long, and the site may be open without it.
  const { publishData } = await import("./publish-data.ts");
  const onRead = (dataset: LocalDataset) => {
    pictures.resolve(dataset.pictures);
    held.show("publish");
  };
  const published = publishData(instance, { isSimulated, state, again: !isThere, onRead });
  const dataset = await published.catch((error: unknown) => {
    if (!isOpen) throw error;
    pictures.resolve([]);
    console.error(`The data could not be published, so the site shows those of before. ${errorText(error)}`);
  });
  held.open(sitePort);
  await schedule(instance);
  console.log(`The Index is ready: ${address}   (Ctrl-C stops it)`);
  if (isSimulated && dataset) await showDemoAccount(address, dataset);
}

/** Whether the site can show its first page, which also wakes it up for those who wait. */
async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

/** Cron does not fire locally. */
async function schedule(instance: Miniflare): Promise<void> {
  const worker = await instance.getWorker();
  const scheduled = () => void worker.scheduled({ cron: "17 * * * *" }).catch(console.error);
  scheduled();
  setInterval(scheduled, scheduledEveryMs).unref();
}

/** Fills the demo account, when everything else is there. */
async function showDemoAccount(address: string, dataset: LocalDataset): Promise<void> {
  const page = address + DEMO_PAGE;
  const read = (path: string) => JSON.parse(dataset.files.find((file) => file.path === path)?.text ?? "");
  console.log(`A demo account is being filled with a sample of battles: ${page}`);
  try {
    const added = await fillDemoAccount(address, demoSample(read), Date.now());
    console.log(added > 0 ? `The demo account has ${added} more battles.` : "The demo account had all its battles.");
  } catch (error) {
    console.error(`The demo account is not complete. ${errorText(error)}`);
  }
}
