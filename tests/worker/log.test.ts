import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { getTableColumns, getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { createApiApp } from "#workers/api.ts";
import { errorIds, errors, keepReports, MAX, storeErrors } from "#workers/errors/store-errors.ts";
import { MAX_REPORT_BYTES, postLog, shortenedEntry } from "#workers/http/error-reports.ts";
import worker from "./support/entry.ts";
import { consumed } from "./support/queue.ts";
import { ask, origin } from "./support/site.ts";

const report = {
  type: "render",
  errorId: "ERR-1764000000-a1b2c3",
  originalMessage: "x is not a function",
  url: "https://index.example/529/tiger-i",
  message: "x is not a function [Error ID: ERR-1764000000-a1b2c3]",
  stack: "TypeError: x is not a function",
  ts: 1_764_000_000_123,
};
const post = (body: BodyInit) =>
  ask("/api/log", { method: "POST", body, headers: { "content-type": "application/json" } });

/** A report as it is queued. */
const queued = (change: Partial<typeof report> = {}, byWorker = true) => ({
  entry: { ...report, ...change },
  byWorker,
});
const idOf = (n: number) => `ERR-1764000000-${n.toString(16).padStart(6, "0")}`;
/** Letters alone, since digits make no other error. */
const wordOf = (n: number) => [...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("");

const store = (bodies: unknown[], to: Parameters<typeof storeErrors>[1] = env) =>
  consumed("the-index-errors", bodies, (batch) => storeErrors(batch, to));

describe("POST /api/log", () => {
  it("takes a report", async () => {
    expect((await post(JSON.stringify(report))).status).toBe(202);
  });

  it.each([
    ["something that is not JSON", "hello"],
    ["a binary body", new Uint8Array([0, 255, 1])],
    ["a report without an error id", JSON.stringify({ ...report, errorId: "" })],
    ["a report with a field that nobody knows", JSON.stringify({ ...report, extra: 1 })],
    ["one that says that the Worker made it", JSON.stringify({ ...report, byWorker: true })],
    ["a queued one", JSON.stringify(queued())],
    ["a message of another kind", JSON.stringify({ ...report, message: 7 })],
  ])("answers 400 to %s", async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid" } });
  });

  it.each([5_000, 1_000_000])("answers 413 to a stack of %i bytes, whatever the headers say", async (length) => {
    const body = JSON.stringify({ ...report, stack: "x".repeat(length) });
    const headers = { "content-type": "application/json", origin, "x-by-worker": "1", byworker: "true" };
    const answer = await ask("/api/log", { method: "POST", body, headers });
    expect(answer.status).toBe(413);
    await answer.text();
  });

  it("takes a shortened report", async () => {
    const longFields = { stack: "é".repeat(16_000), message: '"'.repeat(4_000), url: "/x".repeat(2_000) };
    const entry = shortenedEntry({ ...report, ...longFields, originalMessage: "m".repeat(4_000) });
    expect((await post(JSON.stringify(entry))).status).toBe(202);
    expect(entry).toMatchObject({ errorId: report.errorId, type: report.type, ts: report.ts });
  });
});

it("a flood of reports from one address is answered 429", async () => {
  const headers = { "content-type": "application/json", "cf-connecting-ip": "203.0.113.7" };
  const answers: number[] = [];
  // The minute may end while they are sent.
  while (answers.length < 70 && answers.at(-1) !== 429) {
    answers.push((await ask("/api/log", { method: "POST", body: JSON.stringify(report), headers })).status);
  }
  expect(answers.length).toBeGreaterThan(30);
  expect([...new Set(answers)]).toEqual([202, 429]);
});

it("a page's own reports count for its visitor, not for everybody", async () => {
  const limited = new Set<string>();
  const LOG_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      limited.add(key);
      return { success: true };
    },
  };
  for (const [path, address] of [
    ["/500/reports", "192.0.2.1"],
    ["/disable-adblock/_payload.json", "192.0.2.2"],
  ] as const) {
    const context = createExecutionContext();
    const request = new Request(`${origin}${path}`, { headers: { "cf-connecting-ip": address } });
    await (await worker.fetch(request, { ...env, LOG_LIMIT }, context)).text();
    await waitOnExecutionContext(context);
  }
  expect([...limited]).toEqual(["192.0.2.1", "192.0.2.2"]);
});

