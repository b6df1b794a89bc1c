import { describe, expect, it } from "vitest";
import { averageOf, type CommunityAverage, communityAverage, ENOUGH_BATTLES } from "./community-average.ts";
import { winRateMargin } from "./win-rate.ts";

const averages = {
  battles: ENOUGH_BATTLES,
  accounts: 40,
  winRate: 51,
  damage: 1500,
  kills: 1,
  spots: 1.2,
  defence: 0.5,
  survival: 30,
};
const own = { ...averages, until: "2026-11-18" };
const reference = { winRate: 49, damage: 1300, kills: 0.8, spots: 1, defence: 0.6 };
const nothing = { winRate: null, damage: null, kills: null, spots: null, defence: null };

describe("the average of a vehicle", () => {
  it("is our own as soon as there is one, however few battles it is of", () => {
    expect(communityAverage(own, reference)).toEqual({ source: "own", ...averages });
    expect(communityAverage({ ...own, battles: 3 }, reference)).toMatchObject({ source: "own", battles: 3 });
  });

  it("is what WN8 expects without one, whose sample size and survival nobody states", () => {
    const expected = { source: "reference", battles: null, accounts: null, survival: null, ...reference };
    expect(communityAverage(undefined, reference)).toEqual(expected);
  });

  it("is what WN8 expects as soon as it expects anything", () => {
    expect(communityAverage(undefined, { ...nothing, kills: 0.8 })).toMatchObject({ kills: 0.8, damage: null });
  });

  it("is nothing where there is neither", () => {
    expect(communityAverage(own, nothing)).toMatchObject({ source: "own" });
    expect(communityAverage(undefined, nothing)).toBeNull();
  });
});

describe("the 95% interval of a win rate", () => {
  it.each([
    [50, 100, 9.8],
    [50, 1000, 3.099],
    [60, 2400, 1.96],
    [0, 10, 0],
  ])("of %f %% in %i battles is ± %f", (rate, battles, known) => {
    expect(winRateMargin(rate, battles)).toBeCloseTo(known, 3);
  });
});

describe("the average of several vehicles", () => {
  const vehicle = (winRate: number | null, battles: number | null): CommunityAverage => ({
    source: "own",
    battles,
    accounts: null,
    winRate,
    damage: null,
    kills: null,
    spots: null,
    defence: null,
    survival: null,
  });

  it("counts each by its battles", () => {
    expect(averageOf([vehicle(40, 100), vehicle(60, 300)], "winRate")).toBe(55);
  });

  it("counts neither what WN8 expects nor what is not known", () => {
    expect(averageOf([vehicle(40, null), vehicle(60, 300), vehicle(null, 100)], "winRate")).toBe(60);
    expect(averageOf([vehicle(40, null)], "winRate")).toBeNull();
  });

  it("is not known where nothing is", () => {
    expect(averageOf([vehicle(null, 5)], "winRate")).toBeNull();
    expect(averageOf([], "damage")).toBeNull();
  });
});
