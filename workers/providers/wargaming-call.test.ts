import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { fetchById, wargamingCall } from "./wargaming-call.ts";

const url = "https://api.example/wot/account/list/";
const call = wargamingCall("our-application");
const answerWith = (body: unknown) => vi.spyOn(globalThis, "fetch").mockResolvedValue(answerOf(body));
/** Like a network: an answer has its URL. */
const answerOf = (body: unknown) => Object.defineProperty(Response.json(body), "url", { value: url });
const errorAnswer = (message: unknown) => ({
  status: "error",
  error: { code: 407, message, field: null, value: "s3cret" },
});

describe("a call of the publisher", () => {
  it("asks for JSON by the address, and gives the answer's data", async () => {
    const fetch = answerWith({ status: "ok", meta: { count: 1 }, data: { id: 1 } });
    expect(await call.get(url, { search: "a&b" }, z.object({ id: z.number() }))).toEqual({ id: 1 });
    const [requestedUrl, init] = fetch.mock.calls[0] ?? [];
    expect(requestedUrl).toBe(`${url}?application_id=our-application&search=a%26b`);
    expect(init?.method ?? "GET").toBe("GET");
    expect(init?.headers).toEqual({ accept: "application/json" });
    expect(init?.body).toBeUndefined();
  });

  it("posts what is secret in the body, so that no address holds it", async () => {
    const fetch = answerWith({ status: "ok", data: null });
    expect(await call.post(url, { access_token: "s3cret" }, z.null())).toBeNull();
    const [requestedUrl, init] = fetch.mock.calls[0] ?? [];
    expect(requestedUrl).toBe(url);
    expect(init?.method).toBe("POST");
    expect(init?.headers).toEqual({ accept: "application/json" });
    expect(String(init?.body)).toBe("application_id=our-application&access_token=s3cret");
  });
});

describe("data by number", () => {
  const ask = (ids: number[], data: object) => {
    const fetch = answerWith({ status: "ok", data });
    const found = fetchById(call.get, url, { parameter: "clan_id", ids, query: { fields: "n" }, schema: z.number() });
    return { found, fetch };
  };

  it("is that of the numbers that were asked about, without those that it has none of", async () => {
    const { found, fetch } = ask([3, 1, 2], { 1: 10, 2: null, 3: 30, 4: 40 });
    expect([...(await found)]).toEqual([
      [3, 30],
      [1, 10],
    ]);
    expect(fetch.mock.calls[0]?.[0]).toBe(`${url}?application_id=our-application&clan_id=3%2C1%2C2&fields=n`);
  });

  it("is not taken where one that was asked about is missing", async () => {
    await expect(ask([1, 2], { 1: 10 }).found).rejects.toMatchObject({ kind: "unavailable" });
    await expect(ask([1], { 1: "x" }).found).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("is asked for about a hundred at most, and not at all about none", async () => {
    const { found, fetch } = ask([], {});
    expect([await found, fetch.mock.calls]).toEqual([new Map(), []]);
    const many = Array.from({ length: 101 }, (_, i) => i + 1);
    const about = (ids: number[]) => ask(ids, Object.fromEntries(ids.map((id) => [id, id]))).found;
    expect((await about(many.slice(1))).size).toBe(100);
    await expect(about(many)).rejects.toThrow(RangeError);
  });
});

describe("an error of the publisher", () => {
  it.each([
    ["REQUEST_LIMIT_EXCEEDED", "unavailable"],
    ["INVALID_ACCESS_TOKEN", "invalid"],
    ["ACCESS_TOKEN_NOT_SPECIFIED", "invalid"],
    ["SOURCE_NOT_AVAILABLE", "unavailable"],
  ])("%s is taken for %s", async (message, kind) => {
    answerWith(errorAnswer(message));
    const said = `api.example/wot/account/list/ said ${message}`;
    await expect(call.post(url, {}, z.unknown())).rejects.toMatchObject({ kind, message: said });
  });

  it.each(["token s3cret", "INVALID s3cret", "s3cret INVALID", "A".repeat(81), "", 7, null, undefined])(
    "that is no name (%j) is not repeated",
    async (message) => {
      answerWith(errorAnswer(message));
      const said = "api.example/wot/account/list/ said an unnamed error";
      await expect(call.get(url, {}, z.unknown())).rejects.toMatchObject({ kind: "unavailable", message: said });
    },
  );

  it("is told apart from an answer in no known shape", async () => {
    for (const body of [{}, { status: "maybe", data: 1 }, { status: "ok", data: "x" }, { status: "error" }]) {
      answerWith(body);
      const said = "api.example/wot/account/list/ answered in an unknown shape";
      await expect(call.get(url, {}, z.number())).rejects.toMatchObject({ kind: "unavailable", message: said });
    }
  });
});
