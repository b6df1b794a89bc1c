import { data, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import type { Api } from "#app/api/client.ts";
import type { LogEntry } from "#app/api/log.ts";
import { logEntrySchema } from "#app/api/log.ts";
import { reportErrorContext } from "#app/context.ts";
import { createReportError, withErrorReports } from "./error-reports.ts";

function setUp() {
  const entries: LogEntry[] = [];
  const behind: Promise<unknown>[] = [];
  const api = { log: async (entry: LogEntry) => void entries.push(entry) } as unknown as Api;
  const report = createReportError(api, "https://index.example/x?token=abc", (work) => behind.push(work));
  return { entries, behind, report };
}

const buildWith = (loader: () => unknown) =>
  ({ routes: { x: { id: "x", path: "x", module: { default: () => null, loader } } } }) as unknown as ServerBuild;

async function load(loader: () => unknown, report = setUp().report): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(reportErrorContext, report);
  const wrapped = withErrorReports(buildWith(loader)).routes.x?.module.loader;
  return wrapped?.({ context } as unknown as Parameters<typeof wrapped>[0]);
}

describe("a reported error", () => {
  it("has an id in its message and in the log, and the log entry is one that the log accepts", async () => {
    const { entries, report } = setUp();
    const answer = report(new TypeError("x is not a function"), "loader");
    expect(answer.status).toBe(500);
    const { message }: { message: string } = await answer.json();
    expect(message).toMatch(/^x is not a function \[Error ID: ERR-\d{10}-[0-9a-f]{6}\]$/);
    expect(entries).toHaveLength(1);
    expect(logEntrySchema.parse(entries[0])).toMatchObject({
      type: "loader",
      message,
      originalMessage: "x is not a function",
    });
    expect(message).toContain(entries[0]?.errorId);
  });

  it("keeps secrets out of the log and off the page", async () => {
    const { entries, report } = setUp();
    const answer = report(new Error("GET https://api/x?access_token=s3cr3t failed"), "loader");
    expect(await answer.text()).not.toContain("s3cr3t");
    expect(JSON.stringify(entries)).not.toMatch(/s3cr3t|token=abc/);
  });

  it("does not wait for the log", () => {
    const never = { log: () => new Promise<void>(() => undefined) } as unknown as Api;
    const report = createReportError(never, "https://index.example/", () => undefined);
    expect(report(new Error("x"), "loader").status).toBe(500);
  });
});

describe("a loader", () => {
  it("that fails unexpectedly throws an answer with the id", async () => {
    const thrown = await load(() => Promise.reject(new Error("boom"))).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect(await (thrown as Response).text()).toContain("boom [Error ID: ERR-");
  });

  it.each([
    ["a redirect", Response.redirect("https://index.example/y", 302)],
    ["a status of its own", data({ message: "Page Not Found: /x", fatal: true }, { status: 404 })],
  ])("that throws %s is left alone", async (_, answer) => {
    const { entries, report } = setUp();
    const thrown = await load(() => Promise.reject(answer), report).catch((error: unknown) => error);
    expect(thrown).toBe(answer);
    expect(entries).toEqual([]);
  });

  it("that succeeds returns what it returned", async () => {
    expect(await load(() => ({ a: 1 }))).toEqual({ a: 1 });
  });
});
