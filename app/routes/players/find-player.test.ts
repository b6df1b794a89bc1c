import { expect, it } from "vitest";
import { missingSentence, playerSearchOf } from "#app/routes/players/find-player.ts";

it.each([
  ["", { nickname: "", region: null, problem: null }],
  ["?q=", { nickname: "", region: null, problem: null }],
  ["?region=eu", { nickname: "", region: "eu", problem: null }],
  ["?q=Commander_1&region=all", { nickname: "Commander_1", region: null, problem: null }],
  ["?q=%20Commander_1%20%5BFERRO%5D&region=com", { nickname: "Commander_1", region: "com", problem: null }],
  ["?q=%5BFERRO%5DCommander_1", { nickname: "Commander_1", region: null, problem: null }],
  ["?q=%5BFERRO%5D", { nickname: "", region: null, problem: null }],
  ["?q=ab", { nickname: "ab", region: null, problem: "too-short" }],
  ["?q=Tiger+II", { nickname: "Tiger II", region: null, problem: "no-nickname" }],
  ["?q=%3Cb%3E", { nickname: "<b>", region: null, problem: "no-nickname" }],
  [`?q=${"x".repeat(25)}`, { nickname: "x".repeat(25), region: null, problem: "no-nickname" }],
  ["?q=Commander_1&region=cn", { nickname: "Commander_1", region: "cn", problem: "no-service" }],
  ["?q=Commander_1&region=mars", { nickname: "Commander_1", region: null, problem: null }],
])("the address %s looks for %j", (search, expected) => {
  expect(playerSearchOf(new URLSearchParams(search))).toEqual(expected);
});

it("says for whom only linked Commanders are found", () => {
  const all = ["eu", "com", "asia"] as const;
  expect(missingSentence({ missing: [], why: null }, null)).toBeNull();
  expect(missingSentence({ missing: [...all], why: "unavailable" }, null)).toBe(
    "The publisher doesn’t answer right now: only Commanders who linked their account here are found. Try again in a minute.",
  );
  expect(missingSentence({ missing: ["asia"], why: "unavailable" }, "asia")).toMatch(/doesn’t answer right now/);
  expect(missingSentence({ missing: ["eu", "asia"], why: "unavailable" }, null)).toMatch(
    /doesn’t answer for Europe \(EU\) and Asia \(ASIA\) right now: of its players only/,
  );
  expect(missingSentence({ missing: [...all], why: "too-many" }, null)).toMatch(/^Too many .*For a minute only/);
  expect(missingSentence({ missing: [...all], why: "not-configured" }, null)).toMatch(/no key/);
});
