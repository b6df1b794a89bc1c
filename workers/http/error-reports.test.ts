import { data, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { reportErrorContext } from "#app/context.ts";
import { CallFailed } from "#app/lib/api.ts";
import {
  createErrorId,
  createReportError,
  isThrownResponse,
  type LogEntry,
  logEntrySchema,
  MAX_REPORT_BYTES,
  postLog,
  shortenedEntry,
  withErrorId,
  withErrorReports,
} from "./error-reports.ts";
import { NotInTime } from "./in-time.ts";

/** A log that takes everything. */
const logInto = (entries: LogEntry[]) => async (_path: unknown, init?: RequestInit) => {
  entries.push(JSON.parse(String(init?.body)));
  return new Response(null, { status: 202 });
};

function setUp() {
  const entries: LogEntry[] = [];
  const behind: Promise<unknown>[] = [];
  const report = createReportError(logInto(entries), "https://index.example/x?token=abc", (work) => behind.push(work));
  return { entries, behind, report };
}

const buildWith = (module: Record<string, unknown>) =>
  ({ routes: { x: { id: "x", path: "x", module: { default: () => null, ...module } } } }) as unknown as ServerBuild;

async function load(loader: () => unknown, report = setUp().report): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(reportErrorContext, report);
  const wrapped = withErrorReports(buildWith({ loader })).routes.x?.module.loader;
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

  it.each(["loader", "action", "page"])("of a %s is logged as one, with when, where and how it came about", (type) => {
    const { entries, report } = setUp();
    vi.spyOn(Date, "now").mockReturnValue(1_764_000_000_123);
    const error = new Error("boom");
    report(error, type);
    expect(entries[0]).toMatchObject({ type, ts: 1_764_000_000_123, stack: error.stack });
    expect(entries[0]?.url).toBe("https://index.example/x?token=[removed]");
    expect(entries[0]?.errorId).toMatch(/^ERR-1764000000-/);
  });

  it.each<[string, unknown, string]>([
    ["a text", "no such thing", "no such thing"],
    ["nothing", undefined, "undefined"],
    ["an object", { toString: () => "an object" }, "an object"],
  ])("that is %s and no Error is logged by its words, without a stack", async (_, error, message) => {
    const { entries, report } = setUp();
    const answer: { message: string } = await report(error, "loader").json();
    expect(answer.message).toMatch(new RegExp(`^${message} \\[Error ID: `));
    expect(entries[0]).toMatchObject({ originalMessage: message, stack: "" });
  });

  it("without a stack is one that the log accepts", () => {
    const { entries, report } = setUp();
    const error = new Error("x");
    error.stack = undefined;
    report(error, "loader");
    expect(entries[0]?.stack).toBe("");
    expect(logEntrySchema.safeParse(entries[0]).success).toBe(true);
  });

  it("however long is cut to what the log accepts, and no shorter", () => {
    const entries: LogEntry[] = [];
    const report = createReportError(logInto(entries), `https://index.example/${"u".repeat(9_000)}`, () => undefined);
    const error = new Error("m".repeat(9_000));
    error.stack = "s".repeat(40_000);
    report(error, "loader");
    const [{ url, originalMessage, stack } = { url: "", originalMessage: "", stack: "" }] = entries;
    expect([url.length, originalMessage.length, stack.length]).toEqual([4_000, 4_000, 16_000]);
    expect(logEntrySchema.safeParse(entries[0]).success).toBe(true);
  });

  it("is not fatal: the page around it stays", async () => {
    expect(await setUp().report(new Error("x"), "loader").json()).toMatchObject({ fatal: false });
  });

  it("goes to the log behind the answer", () => {
    const { behind, report } = setUp();
    report(new Error("x"), "loader");
    expect(behind).toHaveLength(1);
  });

  it("does not wait for the log", () => {
    const never = () => new Promise<Response>(() => undefined);
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

describe("a part that is away", () => {
  const thrownBy = async (error: unknown) => {
    const { entries, report } = setUp();
    const thrown = await load(() => Promise.reject(error), report).catch((answer: unknown) => answer);
    return { answer: thrown as Response, entries };
  };

  it.each<[string, Error]>([
    ["a call that found nobody", new CallFailed("x", { code: "unavailable" })],
    ["a part that took too long", new NotInTime("the log")],
  ])("is an answer to come back to, and no error: %s", async (_, error) => {
    const { answer, entries } = await thrownBy(error);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      503,
      "10",
      "no-store",
    ]);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("again"), fatal: false });
    expect(entries).toEqual([]);
  });

  it("is not what a call says for another reason", async () => {
    const { answer, entries } = await thrownBy(new CallFailed("x", { code: "forbidden" }));
    expect(answer.status).toBe(500);
    expect(entries).toHaveLength(1);
  });

  it("is not what an error with the code of a call is", async () => {
    const { answer, entries } = await thrownBy(Object.assign(new Error("x"), { code: "unavailable" }));
    expect(answer.status).toBe(500);
    expect(entries).toHaveLength(1);
  });
});

const entry: LogEntry = {
  type: "loader",
  errorId: "ERR-1764000000-0a1b2c",
  originalMessage: "x",
  url: "https://index.example/",
  message: "x [Error ID: ERR-1764000000-0a1b2c]",
  stack: "",
  ts: 1_764_000_000_123,
};
const bytesOf = (value: LogEntry) => new TextEncoder().encode(JSON.stringify(value)).length;

