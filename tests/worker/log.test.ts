import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { storeErrors } from "#workers/jobs/store-errors.ts";
import { errors } from "#workers/storage/errors-schema.ts";
import worker from "./support/entry.ts";
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

function batchOf(...bodies: unknown[]): MessageBatch {
  const messages = bodies.map((body, i) => ({
    id: `m${i}`,
    body,
    timestamp: new Date(0),
    attempts: 1,
    ack() {},
    retry() {},
  }));
  const metrics = { backlogCount: 0, backlogBytes: 0 };
  return { queue: "the-index-errors", messages, metadata: { metrics }, ackAll() {}, retryAll() {} };
}

describe("POST /api/log", () => {
  it("takes a report", async () => {
    expect((await post(JSON.stringify(report))).status).toBe(202);
  });

  it.each([
    ["something that is not JSON", "hello"],
    ["a binary body", new Uint8Array([0, 255, 1])],
    ["a report without an error id", JSON.stringify({ ...report, errorId: "" })],
    ["a report with a field that nobody knows", JSON.stringify({ ...report, extra: 1 })],
    ["an endless message", JSON.stringify({ ...report, message: "x".repeat(5_000) })],
  ])("answers 400 to %s", async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid" } });
  });

  it("answers 413 to a body of a megabyte", async () => {
    const answer = await post(JSON.stringify({ ...report, stack: "x".repeat(1_000_000) }));
    expect(answer.status).toBe(413);
    await answer.text();
  });
});

it("a flood of reports from one address is answered 429", async () => {
  const answers: number[] = [];
  for (let i = 0; i < 35; i++) {
    const headers = { "content-type": "application/json", "cf-connecting-ip": "203.0.113.7" };
    answers.push((await ask("/api/log", { method: "POST", body: JSON.stringify(report), headers })).status);
  }
  expect(answers.filter((status) => status === 202)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
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
    expect(reports).toEqual([expect.objectContaining({ originalMessage: "no page" })]);
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
    await storeErrors(batchOf(report, report), env);
    const rows = await drizzle(env.DB).select().from(errors);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ errorId: report.errorId, url: report.url, happenedAt: report.ts });
  });

  it("drops a malformed message and stores the others", async () => {
    expectConsoleError(/malformed/);
    await storeErrors(batchOf({ nonsense: true }, report), env);
    expect(await drizzle(env.DB).select().from(errors)).toHaveLength(1);
  });

  it("passes reports on to LOG_ORIGIN, and keeps them when that fails", async () => {
    const sent: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      sent.push(`${input} ${init?.body}`);
      throw new Error("connection refused");
    });
    expectConsoleError(/LOG_ORIGIN did not answer/);
    await storeErrors(batchOf(report), { DB: env.DB, LOG_ORIGIN: "https://log.example" });
    expect(sent).toEqual([`https://log.example/api/log ${JSON.stringify(report)}`]);
    expect(await drizzle(env.DB).select().from(errors)).toHaveLength(1);
  });

  it("forgets reports after 30 days", async () => {
    await storeErrors(batchOf(report), env);
    const day = 86_400_000;
    const run = async (now: number) => {
      await worker.scheduled(createScheduledController({ scheduledTime: new Date(now), cron: "" }), env);
      return (await drizzle(env.DB).select().from(errors)).length;
    };
    expect(await run(Date.now() + 29 * day)).toBe(1);
    expect(await run(Date.now() + 31 * day)).toBe(0);
  });

  it("has in D1 the columns that the code names", async () => {
    const { results } = await env.DB.prepare("PRAGMA table_info(errors)").all<{ name: string }>();
    const columns = Object.values(getTableColumns(errors)).map((column) => column.name);
    expect(results.map((row) => row.name).sort()).toEqual(columns.sort());
  });
});
