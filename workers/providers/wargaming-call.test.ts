import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { wargamingCall } from "./wargaming-call.ts";

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

describe("an error of the publisher", () => {
  it.each([
    ["REQUEST_LIMIT_EXCEEDED", "throttled"],
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
