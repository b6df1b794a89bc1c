import { FLASH_ID, FLASHED } from "./flash-samples.ts";
import { startSite } from "./site.ts";

// The production build for the browser tests.
const { instance, stop } = await startSite(Number(process.env.E2E_PORT), Number(process.env.E2E_SIMULATORS_PORT));
// The flash that a redirect has left, in the format of the session storage.
await (await instance.getKVNamespace("CACHE")).put(`flash:${FLASH_ID}`, JSON.stringify({ __flash_toasts__: FLASHED }));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
}
