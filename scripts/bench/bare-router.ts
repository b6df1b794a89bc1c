import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { freePort } from "#scripts/local/serve.ts";
import { root, run } from "#scripts/tools.ts";
import type { PageText } from "./page-text.ts";

/**
 * A new React Router project with the text of one of our pages, their links as <Link> and nothing else: no styles, no
 * drawings, no layout. It sets the limit of the main-thread budget.
 */
export async function bareRouter(name: string, words: PageText): Promise<{ url: string; dispose(): Promise<void> }> {
  const folder = join(root, "build", "bench", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const file = join(folder, "words.json");
  await writeFile(file, JSON.stringify(words));
  const env = { NODE_ENV: "production", BARE_WORDS: file, BARE_BUILD: folder };
  await run("react-router", ["build"], { cwd: join(root, "scripts", "bench", "bare-router"), env });
  const app = new Hono().use(serveStatic({ root: relative(process.cwd(), join(folder, "client")) }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port });
  return {
    url: `http://localhost:${port}/`,
    dispose: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
