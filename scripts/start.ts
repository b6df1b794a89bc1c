import { join } from "node:path";
import { buildIfNeeded } from "./build.ts";
import { readSimulatedClan } from "./local/clan-readings.ts";
import {
  DEMO_PAGE,
  demoSettings,
  endDemoAccount,
  fillDemoAccount,
  noteDemoAccount,
} from "./local/demo/demo-account.ts";
import { demoSample } from "./local/demo/sample.ts";
import { withDemoCalendar } from "./local/demo-calendar.ts";
import { migrate } from "./local/migrate.ts";
import { reportPersonaBattles } from "./local/persona-battles.ts";
import { assertPortFree, serve } from "./local/serve.ts";
import { providerSettings, startSimulators } from "./local/simulators.ts";
import { lockState } from "./local/state-lock.ts";
import { localTokenKeys } from "./local/token-keys.ts";
import { readDataset } from "./publish/dataset-files.ts";
import { miniflareTarget } from "./publish/miniflare-target.ts";
import { type LocalDataset, publish } from "./publish/publish.ts";
import { errorText, Fault, main, root } from "./tools.ts";

const scheduledEveryMs = 10 * 60_000;

/** `npm start`: serves the production build with all its services on this machine. */
async function start(): Promise<void> {
  const port = portOf(process.env.PORT ?? "8787");
  const address = `http://localhost:${port}`;
  const state = join(root, ".state");
  await lockState(state, address);
  await assertPortFree(port);
  await assertPortFree(port + 1, "127.0.0.1");
  console.log("Building …");
  await buildIfNeeded();
  const stored = await readDataset();
  await migrate(state);
  const simulators = await startSimulators(port + 1);
  const providers = providerSettings(simulators.settings, process.env);
  const { WARGAMING_APPLICATION_ID: simulated } = simulators.settings;
  const isSimulated = providers.WARGAMING_APPLICATION_ID === simulated;
  const dataset = isSimulated ? withDemoCalendar(stored, Date.now()) : stored;
  const vars = { TOKEN_KEYS: await localTokenKeys(state), ...providers, ...(isSimulated && demoSettings) };
  const instance = await serve({ port, state, vars, pictures: dataset.pictures });
  const stop = () => {
    simulators.stop();
    void instance.dispose().finally(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const { version, written } = await publish(dataset, await miniflareTarget(instance), new Date());
  if (written > 0) console.log(`Published the dataset ${version} (${written} files).`);
  if (isSimulated) {
    await reportPersonaBattles(instance, Date.now());
    await readSimulatedClan(instance, Date.now());
    await noteDemoAccount(state);
  } else {
    await endDemoAccount(instance, state);
  }
  // Cron does not fire locally.
  const worker = await instance.getWorker();
  const scheduled = () => void worker.scheduled({ cron: "17 * * * *" }).catch(console.error);
  scheduled();
  setInterval(scheduled, scheduledEveryMs).unref();
  console.log(`The Index is ready: ${address}   (Ctrl-C stops it)`);
  if (isSimulated) await showDemoAccount(address, dataset);
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

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Fault(`PORT must be a number from 1 to 65534, not "${text}".`);
  return port;
}

main(start);
