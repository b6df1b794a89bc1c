import { freePort } from "#scripts/local/serve.ts";
import { holdPort } from "./hold-port.ts";
import { assertPortFree } from "./start.ts";

/** A port that a start can have: it is free on all addresses of localhost, and the next one for the simulators. */
export async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    try {
      (await holdPort(port)).close();
      await assertPortFree(port + 1, "127.0.0.1");
      return port;
    } catch {
      // Another test or program has one of them.
    }
  }
}
