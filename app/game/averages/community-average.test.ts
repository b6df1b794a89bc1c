import { describe, expect, it } from "vitest";
import { averageOf, type CommunityAverage, communityAverage, ENOUGH_BATTLES } from "./community-average.ts";
import { winRateMargin } from "./win-rate-margin.ts";

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
  it("is our own where there are enough battles", () => {
    expect(communityAverage(own, reference)).toEqual({ source: "own", ...averages });
  });

  it("is the reference below that, whose sample size and survival nobody states", () => {
    const few = { ...own, battles: ENOUGH_BATTLES - 1 };
    const told = { source: "reference", battles: null, accounts: null, survival: null, ...reference };
    expect(communityAverage(few, reference)).toEqual(told);
    expect(communityAverage(undefined, reference)).toEqual(told);
  });

  it("is our own few where there is no reference, and nothing where there is neither", () => {
    expect(communityAverage({ ...own, battles: 3 }, nothing)).toMatchObject({ source: "own", battles: 3 });
    expect(communityAverage(undefined, nothing)).toBeNull();
  });
});

describe("the 95 % interval of a win rate", () => {
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
    ...{ source: "own", battles, accounts: null, winRate },
    ...{ damage: null, kills: null, spots: null, defence: null, survival: null },
  });

  it("counts each by its battles where all state them", () => {
    expect(averageOf([vehicle(40, 100), vehicle(60, 300)], "winRate")).toBe(55);
  });

  it("counts each once where one does not, and leaves out what is not known", () => {
    expect(averageOf([vehicle(40, null), vehicle(60, 300), vehicle(null, null)], "winRate")).toBe(50);
  });

  it("is not known where nothing is", () => {
    expect(averageOf([vehicle(null, 5)], "winRate")).toBeNull();
    expect(averageOf([], "damage")).toBeNull();
  });
});
