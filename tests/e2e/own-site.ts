import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#scripts/local/migrate.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

export interface OwnSite {
  origin: string;
  /** Of the advertising network that it is configured with. */
  network: string;
  /** Paths that the network was asked for. */
  asked: string[];
  /** The newest error report in its database. */
  lastReport(): Promise<Record<string, unknown> | null>;
}

/** A network's page that shows the origin which the browser gave it. */
const FRAME =
  "<!doctype html><title>Ad</title><p></p><script>document.querySelector('p').textContent = self.origin</script>";

/** Tests against a site of their own: with an advertising network, and with nothing published. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => {
      const state = await mkdtemp(join(tmpdir(), "index-e2e-own-"));
      await migrate(state);
      const asked: string[] = [];
      const network = createServer((request, answer) => {
        asked.push(request.url ?? "");
        answer.setHeader("content-type", "text/html").end(FRAME);
      });
      const networkPort = await freePort();
      await new Promise<void>((listening) => network.listen(networkPort, "127.0.0.1", listening));
      const port = await freePort();
      const origin = `http://127.0.0.1:${networkPort}`;
      const vars = { ADS_NAME: "Example Ads", ADS_FRAME_URL: `${origin}/frame?size=auto` };
      const instance = await serve({ port, state, vars });
      const lastReport = async () =>
        (await instance.getD1Database("DB")).prepare("SELECT * FROM errors ORDER BY happened_at DESC").first();
      await use({ origin: `http://localhost:${port}`, network: origin, asked, lastReport });
      await instance.dispose();
      network.close();
      await rm(state, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});
