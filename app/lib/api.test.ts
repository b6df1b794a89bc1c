import { describe, expect, it } from "vitest";
import { ask, CallFailed, call, type Fetch, jsonBody, read, send } from "./api.ts";

const answering =
  (status: number, body: string | null, requests: RequestInit[] = []) =>
  async (_path: unknown, init?: RequestInit) => {
    requests.push(init ?? {});
    return new Response(body, { status });
  };
const errorBody = '{"error":{"code":"builds_full","message":"It is full.","last":7}}';
const silent = () => Promise.reject(new TypeError("no network"));

describe("a call", () => {
  it("gives what the answer holds, which may be nothing", async () => {
    expect(await ask(answering(200, "[1]"), "/api/x")).toEqual({ ok: true, answer: [1] });
    expect(await ask(answering(200, "null"), "/api/x")).toEqual({ ok: true, answer: null });
    expect(await ask(answering(204, null), "/api/x")).toEqual({ ok: true, answer: null });
  });

  it("says why it was refused", async () => {
    const said = { ok: false, status: 409, code: "builds_full", message: "It is full." };
    expect(await ask(answering(409, errorBody), "/api/x")).toMatchObject({ ...said, details: { last: 7 } });
  });

  it.each<[string, Fetch]>([
    ["nobody answers", silent],
    ["somebody on the way answers with a page", answering(200, "<p>Welcome")],
    ["an answer is cut off", answering(200, '{"a":')],
  ])("is as if there were no answer where %s", async (_, fetch) => {
    expect(await ask(fetch, "/api/x")).toMatchObject({ ok: false, status: 0, code: "", message: null });
    expect(await call(fetch, "/api/x")).toBeNull();
    await expect(read(fetch, "/api/x")).rejects.toThrow(CallFailed);
  });

  it.each(["null", "[]", '"no"', '{"error":"no"}', '{"error":null}', '{"error":{"code":1,"message":{}}}', "<p>", ""])(
    "is refused without words by %j",
    async (body) => {
      expect(await ask(answering(503, body), "/api/x")).toMatchObject({ status: 503, code: "", message: null });
    },
  );
});

describe("what is read", () => {
  it("is nothing by the statuses that say so, and fails by others", async () => {
    expect(await read(answering(401, errorBody), "/api/x", [401, 404])).toBeNull();
    await expect(read(answering(503, errorBody), "/api/x", [401])).rejects.toMatchObject({ code: "builds_full" });
  });

  it("says in no log which account it was of", async () => {
    await expect(read(silent, "/api/accounts/500000001/maps")).rejects.toThrow("/api/accounts/…/maps cannot be read");
  });
});

describe("a change", () => {
  it("is sent with what it needs", async () => {
    const requests: RequestInit[] = [];
    await send(answering(200, "{}", requests), "/api/x", jsonBody({ a: 1 }));
    const headers = { accept: "application/json", "content-type": "application/json" };
    expect(requests).toEqual([{ method: "POST", body: '{"a":1}', headers }]);
  });

  it("that is refused says so in the words of the answer, or in its own", async () => {
    await expect(send(answering(409, errorBody), "/api/x")).rejects.toThrow("It is full.");
    await expect(send(silent, "/api/x", { silent: "Nothing has changed." })).rejects.toThrow("Nothing has changed.");
  });
});
