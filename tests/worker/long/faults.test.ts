import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { clearHealth } from "#workers/health/api.ts";
import { boundedBindings } from "#workers/http/bounded-bindings.ts";
import { clearPageCache } from "#workers/http/cache/html-cache.ts";
import { collectNews } from "#workers/news/collect-news.ts";
import { upstreamBreaker, upstreamOf } from "#workers/providers/call.ts";
import { consume } from "#workers/queues.ts";
import { JOBS, runScheduled } from "#workers/scheduled.ts";
import { Browser, localOrigin } from "../support/browser.ts";
import { battle, contributions, keep, one, sent, signedIn } from "../support/contributions.ts";
import { FAULTS, type Fault, faulty } from "../support/fault-matrix.ts";
import { describeMatrix } from "../support/matrix-suite.ts";
import { consumed } from "../support/queue.ts";
import { createWholeSite, publishedStores } from "../support/whole-site.ts";

const BINDINGS = Object.entries(env)
  .filter(([name, binding]) => typeof binding === "object" && binding !== null && !/^(?:PUBLISHED|__)/.test(name))
  .map(([name]) => name);
const KINDS = Object.keys(FAULTS) as Fault[];

describeMatrix({ faults: KINDS, everywhere: BINDINGS });

let cells = 0;
afterAll(() => console.log(`${cells} cells of servers of others, jobs and queues`));
beforeEach(() => {
  expectConsoleError(/./);
  upstreamBreaker.clear();
});

describe("The cache of the edge", () => {
  it.each(["throws", "hangs", "null"] as Fault[])("%s, and every page comes as ever", async (kind) => {
    const site = await createWholeSite({ timeoutMs: 1_500, restMs: 60_000 });
    const stores = await publishedStores();
    for (const method of ["match", "put"] as const) {
      vi.spyOn(caches.default, method).mockImplementation(FAULTS[kind] as never);
    }
    for (const path of ["/", "/529/tiger-i", "/maps", "/api/health", "/api/files/manifest.json"]) {
      cells++;
      clearPageCache();
      clearHealth();
      const begun = performance.now();
      const context = createExecutionContext();
      const answer = await site.fetch(new Request(localOrigin + path), { ...env, ...stores } as never, context);
      await answer.arrayBuffer();
      expect(answer.status, path).toBe(200);
      expect(performance.now() - begun, path).toBeLessThan(5_000);
    }
  });
});

/** What a server of others can answer. */
const ANSWERS: Record<string, (signal: AbortSignal | null) => Promise<Response> | Response> = {
  throws: () => Promise.reject(new TypeError("no network")),
  hangs: (signal) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted by its time")))),
  500: () => new Response("{}", { status: 500 }),
  429: () => new Response("{}", { status: 429, headers: { "retry-after": "9" } }),
  garbage: () => new Response("<html>an upstream proxy</html>", { headers: { "content-type": "text/html" } }),
  empty: () => new Response(null),
  "null in place of an answer": () => Response.json(null),
  "null in place of data": () => Response.json({ status: "ok", meta: { count: 0 }, data: null, items: null }),
  "a slow body": () =>
    new Response(
      new ReadableStream({
        pull: (stream) => new Promise((done) => setTimeout(done, 900)).then(() => stream.enqueue(new Uint8Array([32]))),
      }),
    ),
  "a huge body": () =>
    new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536).fill(32)) })),
  "a body that is cut off": () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"status":"ok","data":{"1'));
          stream.error(new Error("connection lost"));
        },
      }),
    ),
};

/** Makes a server of others answer so. */
function answerOf(isIt: (url: URL) => boolean, kind: string): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    return isIt(url) ? ((await ANSWERS[kind]?.(signal)) as Response) : real(input, init);
  });
}

/** Pages and calls that have the server asked, by its name. */
const ASKING: Record<string, { provider: string; persona: string; query?: string; paths: string[] }> = {
  "publisher-eu": {
    provider: "wgauth",
    persona: "commander-1",
    query: "?region=eu",
    paths: [
      "/api/accounts/500000002",
      "/api/accounts/500000002/statistics",
      "/api/accounts?nickname=Commander_2&region=eu",
      "/api/clans/eu/500000101",
      "/api/clans?q=FERRO&region=eu",
      "/api/health",
    ],
  },
  twitch: { provider: "twitch", persona: "tier-2", paths: ["/api/twitch/status", "/api/twitch/login"] },
  youtube: { provider: "google", persona: "member", paths: ["/api/google/status", "/api/google/login"] },
  patreon: { provider: "patreon", persona: "active-patron", paths: ["/api/patreon/status", "/api/patreon/login"] },
};

describe.each(Object.entries(ASKING))("While %s", (name, { provider, persona, query = "", paths }) => {
  it.each(Object.keys(ANSWERS))("answers: %s, everything answers in time, and a sign-in says so", async (kind) => {
    const signed = new Browser();
    await signed.signIn(provider, persona, query);
    const links = await new Browser().consent(`/api/${provider}/login${query}`);
    answerOf((url) => upstreamOf(url) === name, kind);
    const wrong: string[] = [];
    const timed = async (what: string, request: () => Promise<Response>) => {
      cells++;
      const begun = performance.now();
      const { status, headers } = await request();
      const ms = performance.now() - begun;
      const isGood = status < 500 || (status === 503 && Number(headers.get("retry-after")) > 0);
      if (!isGood || ms > 5_000) wrong.push(`${what}: ${status} in ${Math.round(ms)} ms`);
    };
    for (const path of paths) {
      upstreamBreaker.clear();
      await timed(path, () => signed.get(path));
    }
    upstreamBreaker.clear();
    await timed("coming back", () => new Browser().comeBack(links.get(persona)));
    upstreamBreaker.clear();
    await timed("signing out", () => signed.post("/api/account/logout"));
    expect(wrong).toEqual([]);
  });
});

