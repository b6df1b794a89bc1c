import { describe, expect, it } from "vitest";
import { adFreeBy, daysSince, subscriptionTier } from "./ad-free.ts";

const nobody = { patreon: null, twitch: null, google: null };
const google = { subscribedAt: "2023-03-01T12:00:00Z", memberLevel: null, memberLevelKnown: true };

describe("ad-free", () => {
  it.each([
    ["an active patron", { ...nobody, patreon: { isActivePatron: true } }, "patreon"],
    ["a former patron", { ...nobody, patreon: { isActivePatron: false } }, null],
    ["a subscriber at tier 1", { ...nobody, twitch: { tier: "1000", followedAt: null } }, null],
    ["a subscriber at tier 2", { ...nobody, twitch: { tier: "2000", followedAt: null } }, "twitch"],
    ["a subscriber at tier 3", { ...nobody, twitch: { tier: "3000", followedAt: null } }, "twitch"],
    ["a follower", { ...nobody, twitch: { tier: null, followedAt: "2024-01-01T00:00:00Z" } }, null],
    ["a member", { ...nobody, google: { ...google, memberLevel: "Tank Commander" } }, "google"],
    ["a subscriber of the channel", { ...nobody, google }, null],
    ["nobody", nobody, null],
    [
      "a former patron who subscribes at tier 2",
      { ...nobody, patreon: { isActivePatron: false }, twitch: { tier: "2000", followedAt: null } },
      "twitch",
    ],
  ] as const)("%s", (_, statuses, expected) => {
    expect(adFreeBy(statuses)).toBe(expected);
  });

  it.each([
    ["1000", 1],
    ["2000", 2],
    ["3000", 3],
    ["4000", 0],
    ["", 0],
    ["toString", 0],
    [null, 0],
    [undefined, 0],
  ])("the tier %j counts %i", (tier, expected) => {
    expect(subscriptionTier(tier)).toBe(expected);
  });
});

describe("days since a date", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");

  it.each([
    ["2026-11-21T11:59:59Z", 0],
    ["2026-11-20T12:00:00Z", 1],
    ["2026-11-20T12:00:01Z", 0],
    ["2025-11-21T12:00:00Z", 365],
    ["2026-11-22T12:00:00Z", 0],
    ["2026-11-20T14:00:00+02:00", 1],
    ["yesterday", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("%s are %s", (since, expected) => {
    expect(daysSince(since, now)).toBe(expected);
  });
});
