import { describe, expect, it, vi } from "vitest";
import type { Env } from "#workers/bindings.ts";
import {
  availableProviders,
  clanSourceOf,
  playedVehiclesOf,
  playerSourcesOf,
  providerOf,
  publisherOf,
  sealOf,
} from "./sign-in-settings.ts";

const TOKEN_KEYS = "A".repeat(43).concat("=");
const simulators = {
  PATREON_ORIGIN: "http://127.0.0.1:8788/patreon",
  TWITCH_ID_ORIGIN: "http://127.0.0.1:8788/twitch",
  TWITCH_API_ORIGIN: "http://127.0.0.1:8788/twitch",
  GOOGLE_ISSUER: "http://127.0.0.1:8788/google",
  YOUTUBE_API_ORIGIN: "http://127.0.0.1:8788/youtube",
  WARGAMING_API_ORIGIN_EU: "http://127.0.0.1:8788/wargaming/eu",
};
const real = {
  PATREON_CLIENT_ID: "a client",
  PATREON_CLIENT_SECRET: "a secret",
  PATREON_CAMPAIGN_ID: "1001",
  TWITCH_CLIENT_ID: "a client",
  TWITCH_CLIENT_SECRET: "a secret",
  TWITCH_BROADCASTER_ID: "1002",
  GOOGLE_CLIENT_ID: "a client",
  GOOGLE_CLIENT_SECRET: "a secret",
  YOUTUBE_CHANNEL_ID: "UC1003",
  WARGAMING_APPLICATION_ID: "an application",
  TOKEN_KEYS,
};
const all = { patreon: true, twitch: true, google: true, wgauth: true };
const none = { patreon: false, twitch: false, google: false, wgauth: false };
/** What a Worker has in its settings, over those of the simulators. */
const envOf = (changes: Record<string, string | undefined> = {}) =>
  ({ ...real, ...simulators, ...changes }) as unknown as Env;

describe("the ways to sign in", () => {
  it.each([
    ["are all there where everything is set up", {}, all],
    ["lack Patreon without its client", { PATREON_CLIENT_ID: "" }, { ...all, patreon: false }],
    ["lack Twitch without its client", { TWITCH_CLIENT_ID: undefined }, { ...all, twitch: false }],
    ["lack YouTube without its client", { GOOGLE_CLIENT_ID: "" }, { ...all, google: false }],
    ["lack the publisher without its application", { WARGAMING_APPLICATION_ID: "" }, { ...all, wgauth: false }],
    ["are all closed without a key", { TOKEN_KEYS: "" }, none],
  ])("%s", async (_, changes, expected) => {
    expect(await availableProviders(envOf(changes), "http://localhost:8787")).toEqual(expected);
  });

  it.each(["http://localhost:8787", "http://127.0.0.1:8787/access", "http://[::1]:8787"])(
    "are open with simulators where the site is on this machine: %s",
    async (siteUrl) => {
      expect(await availableProviders(envOf(), siteUrl)).toEqual(all);
      expect(await availableProviders(envOf({ SITE_ORIGIN: siteUrl }), "https://index.example")).toEqual(all);
    },
  );

  it.each(["https://index.example", "http://localhost.example", "http://127.0.0.2", "http://[::2]"])(
    "are closed with simulators where it is not: %s",
    async (siteUrl) => {
      expect(await availableProviders(envOf(), siteUrl)).toEqual(none);
      expect(await availableProviders(envOf({ SITE_ORIGIN: siteUrl }), "http://localhost:8787")).toEqual(none);
      expect(providerOf(envOf(), "twitch", siteUrl)).toBeNull();
      expect(publisherOf(envOf(), siteUrl)).toBeNull();
    },
  );

  it("are open on any site with the providers themselves", async () => {
    expect(await availableProviders(real as unknown as Env, "https://index.example")).toEqual(all);
  });
});

describe.each([
  ["the publisher", publisherOf],
  ["what accounts have driven", playedVehiclesOf],
  ["clans", clanSourceOf],
  ["statistics of players", playerSourcesOf],
])("%s", (_, sourceOf) => {
  it.each([
    ["is there on this machine with a simulator", {}, "http://localhost:8787", true],
    ["is not there on a site with a simulator", {}, "https://index.example", false],
    ["is not there without an application", { WARGAMING_APPLICATION_ID: "" }, "http://localhost:8787", false],
  ])("%s", (_, changes, siteUrl, open) => {
    expect(sourceOf(envOf(changes), siteUrl) !== null).toBe(open);
  });

  it("is there on any site with the publisher itself", () => {
    expect(sourceOf(real as unknown as Env, "https://index.example")).not.toBeNull();
  });
});

it("players are asked about by their statistics and their clans", () => {
  expect(playerSourcesOf(envOf(), "http://localhost:8787")).toEqual({
    statistics: expect.anything(),
    clans: expect.anything(),
  });
});

it("what an account has driven is asked of the region, and null where nothing is shown of it", async () => {
  const tank = { tank_id: 8977, statistics: { battles: 548, wins: 297 } };
  const ask = vi.spyOn(globalThis, "fetch");
  const played = playedVehiclesOf(real as unknown as Env, "https://index.example");
  ask.mockResolvedValueOnce(Response.json({ status: "ok", data: { "445888": [tank] } }));
  expect(await played?.("asia", 445_888)).toEqual([{ vehicleId: 8977, battles: 548, wins: 297 }]);
  expect(String(ask.mock.calls[0]?.[0])).toMatch(
    /^https:\/\/api\.worldoftanks\.asia\/wot\/account\/tanks\/\?.*account_id=445888&/,
  );
  ask.mockResolvedValueOnce(Response.json({ status: "ok", data: { "445888": null } }));
  expect(await played?.("eu", 445_888)).toBeNull();
});

it("a key that is wrong closes all of them, and the log says what is wrong with it", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await sealOf(envOf({ TOKEN_KEYS: "wrong" }))).toBeNull();
  expect(await availableProviders(envOf({ TOKEN_KEYS: "wrong" }), "http://localhost:8787")).toEqual(none);
  const reason = new Error("TOKEN_KEYS must hold keys of 32 bytes in base64, separated by commas.");
  expect(error.mock.calls).toEqual([[reason], [reason]]);
});