describe("the report of a page for somebody with cookies", () => {
  const cookie = { cookie: "__Host-session=abc; wg-active-acc=1" };

  it.each([
    ["origin of the settings", "https://the-index.example"],
    ["request's own origin", undefined],
  ])("is kept, on a site with the %s", async (_, SITE_ORIGIN) => {
    const reports: unknown[] = [];
    const ERRORS = { send: async (entry: unknown) => reports.push(entry) };
    const context = createExecutionContext();
    const request = new Request(`${origin}/500/reports`, { headers: cookie });
    const settings = { ...env, ERRORS, ...(SITE_ORIGIN && { SITE_ORIGIN }) } as unknown as typeof env;
    await (await worker.fetch(request, settings, context)).text();
    await waitOnExecutionContext(context);
    const entry = expect.objectContaining({ originalMessage: "no page" });
    expect(reports).toEqual([{ entry, byWorker: true }]);
  });

  it("is kept whole, longer than anybody else's may be", async () => {
    const reports: Partial<typeof report>[] = [];
    const bindings = { ...env, ERRORS: { send: async ({ entry }: { entry: object }) => reports.push(entry) } };
    const long = JSON.stringify({ ...report, stack: "x".repeat(16_000) });
    const headers = { "content-type": "application/json" };
    const statuses = await Promise.all(
      [true, false].map(async (byWorker) => {
        const call = new Request(`${origin}/api/log`, { method: "POST", body: long, headers });
        return (await createApiApp().fetch(call, { ...bindings, byWorker, user: async () => null } as never)).status;
      }),
    );
    expect([statuses, reports.map(({ stack }) => stack?.length)]).toEqual([[202, 413], [16_000]]);
  });

  it("lets nobody outside pose as a page: with cookies and without an origin a report is refused", async () => {
    const headers = { ...cookie, "content-type": "application/json" };
    const answer = await ask("/api/log", { method: "POST", body: JSON.stringify(report), headers });
    expect(answer.status).toBe(403);
    await answer.text();
  });
});

it("anything but POST is answered 405", async () => {
  const answer = await ask("/api/log");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  await answer.text();
});