describe("a report", () => {
  const posted = async (statuses: number[], report: LogEntry) => {
    const calls: { path: string; method: string | undefined; bytes: number }[] = [];
    await postLog(async (path, init) => {
      calls.push({ path: String(path), method: init?.method, bytes: String(init?.body).length });
      const status = statuses.shift();
      if (status === undefined) throw new TypeError("no such server");
      return new Response(null, { status });
    }, report);
    return calls;
  };
  const long = { ...entry, stack: "s".repeat(16_000) };

  it("is posted to the log once", async () => {
    expect(await posted([202], long)).toEqual([{ path: "/api/log", method: "POST", bytes: bytesOf(long) }]);
  });

  it("that is too long is posted again, shortened", async () => {
    const [whole, short] = await posted([413, 202], long);
    expect(whole?.bytes).toBe(bytesOf(long));
    expect(short).toEqual({ path: "/api/log", method: "POST", bytes: bytesOf(shortenedEntry(long)) });
  });

  it("that the log refuses, or that finds no log, is let go", async () => {
    expect(await posted([500], long)).toHaveLength(1);
    expect(await posted([413, 413], long)).toHaveLength(2);
    expect(await posted([], long)).toHaveLength(1);
  });

  it("that fits is not shortenedEntry, up to its last byte", () => {
    const room = MAX_REPORT_BYTES - bytesOf(entry);
    expect(MAX_REPORT_BYTES).toBe(4_096);
    const full = { ...entry, stack: "s".repeat(room) };
    expect(shortenedEntry(full)).toEqual(full);
    const over = { ...entry, stack: "s".repeat(room + 1) };
    expect(shortenedEntry(over)).toEqual({ ...over, stack: "s".repeat((room + 1) >> 1) });
  });

  it("is shortenedEntry where it is longest, and only as often as needed", () => {
    const [stack, message] = ["s".repeat(8_000), "m".repeat(3_000)];
    // 8,000 + 3,000, then 4,000 + 3,000, then 2,000 + 3,000, then 2,000 + 1,500.
    const short = shortenedEntry({ ...entry, stack, message });
    expect([short.stack.length, short.message.length]).toEqual([2_000, 1_500]);
    expect(short).toEqual({ ...entry, stack: stack.slice(0, 2_000), message: message.slice(0, 1_500) });
  });

  it.each(["stack", "originalMessage", "message", "url"] as const)("may be long in its %s", (text) => {
    expect(bytesOf(shortenedEntry({ ...entry, [text]: "ö".repeat(4_000) }))).toBeLessThanOrEqual(MAX_REPORT_BYTES);
  });

  it.each(["ERR-1764000000-0a1b2", "xERR-1764000000-0a1b2c", "ERR-1764000000-0a1b2cd", "ERR--0a1b2c"])(
    "is refused with the id %s",
    (errorId) => expect(logEntrySchema.safeParse({ ...entry, errorId }).success).toBe(false),
  );
});

describe("a build whose errors are reported", () => {
  it("reports actions as actions and loaders as loaders", async () => {
    const { entries, report } = setUp();
    const fail = () => Promise.reject(new Error("boom"));
    const { module } = withErrorReports(buildWith({ loader: fail, action: fail })).routes.x ?? {};
    const context = new RouterContextProvider();
    context.set(reportErrorContext, report);
    const args = { context } as unknown as Parameters<NonNullable<NonNullable<typeof module>["loader"]>>[0];
    await expect(module?.loader?.(args)).rejects.toBeInstanceOf(Response);
    await expect(module?.action?.(args)).rejects.toBeInstanceOf(Response);
    expect(entries.map(({ type }) => type)).toEqual(["loader", "action"]);
  });

  it("is otherwise the build as it was", () => {
    const build = { ...buildWith({ ErrorBoundary: () => null }), basename: "/" } as ServerBuild;
    build.routes.gone = undefined;
    const reporting = withErrorReports(build);
    expect(reporting).toEqual(build);
    expect(Object.keys(reporting.routes)).toEqual(["x", "gone"]);
    expect(Object.keys(reporting.routes.x?.module ?? {})).toEqual(["default", "ErrorBoundary"]);
  });
});

describe("an answer thrown on purpose", () => {
  it.each<[string, unknown]>([
    ["a Response", new Response()],
    ["data with a status", data(null, { status: 404 })],
    ["what the router makes of one", { status: 404, statusText: "", internal: false, data: null }],
  ])("is %s", (_, thrown) => expect(isThrownResponse(thrown)).toBe(true));

  it.each<[string, unknown]>([
    ["an Error", new Error("x")],
    ["null", null],
    ["undefined", undefined],
    ["a text", "DataWithResponseInit"],
    ["an object of another type", { type: "x" }],
    ["a plain object", {}],
  ])("is not %s", (_, thrown) => expect(isThrownResponse(thrown)).toBe(false));
});

it("an error id is made of unix seconds and six hex digits, and no two are the same", () => {
  const ids = Array.from({ length: 200 }, () => createErrorId(1_764_000_000_999));
  for (const id of ids) expect(id).toMatch(/^ERR-1764000000-[0-9a-f]{6}$/);
  expect(new Set(ids).size).toBeGreaterThan(195);
});

it("a message carries its id at the end", () => {
  expect(withErrorId("x failed", "ERR-1-0a1b2c")).toBe("x failed [Error ID: ERR-1-0a1b2c]");
});
