import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  hasSeen,
  noteUpstream,
  providerFetch,
  readJson,
  takeSeen,
  UPSTREAMS,
  upstreamBreaker,
  upstreamOf,
} from "./call.ts";
import { wargamingCall } from "./wargaming-call.ts";

const NOW = 1_795_000_000_000;
const url = "https://api.worldoftanks.eu/wot/account/list/";

beforeEach(() => {
  takeSeen();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  takeSeen();
  upstreamBreaker.clear();
});

const answers = (make: () => Response) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Object.defineProperty(make(), "url", { value: url }));
const SUCCEEDED = [["publisher-eu", { succeededAt: NOW, failedAt: 0 }]];
const FAILED = [["publisher-eu", { succeededAt: 0, failedAt: NOW }]];

it.each([
  ["https://api.worldoftanks.eu/wot/account/list/", "publisher-eu"],
  ["https://api.worldoftanks.com/wot/clans/info/", "publisher-com"],
  ["https://api.worldoftanks.asia/wot/", "publisher-asia"],
  ["http://127.0.0.1:8788/wargaming/asia/wot/account/list/", "publisher-asia"],
  ["http://127.0.0.1:8788/other/wargaming/eu/", null],
  ["https://api.worldoftanks.europe/wot/", null],
  ["https://www.googleapis.com/youtube/v3/channels", "youtube"],
  ["https://oauth2.googleapis.com/token", "youtube"],
  ["http://127.0.0.1:8788/youtube/v3/channels", "youtube"],
  ["https://api.twitch.tv/helix/users", "twitch"],
  ["http://127.0.0.1:8788/patreon/api/oauth2/token", "patreon"],
  ["https://example.com/a/b/c/twitch", null],
  ["https://example.com/", null],
])("the server of %s is %s", (address, name) => {
  expect(upstreamOf(new URL(address))).toBe(name);
  if (name !== null) expect(UPSTREAMS).toContain(name);
});

describe("how a server answered", () => {
  it("is remembered with what was before, until it is taken", () => {
    expect(hasSeen()).toBe(false);
    noteUpstream(new URL(url), true);
    vi.setSystemTime(NOW + 5);
    noteUpstream(new URL(url), false);
    noteUpstream(new URL("https://api.twitch.tv/helix/users"), false);
    noteUpstream(new URL("https://example.com/"), true);
    expect(hasSeen()).toBe(true);
    expect(takeSeen()).toEqual([
      ["publisher-eu", { succeededAt: NOW, failedAt: NOW + 5 }],
      ["twitch", { succeededAt: 0, failedAt: NOW + 5 }],
    ]);
    expect([hasSeen(), takeSeen()]).toEqual([false, []]);
  });

  it.each([
    [200, SUCCEEDED],
    [404, SUCCEEDED],
    [429, SUCCEEDED],
    [499, SUCCEEDED],
    [500, FAILED],
    [503, FAILED],
  ])("is told by its status %i", async (status, seen) => {
    answers(() => new Response(null, { status }));
    await providerFetch(url).catch(() => undefined);
    expect(takeSeen()).toEqual(seen);
  });

  it.each([
    [200, false],
    [404, false],
    [429, true],
    [500, true],
    [503, true],
  ])("with %i leaves a body unread or not", async (status, isCancelled) => {
    const cancel = vi.fn(() => Promise.reject(new Error("it does not matter")));
    answers(() => new Response(new ReadableStream({ cancel }), { status }));
    await providerFetch(url).catch(() => undefined);
    expect(cancel).toHaveBeenCalledTimes(isCancelled ? 1 : 0);
  });

  it("is a failure where there is no network, a body is cut off or too long, or of no known shape", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
    await providerFetch(url).catch(() => undefined);
    expect(takeSeen()).toEqual(FAILED);
    const read = async (make: () => Response) => {
      answers(make);
      await providerFetch(url)
        .then((answer) => readJson(answer, z.object({ id: z.string() })))
        .catch(() => undefined);
      return takeSeen();
    };
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("lost")) });
    const both = [["publisher-eu", { succeededAt: NOW, failedAt: NOW }]];
    expect(await read(() => new Response(body))).toEqual(both);
    expect(await read(() => new Response("x".repeat(300_000)))).toEqual(both);
    expect(await read(() => Response.json({ id: 1 }))).toEqual(both);
    // A refusal may have another shape.
    expect(await read(() => Response.json({ id: 1 }, { status: 400 }))).toEqual(SUCCEEDED);
    expect(await read(() => Response.json({ id: "1" }))).toEqual(SUCCEEDED);
  });

  it.each([
    ["SOURCE_NOT_AVAILABLE", true],
    ["INTERNAL_ERROR", true],
    ["REQUEST_LIMIT_EXCEEDED", false],
    ["NOT_INTERNAL", false],
    ["SOURCE_NOT_AVAILABLE_AT_ALL", false],
    ["A_SOURCE_NOT_AVAILABLE", false],
  ])("of the publisher is also what it says: %s", async (message, isFailure) => {
    answers(() => Response.json({ status: "error", error: { code: 504, message } }));
    await wargamingCall("ours")
      .get(url, {}, z.unknown())
      .catch(() => undefined);
    const [[, { failedAt }] = ["", { failedAt: -1 }]] = takeSeen();
    expect(failedAt).toBe(isFailure ? NOW : 0);
  });

  it("that hung is not asked again for five seconds, nor are its other addresses", async () => {
    upstreamBreaker.clear();
    vi.useFakeTimers({ now: NOW });
    const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => undefined));
    const hung = providerFetch(url).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(4_000);
    await hung;
    await expect(providerFetch("https://api.worldoftanks.eu/wot/clans/list/")).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    answers(() => new Response(null));
    expect((await providerFetch("https://api.worldoftanks.asia/wot/clans/list/")).status).toBe(200);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await providerFetch(url)).status).toBe(200);
  });
});
