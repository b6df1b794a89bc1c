import { describe, expect, it } from "vitest";
import { statusText } from "./provider-texts.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const nobody = { patreon: null, twitch: null, google: null };
const google = { subscribedAt: "2025-11-21T12:00:00Z", memberLevel: null, memberLevelKnown: true };

describe("a status in words", () => {
  it.each([
    ["patreon", { patreon: { isActivePatron: true } }, "An active patron. Thank you."],
    ["patreon", { patreon: { isActivePatron: false } }, "Not a patron at the moment."],
    ["patreon", {}, null],
    [
      "twitch",
      { twitch: { tier: "2000", followedAt: "2024-09-01T12:00:00Z" } },
      "Following for 811 days, subscribed at tier 2.",
    ],
    ["twitch", { twitch: { tier: null, followedAt: "2026-11-20T11:00:00Z" } }, "Following for 1 day, not subscribed."],
    ["twitch", { twitch: { tier: "3000", followedAt: null } }, "Not following, subscribed at tier 3."],
    ["twitch", {}, null],
    ["google", { google }, "Subscribed for 365 days. No member level."],
    ["google", { google: { ...google, memberLevel: "Gold" } }, "Subscribed for 365 days. Member level: Gold."],
    ["google", { google: { ...google, memberLevelKnown: false } }, "Subscribed for 365 days. Member level not known."],
    ["google", { google: { ...google, subscribedAt: null } }, "Not subscribed. No member level."],
  ] as const)("%s %j", (provider, status, expected) => {
    expect(statusText(provider, { ...nobody, ...status }, now)).toBe(expected);
  });
});
