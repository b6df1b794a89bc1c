import { expect, it } from "vitest";
import { isSimulated, pointsAtSimulator } from "./simulator-guard.ts";

it.each([
  [{}, false],
  [{ PATREON_CLIENT_ID: "simulated-patreon" }, false],
  [{ PATREON_ORIGIN: "https://www.patreon.com" }, false],
  [{ WARGAMING_API_ORIGIN_EU: "https://api.worldoftanks.eu" }, false],
  [{ PATREON_ORIGIN: "" }, false],
  [{ PATREON_ORIGIN: undefined }, false],
  [{ PATREON_ORIGINAL_NAME: "a patron" }, false],
  [{ OLD_PATREON_ORIGIN: "http://localhost:8788" }, false],
  [{ PATREON_ORIGIN: "https://www.localhost.example" }, false],
  [{ TWITCH_API_ORIGIN: "https://api.test.example" }, false],
  [{ SITE_ORIGIN: "http://localhost:8787" }, false],
  [{ PATREON_ORIGIN: "http://127.0.0.1:8788/patreon" }, true],
  [{ PATREON_ORIGIN: "http://www.patreon.com" }, true],
  [{ TWITCH_ID_ORIGIN: "https://localhost/twitch" }, true],
  [{ TWITCH_API_ORIGIN: "https://127.0.0.1/twitch" }, true],
  [{ GOOGLE_ISSUER: "https://[::1]/google" }, true],
  [{ YOUTUBE_API_ORIGIN: "https://youtube.test" }, true],
  [{ WARGAMING_API_ORIGIN_ASIA: "not an address" }, true],
])("%j points at a simulator: %s", (settings, expected) => {
  expect(pointsAtSimulator(settings)).toBe(expected);
});

it.each([
  [{}, false],
  [{ WARGAMING_API_ORIGIN_EU: "https://api.worldoftanks.eu" }, false],
  [{ WARGAMING_API_ORIGIN_EU: "http://127.0.0.1:8788/wargaming" }, true],
  // A developer's own key: the publisher's players are real beside another simulated provider.
  [{ PATREON_ORIGIN: "http://127.0.0.1:8788/patreon", WARGAMING_API_ORIGIN_EU: "https://api.worldoftanks.eu" }, false],
])("%j simulates the publisher: %s", (settings, expected) => {
  expect(isSimulated(settings)).toBe(expected);
});
