import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Health, healthSchema } from "#app/game/site/health.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import type { Env } from "#workers/bindings.ts";
import { keepReports } from "#workers/errors/store-errors.ts";
import { ALERTS_CRON } from "#workers/health/alerts.ts";
import { checkHealth, clearHealth } from "#workers/health/api.ts";
import { noteJobs, noteUpstreams } from "#workers/health/notes.ts";
import { noteUpstream, takeSeen } from "#workers/providers/call.ts";
import { JOBS, runScheduled } from "#workers/scheduled.ts";
import worker from "./support/entry.ts";
import { origin, publishFiles } from "./support/site.ts";

const away = () => Promise.reject(new Error("storage is away"));
const hangs = () => new Promise<never>(() => undefined);
const storeOf = (call: () => Promise<never>) => ({
  get: call,
  getWithMetadata: call,
  head: call,
  put: call,
  delete: call,
  batch: call,
  prepare: () => ({ bind: () => ({ all: call, first: call, run: call, raw: call }) }),
  getByName: () => ({ newest: call }),
  metrics: call,
  send: call,
});

async function health(settings: object = {}): Promise<[status: number, health: Health]> {
  clearHealth();
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/health`);
  // As if nothing was kept by the edge: each test asks a site of its own.
  vi.spyOn(caches.default, "match").mockResolvedValue(undefined);
  const answer = await worker.fetch(request, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return [answer.status, healthSchema.parse(await answer.json())];
}

const publisherUrl = new URL("https://api.worldoftanks.eu/wot/account/info/");
const publisher = async (answered: boolean) => {
  noteUpstream(publisherUrl, answered);
  await noteUpstreams(env);
};

// Test files share an isolate: earlier ones leave calls that failed.
beforeEach(() => void takeSeen());

describe("GET /api/health", () => {
  it("says of a new site that its parts are up, and nothing of what was never asked", async () => {
    await publishFiles("1.26.1.0-000000000001", { "manifest.json": "{}" });
    const [status, { parts, jobs, upstreams, data, errors, ...said }] = await health();
    expect([status, said.status]).toEqual([200, "ok"]);
    expect(parts.filter(({ ok }) => !ok)).toEqual([]);
    expect(jobs.map(({ name, ok }) => [name, ok])).toEqual(JOBS.map((name) => [name, null]));
    expect(new Set(upstreams.map(({ ok }) => ok))).toEqual(new Set([null]));
    expect(data).toEqual({ version: "1.26.1.0-000000000001", publishedAt: "2026-01-02" });
    expect(errors?.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("counts the errors of seven days, today among them, that the Worker itself reported", async () => {
    const [today, day] = [Date.UTC(2026, 10, 20), 86_400_000];
    const entry = { type: "loader", originalMessage: "a", url: "/", message: "a", stack: "", ts: 1 } as const;
    const report = (at: number, byWorker = true) =>
      keepReports(env.DB, [{ entry: { ...entry, errorId: `ERR-${at}-${byWorker}` }, byWorker }], at);
    for (const at of [today - 6 * day - 1, today - 6 * day, today + day - 1]) await report(at);
    await report(today, false);
    const { errors } = await checkHealth(env as unknown as Env, [], today + day / 2);
    expect(errors?.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect([errors?.[0]?.day, errors?.[6]?.day]).toEqual(["2026-11-14", "2026-11-20"]);
  });

  const bindings = ["DB", "CACHE", "FILES", "BATTLES", "ERRORS", "CHECKS", "CLANS", "PLAYERS", "CONTRIBUTIONS"];

  it.each(bindings)("is 503 while %s is away, and names it alone", async (binding) => {
    expectConsoleError(/does not answer|cannot be read/);
    const [status, { status: said, parts }] = await health({ [binding]: storeOf(away) });
    expect([status, said]).toEqual([503, "down"]);
    expect(parts.filter(({ ok }) => ok === false)).toHaveLength(1);
  });

  it("is 503 within five seconds while everything hangs", async () => {
    expectConsoleError(/does not answer|cannot be read/);
    const begun = Date.now();
    const [status, { parts }] = await health(Object.fromEntries(bindings.map((name) => [name, storeOf(hangs)])));
    expect([status, parts.filter(({ ok }) => ok)]).toEqual([503, []]);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  it("says of a publisher that does not answer that the site is up all the same", async () => {
    await publisher(true);
    expect((await health())[1]).toMatchObject({ status: "ok" });
    await new Promise((done) => setTimeout(done, 5));
    await publisher(false);
    const [status, { status: said, upstreams }] = await health();
    expect([status, said]).toEqual([200, "degraded"]);
    expect(upstreams.filter(({ ok }) => ok === false).map(({ name }) => name)).toEqual(["publisher-eu"]);
    await new Promise((done) => setTimeout(done, 5));
    await publisher(true);
    expect((await health())[1]).toMatchObject({ status: "ok" });
  });

  it("says when each job last did its work, and that one is down which did not for three hours", async () => {
    const now = Date.now();
    const [first = "", second = ""] = JOBS;
    await noteJobs(env, new Map(JOBS.map((name) => [name, true])), now - 2 * 3_600_000);
    await noteJobs(env, new Map([[first, false]]), now);
    const [status, { jobs }] = await health();
    // One that failed once has its next turn.
    expect([status, jobs[0]?.ok, jobs[0]?.failedAt, jobs[1]?.age]).toEqual([200, true, now, expect.any(Number)]);
    await env.DB.prepare("UPDATE health SET succeeded_at = ? WHERE part = ?")
      .bind(now - 4 * 3_600_000, `job ${second}`)
      .run();
    const [later, { status: said, jobs: all }] = await health();
    expect([later, said]).toEqual([503, "down"]);
    expect(all.filter(({ ok }) => ok === false).map(({ name }) => name)).toEqual([second]);
  });

  it("is told by the hourly work itself", async () => {
    await publishFiles("1.26.1.0-000000000001", { "manifest.json": "{}" });
    await runScheduled({ ...env, NEWS_FEEDS: "[]" }, Date.now()).catch(() => undefined);
    const [, { jobs }] = await health();
    // Nobody is named to encrypt backups for.
    expect(jobs.filter(({ ok }) => ok === null).map(({ name }) => name)).toEqual(["backup"]);
  });

  it("asks the database once, however many ask within 30 seconds", async () => {
    let calls = 0;
    const DB = {
      prepare: (text: string) => env.DB.prepare(text),
      batch: (all: D1PreparedStatement[]) => {
        calls++;
        return env.DB.batch(all);
      },
    };
    clearHealth();
    vi.spyOn(caches.default, "match").mockResolvedValue(undefined);
    // At the very start, when nothing is kept, all at once; and then one after another.
    const first = createExecutionContext();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        worker.fetch(new Request(`${origin}/api/health`), { ...env, DB } as unknown as Env, first),
      ),
    );
    await waitOnExecutionContext(first);
    expect(await Promise.all(answers.map(async (answer) => healthSchema.parse(await answer.json()).status))).toEqual(
      answers.map(() => "ok"),
    );
    for (let at = 0; at < 20; at++) {
      const context = createExecutionContext();
      const answer = await worker.fetch(new Request(`${origin}/api/health`), { ...env, DB } as unknown as Env, context);
      expect(answer.status).toBe(200);
      await answer.text();
      await waitOnExecutionContext(context);
    }
    expect(calls).toBe(1);
  });
});

describe("The operator's webhook", () => {
  const ALERT_URL = "https://chat.example/hook";
  const alerts: { broken: string[]; recovered: string[] }[] = [];
  const run = async (settings: object = {}, status = 200) => {
    alerts.length = 0;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      alerts.push(JSON.parse(String(init?.body)));
      return new Response(null, { status });
    });
    const controller = { cron: ALERTS_CRON, scheduledTime: Date.now(), noRetry() {} };
    await worker.scheduled(controller as ScheduledController, { ...env, ALERT_URL, ...settings } as unknown as Env);
    return alerts.map(({ broken, recovered }) => [broken, recovered]);
  };

  it("is told once what went down and once that it is back", async () => {
    expectConsoleError(/does not answer/);
    const FILES = storeOf(away);
    expect(await run()).toEqual([]);
    expect(await run({ FILES })).toEqual([[["files"], []]]);
    expect(await run({ FILES })).toEqual([]);
    expect(await run()).toEqual([[[], ["files"]]]);
    expect(await run()).toEqual([]);
  });

  it("is told again what it did not take", async () => {
    expectConsoleError(/does not answer|Nobody could be told/);
    const FILES = storeOf(away);
    expect(await run({ FILES }, 500)).toHaveLength(1);
    expect(await run({ FILES })).toHaveLength(1);
  });

  it("is not told that what the database knows is back while the database is away", async () => {
    expectConsoleError(/does not answer/);
    await publisher(false);
    expect(await run()).toEqual([[["upstream publisher-eu"], []]]);
    expect(await run({ DB: storeOf(away) })).toEqual([[["database"], []]]);
    expect(await run()).toEqual([[[], ["database"]]]);
  });

  it.each(["http://chat.example/hook", "chat", "javascript:1"])(
    "that is no https (%s) is never called",
    async (url) => {
      expectConsoleError(/ALERT_URL is no address/);
      expect(await run({ ALERT_URL: url, FILES: storeOf(away) })).toEqual([]);
    },
  );
});

it("Each request is a data point of few kinds where Analytics Engine is bound, and of no visitor", async () => {
  const points: AnalyticsEngineDataPoint[] = [];
  const REQUESTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
  for (const path of [
    "/529/tiger-i",
    "/529/tiger-i?secret=1",
    "/api/news?limit=1",
    "/api/of-nobody",
    "/faq/_payload.json",
  ]) {
    const context = createExecutionContext();
    await (await worker.fetch(new Request(origin + path), { ...env, REQUESTS } as unknown as Env, context)).text();
    await waitOnExecutionContext(context);
  }
  expect(points.map(({ indexes, doubles }) => [indexes?.[0], doubles?.[0]])).toEqual([
    ["/:tank_id/:vehicle", 200],
    ["/:tank_id/:vehicle", 200],
    ["/api/news", 200],
    ["not found", 404],
    ["not found", 404],
  ]);
  expect(JSON.stringify(points)).not.toMatch(/tiger|secret/);
});
