import { rm } from "node:fs/promises";
import { fillDemoAccount } from "#scripts/local/demo/demo-account.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { DEMO_NOW, demoPlayerSample } from "./demo-player.ts";
import { FLASH_ID, FLASHED } from "./flash-samples.ts";
import { prepareStates } from "./prepared-state.ts";
import { startSite } from "./site.ts";

// The production build for the browser tests, with the demo account.
const port = Number(process.env.E2E_PORT);
const states = await prepareStates(process.env.E2E_STATES);
const { pictures } = await readDataset();
const { instance, stop } = await startSite(port, Number(process.env.E2E_SIMULATORS_PORT), pictures);
// The flash that a redirect has left, in the format of the session storage.
await (await instance.getKVNamespace("CACHE")).put(`flash:${FLASH_ID}`, JSON.stringify({ __flash_toasts__: FLASHED }));
await fillDemoAccount(`http://localhost:${port}`, demoPlayerSample, DEMO_NOW);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    await stop();
    await rm(states, { recursive: true, force: true });
    process.exit(0);
  });
}

// What playwright.config.ts waits for.
console.log("The site is ready.");
