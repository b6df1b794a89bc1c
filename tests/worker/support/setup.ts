import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect } from "vitest";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import { clearHealth } from "#workers/health/api.ts";
import { clearPageCache } from "#workers/http/cache/html-cache.ts";
import { clearCollectedNews } from "#workers/news/collected-news.ts";
import { upstreamBreaker } from "#workers/providers/call.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";

// What vite.config.ts writes into a build.
Object.assign(globalThis, { __DRAWING__: "as the tests draw" });

const migrations: { queries: string[] }[] = JSON.parse(env.MIGRATIONS);
/** All of them in one go: one after the other, as they are applied to a database that has some, takes four times as long. */
const tables = () => migrations.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query)));

/** The runtime puts to sleep what was idle for ten seconds, and empties nothing that sleeps. */
const awake = () => Promise.all([env.CACHE.get("none"), env.FILES.head("none"), env.DB.prepare("SELECT 1").run()]);

beforeEach(async () => {
  // What battles add to the averages may come seconds later, in another test, and perhaps before that has its tables.
  expectConsoleError(
    /^(?:Queued contributions failed|An account could not be compared|How jobs and servers of others are could not be noted|The averages have something else)/,
  );
  // Unit tests next to the code bring their own storage; emptying the real one takes a tenth of a second per test.
  if (!expect.getState().testPath?.includes("/tests/worker/")) return;
  clearDatasetCache();
  clearPageCache();
  clearCollectedNews();
  clearHealth();
  upstreamBreaker.clear();
  const begin = async () => {
    await awake();
    await reset();
    await env.DB.batch(tables());
  };
  // What a test before still does may hold its database over the first.
  await begin().catch(begin);
});