describe("A feed", () => {
  it.each(Object.keys(ANSWERS))("that answers: %s, keeps what it had, and no other from being read", async (kind) => {
    cells++;
    const store = new Map<string, string>();
    const CACHE = {
      get: async (key: string) => JSON.parse(store.get(key) ?? "null"),
      put: async (key: string, text: string) => void store.set(key, text),
    };
    const limits = { timeoutMs: 1_000, maxBytes: 1024 * 1024 };
    const settings = { CACHE, NEWS_FEEDS: env.NEWS_FEEDS } as never;
    await collectNews(settings, Date.now(), limits);
    type Stored = { feeds: { feed: { id: string; url: string }; failure: string | null; items: unknown[] }[] };
    const before: Stored = JSON.parse(store.get("news:collected") ?? "");
    const bad = before.feeds.find(({ failure, items }) => failure === null && items.length > 0);
    answerOf((url) => url.href === bad?.feed.url, kind);
    await collectNews(settings, Date.now(), limits);
    const after: Stored = JSON.parse(store.get("news:collected") ?? "");
    for (const { feed, failure, items } of before.feeds) {
      const now = after.feeds.find((entry) => entry.feed.id === feed.id);
      expect(now?.items, feed.id).toEqual(items);
      if (feed.id !== bad?.feed.id) expect(now?.failure === null, feed.id).toBe(failure === null);
    }
  });
});

describe("The hourly work", () => {
  it.each(BINDINGS.flatMap((binding) => KINDS.map((fault) => [binding, fault] as const)))(
    "without %s (%s) is tried as a whole, in time, and caught up with at the next hour",
    async (binding, fault) => {
      cells += JOBS.length;
      const stores = await publishedStores();
      await signedIn("commander-1");
      await keep(one, [battle(1)]);
      const settings = { ...env, ...stores, NEWS_FEEDS: "[]" };
      const bindings = boundedBindings({ ...settings, [binding]: faulty(fault) } as never, {
        timeoutMs: 150,
        restMs: 60_000,
      });
      const begun = performance.now();
      await runScheduled(bindings, Date.now()).catch((error: Error) =>
        expect(error.message).toMatch(/is not complete/),
      );
      expect(performance.now() - begun).toBeLessThan(10_000);
      await runScheduled(settings as never, Date.now());
    },
  );

  it.each(Object.keys(ASKING))("has no failing step because %s does not answer", async (name) => {
    cells += JOBS.length;
    const stores = await publishedStores();
    await signedIn("commander-1");
    answerOf((url) => upstreamOf(url) === name, "throws");
    await runScheduled({ ...env, ...stores, NEWS_FEEDS: "[]" } as never, Date.now());
  });
});

/** A message of each queue that is good. */
const MESSAGES: Record<string, unknown> = {
  "the-index-checks": { provider: "twitch", subject: "8002" },
  "the-index-clans": { region: "eu", clanId: 500_000_101 },
  "the-index-players": { region: "eu", accountId: one },
  "the-index-contributions": { askAfter: 0 },
};
const POISON = [
  null,
  "text",
  7,
  [],
  {},
  { region: "eu", clanId: "x" },
  { accountId: -1 },
  { askAfter: "x" },
  { provider: "constructor", subject: "1" },
];

/** @returns what became of each message */
async function deliver(queue: string, bodies: readonly unknown[], bindings: object = {}): Promise<string[]> {
  const stores = await publishedStores();
  const sending = { send: async () => undefined, sendBatch: async () => undefined };
  const quiet = { CHECKS: sending, CLANS: sending, PLAYERS: sending, CONTRIBUTIONS: sending };
  return consumed(queue, bodies, (batch) => consume(batch, { ...env, ...stores, ...quiet, ...bindings } as never));
}

describe.each(Object.entries(MESSAGES))("The queue %s", (queue, message) => {
  it("drops what nobody can read, and takes what stands beside it, however often", async () => {
    await signedIn("commander-1");
    for (let time = 0; time < 2; time++) {
      cells += POISON.length;
      const became = await deliver(queue, [...POISON, message]);
      expect(became).toEqual([...POISON, message].map(() => "acked"));
    }
  });

  it.each(
    ["DB", "CACHE", "FILES", "BATTLES"].flatMap((binding) =>
      ["throws", "hangs"].map((fault) => [binding, fault as Fault] as const),
    ),
  )("takes a message while %s %s, or has it come again", async (binding, fault) => {
    cells++;
    await signedIn("commander-1");
    const bad = boundedBindings({ ...env, [binding]: faulty(fault) } as never, { timeoutMs: 150, restMs: 60_000 });
    const begun = performance.now();
    const became = await deliver(queue, [message], {
      [binding]: (bad as unknown as Record<string, unknown>)[binding],
    }).catch(() => ["retried"]);
    expect(["acked", "retried"]).toContain(became[0]);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(await deliver(queue, [message])).toEqual(["acked"]);
  });
});

it("What was dropped by the queue of contributions comes again from its account", async () => {
  cells++;
  await signedIn("commander-1");
  await keep(one, [battle(1)]);
  const [lost] = await sent(one);
  expect(lost).toBeDefined();
  // It is sent again when it was not confirmed for too long.
  vi.useFakeTimers({ now: Date.now() + 20 * 60_000, toFake: ["Date"] });
  const again = await sent(one);
  vi.useRealTimers();
  for (let time = 0; time < 2; time++) await deliver("the-index-contributions", again);
  expect(await contributions()).toMatchObject([{ a: one, n: 1 }]);
});
