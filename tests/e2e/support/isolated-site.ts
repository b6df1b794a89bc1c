import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { freePort, serve } from "#scripts/local/serve.ts";
import { freshState } from "#tests/setup/prepared-state.ts";
import { test as base } from "./test.ts";

interface IsolatedSite {
  origin: string;
  /** Origin of its advertising network. */
  network: string;
  /** Paths requested from the network. */
  requests: string[];
  /** The newest error report in its database. */
  lastReport(): Promise<Record<string, unknown> | null>;
}

/** The ad network's page, which shows its own origin. */
const FRAME =
  "<!doctype html><title>Ad</title><p></p><script>document.querySelector('p').textContent = self.origin</script>";

/** Tests against a separate site with an advertising network and without published data. */
export const test = base.extend<object, { isolatedSite: IsolatedSite }>({
  isolatedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => {
      const state = await freshState("empty");
      const requests: string[] = [];
      const network = createServer((request, answer) => {
        requests.push(request.url ?? "");
        answer.setHeader("content-type", "text/html").end(FRAME);
      });
      const networkPort = await freePort();
      await new Promise<void>((listening) => network.listen(networkPort, "127.0.0.1", listening));
      const port = await freePort();
      const origin = `http://127.0.0.1:${networkPort}`;
      const vars = { ADS_NAME: "Example Ads", ADS_FRAME_URL: `${origin}/frame?size=auto` };
      const instance = await serve({ port, state, vars });
      const newest = "SELECT * FROM errors JOIN error_ids USING (by_worker, fingerprint) ORDER BY happened_at DESC";
      const lastReport = async () => (await instance.getD1Database("DB")).prepare(newest).first();
      await use({ origin: `http://localhost:${port}`, network: origin, requests, lastReport });
      await instance.dispose();
      network.close();
      await rm(state, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ isolatedSite }, use) => use(isolatedSite.origin),
});