describe("the error store", () => {
  it("keeps a report that is delivered twice once", async () => {
    await store([queued(), queued()]);
    const rows = await drizzle(env.DB).select().from(errors);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ url: report.url, message: report.originalMessage, count: 1, byWorker: true });
    const ids = await drizzle(env.DB).select().from(errorIds);
    expect(ids).toEqual([expect.objectContaining({ errorId: report.errorId, happenedAt: report.ts })]);
  });

  it("drops a malformed message and stores the others", async () => {
    expectConsoleError(/malformed/);
    await store([{ nonsense: true }, queued()]);
    expect(await drizzle(env.DB).select().from(errors)).toHaveLength(1);
  });

  it("passes reports on to LOG_ORIGIN, and keeps them when that fails", async () => {
    const sent: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      sent.push(`${input} ${init?.body}`);
      throw new Error("connection refused");
    });
    expectConsoleError(/LOG_ORIGIN did not answer/);
    await store([queued()], { DB: env.DB, LOG_ORIGIN: "https://log.example" });
    expect(sent).toEqual([`https://log.example/api/log ${JSON.stringify(report)}`]);
    expect(await drizzle(env.DB).select().from(errors)).toHaveLength(1);
  });

  it("shortens for LOG_ORIGIN what only the Worker itself may report at such length", async () => {
    const bodies: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      bodies.push(String(init?.body));
      return new Response(null, { status: 202 });
    });
    const long = queued({ stack: "x".repeat(16_000) });
    await store([long], { DB: env.DB, LOG_ORIGIN: "https://log.example" });
    expect(bodies.map((body) => body.length <= MAX_REPORT_BYTES)).toEqual([true]);
    const [kept] = await drizzle(env.DB).select().from(errors);
    expect(kept?.stack).toHaveLength(16_000);
  });

  it("forgets reports after 30 days", async () => {
    await store([queued()]);
    const day = 86_400_000;
    const run = async (now: number) => {
      await worker.scheduled(createScheduledController({ scheduledTime: new Date(now), cron: "" }), env);
      return (await drizzle(env.DB).select().from(errors)).length;
    };
    expect(await run(Date.now() + 29 * day)).toBe(1);
    expect(await run(Date.now() + 31 * day)).toBe(0);
  });

  it.each([errors, errorIds])("has the columns in D1 that the code names", async (table) => {
    const query = `PRAGMA table_info(${getTableName(table)})`;
    const { results } = await env.DB.prepare(query).all<{ name: string }>();
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    expect(results.map((row) => row.name).sort()).toEqual(columns.sort());
  });

  it("counts the same error, and still finds it by every id that was shown", async () => {
    const same = [1, 2, 3].map((n) =>
      queued({ errorId: idOf(n), originalMessage: `row ${n} is broken`, stack: `Error\n at x (index.js:${n}:7)` }),
    );
    await store([...same]);
    await store([same[2]]);
    const rows = await drizzle(env.DB).select().from(errors);
    expect(rows).toEqual([expect.objectContaining({ count: 3, message: "row 1 is broken" })]);
    const ids = await drizzle(env.DB).select().from(errorIds);
    expect(ids.map(({ errorId, fingerprint }) => [errorId, fingerprint])).toEqual(
      [1, 2, 3].map((n) => [idOf(n), rows[0]?.fingerprint]),
    );
  });

  it("limits what strangers can store, and keeps the Worker's own reports whatever they send", async () => {
    await store([queued()]);
    const flood = Array.from({ length: 1200 }, (_, n) =>
      queued({ errorId: idOf(n), originalMessage: wordOf(n), stack: "x".repeat(3_000) }, false),
    );
    // Among them the very error and id of the Worker's.
    flood.push(queued({}, false));
    for (let at = 0; at < flood.length; at += 100) await store([...flood.slice(at, at + 100)]);
    const rows = await drizzle(env.DB).select().from(errors);
    const [own, others] = [rows.filter((row) => row.byWorker), rows.filter((row) => !row.byWorker)];
    expect(own).toEqual([expect.objectContaining({ message: report.originalMessage, count: 1 })]);
    expect(others.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX.others.bytes);
    expect(others.length).toBeGreaterThan(300);
    // The newest stay.
    expect(others.map(({ message }) => message)).toContain(report.originalMessage);
    const ids = await drizzle(env.DB).select().from(errorIds);
    expect(ids.filter((id) => !id.byWorker).length).toBeLessThanOrEqual(others.length);
  });

  it.each([
    ["strangers", false, MAX.others],
    ["the Worker", true, MAX.worker],
  ])("limits the errors that are kept from %s, and the ids that are kept of one error", async (_, byWorker, max) => {
    const kinds = Array.from({ length: max.errors + 5 }, (_, n) => ({ errorId: idOf(n), originalMessage: wordOf(n) }));
    await keepReports(
      env.DB,
      kinds.map((change) => queued(change, byWorker)),
      1,
    );
    expect(await drizzle(env.DB).select().from(errors)).toHaveLength(max.errors);
    for (let from = 0; from < max.ids + 50; from += 1000) {
      const ids = Array.from({ length: 1000 }, (_, n) => queued({ errorId: idOf(100_000 + from + n) }, byWorker));
      await keepReports(env.DB, ids, 2);
    }
    const kept = await drizzle(env.DB).select().from(errorIds);
    expect(kept).toHaveLength(max.ids);
    expect(kept.at(-1)?.storedAt).toBe(2);
  });

  it("shortens a report that another server finds too long, and sends it again", async () => {
    const lengths: number[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      lengths.push(String(init?.body).length);
      return new Response(null, { status: String(init?.body).length > 4096 ? 413 : 202 });
    };
    await postLog(fetch as typeof globalThis.fetch, { ...report, stack: "x".repeat(16_000) });
    expect(lengths).toEqual([expect.any(Number), expect.any(Number)]);
    expect(lengths[1]).toBeLessThanOrEqual(4096);
  });
});
