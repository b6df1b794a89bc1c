import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { providerFetch, readJson } from "./call.ts";

const url = "https://api.example/v1/me?secret=1";
const answerWith = (answer: Response) => vi.spyOn(globalThis, "fetch").mockResolvedValue(answer);

describe("a call of a provider", () => {
  it("gives the answer, follows no redirect and ends in time", async () => {
    const fetch = answerWith(new Response(null, { status: 302, headers: { location: "https://evil.example" } }));
    expect((await providerFetch(url, { method: "POST" })).status).toBe(302);
    const [requestedUrl, init] = fetch.mock.calls[0] ?? [];
    expect(requestedUrl).toBe(url);
    expect(init).toMatchObject({ method: "POST", redirect: "manual", signal: expect.any(AbortSignal) });
  });

  it.each([429, 500, 503])("that is answered %i is no answer", async (status) => {
    answerWith(new Response(null, { status }));
    const message = `api.example/v1/me answered ${status}`;
    await expect(providerFetch(url)).rejects.toMatchObject({ kind: "unavailable", message, name: "ProviderError" });
  });

  it.each([404, 499])("that is answered %i is an answer", async (status) => {
    answerWith(new Response(null, { status }));
    expect((await providerFetch(url)).status).toBe(status);
  });

  it("that finds no network keeps the reason, and no query", async () => {
    const cause = new TypeError("no network");
    vi.spyOn(globalThis, "fetch").mockRejectedValue(cause);
    const message = "api.example/v1/me did not answer";
    await expect(providerFetch(new Request(url))).rejects.toMatchObject({ kind: "unavailable", message, cause });
  });
});

describe("an answer", () => {
  const schema = z.object({ id: z.string() });
  const from = (body: BodyInit | null) => Object.defineProperty(new Response(body), "url", { value: url });
  const shape = { kind: "unavailable", message: "api.example/v1/me answered in an unknown shape" };

  it("is read in its shape", async () => {
    expect(await readJson(from('{"id":"1","more":2}'), schema)).toEqual({ id: "1" });
  });

  it.each(["", "<html>", '{"id":1}', '{"id":"1'])("%j is of no known shape", async (text) => {
    await expect(readJson(from(text), schema)).rejects.toMatchObject(shape);
  });

  it("has 256 KiB at most, unless its call says otherwise, and is not read further", async () => {
    const text = (length: number) => JSON.stringify({ id: "x".repeat(length - '{"id":""}'.length) });
    const read = async (length: number, longest?: number) => {
      answerWith(new Response(text(length)));
      return (await readJson(await providerFetch(url, {}, longest), schema)).id.length;
    };
    expect(await read(256 * 1024)).toBe(256 * 1024 - 9);
    expect(await read(256 * 1024 + 1, 300_000)).toBe(256 * 1024 - 8);
    const message = /is longer than 262144 bytes$/;
    await expect(read(256 * 1024 + 1)).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringMatching(message),
    });

    let pieces = 0;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(++pieces && 65_536)),
    });
    answerWith(new Response(endless));
    await expect((await providerFetch(url)).text()).rejects.toThrow(message);
    expect(pieces).toBeLessThan(10);
  });

  it("that says it is too long is not read", async () => {
    let pieces = 0;
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(++pieces && 65_536)) });
    answerWith(new Response(body, { headers: { "content-length": "105000000" } }));
    const message = "api.example/v1/me answered what is longer than 262144 bytes";
    await expect(providerFetch(url)).rejects.toMatchObject({ kind: "unavailable", message });
    expect(pieces).toBeLessThan(3);
  });

  it("that breaks off is told apart", async () => {
    const cause = new Error("connection lost");
    const body = new ReadableStream({ pull: (controller) => controller.error(cause) });
    const message = "api.example/v1/me cut its answer off";
    await expect(readJson(from(body), schema)).rejects.toMatchObject({ kind: "unavailable", message, cause });
  });

  it("of nowhere is named so", async () => {
    const message = "unknown.invalid/ answered in an unknown shape";
    await expect(readJson(new Response("?"), schema)).rejects.toMatchObject({ message });
  });
});
