import { type Context, Hono } from "hono";
import { vi } from "vitest";
import { clearDatasetCache, datasetOf } from "#workers/dataset/dataset.ts";
import { MemoryStorage } from "#workers/dataset/memory-storage.fixture.ts";
import type { SiteEnv } from "#workers/env.ts";
import { clearPageCache, htmlCache } from "./html-cache.ts";

export const placeholder = "placeholder-of-the-tests";
export const first = "1.26.1.0-000000000001";
export const second = "1.26.1.0-000000000002";
/** As the tests' requests have it, in a key. */
export const origin = encodeURIComponent("http://localhost");

/** The edge's cache as a map; the real one is asked in tests/worker/pages.test.ts. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  failure: Error | undefined;

  async match(key: string): Promise<Response | undefined> {
    if (this.failure) throw this.failure;
    return this.entries.get(key)?.clone();
  }

  async put(key: string, answer: Response): Promise<void> {
    if (this.failure) throw this.failure;
    this.entries.set(key, answer);
  }
}

export type Page = (c: Context<SiteEnv>) => Response | Promise<Response>;

export const greeting: Page = (c) =>
  c.html(`<p data-nonce="${c.get("nonce")}">é</p>`, 200, { "cache-control": "max-age=60" });

export let edge: MemoryCache;
export let storage: MemoryStorage;
let requests = 0;
/** What the last answer left to be done. */
export let behind: Promise<unknown>[];

/** Empties every cache, and sets the clock to where a span of time begins; before each test. */
export function emptyCaches(): void {
  vi.spyOn(Date, "now").mockReturnValue(0);
  clearDatasetCache();
  clearPageCache();
  edge = new MemoryCache();
  vi.stubGlobal("caches", { default: edge });
  storage = new MemoryStorage();
  storage.publish(first, {});
  requests = 0;
}

/** A site of one page; `renders` counts how often it was made, `ask` waits for what goes on behind the answer. */
export function site(page: Page = greeting, build = "build-1", standsIn = placeholder) {
  const app = new Hono<SiteEnv>();
  const seen = { renders: 0, nonceAfter: "" };
  app.use(async (c, next) => {
    c.set("nonce", `nonce-${++requests}`.padEnd(24, "="));
    c.set("visitor", { crawler: false, anonymous: !c.req.header("cookie") });
    await next();
    seen.nonceAfter = c.get("nonce");
  });
  app.use(async (c, next) => {
    c.set("dataset", datasetOf(c));
    await next();
  });
  app.use(htmlCache(build, standsIn));
  app.all("*", (c) => {
    seen.renders++;
    return page(c);
  });
  const ask = async (path: string, init?: RequestInit) => {
    behind = [];
    const context = {
      waitUntil: (work: Promise<unknown>) => behind.push(work),
      passThroughOnException() {},
      props: {},
    };
    const answer = await app.request(path, init, storage.env as SiteEnv["Bindings"], context as never);
    await Promise.all(behind);
    return answer;
  };
  return { ask, seen };
}

export const state = (answer: Response) => answer.headers.get("x-page-cache");
