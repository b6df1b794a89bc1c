import { describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { addSums, NO_BATTLES, sumsOf } from "#app/game/battles/battle-sums.ts";
import { type CountedBattles, countsOf, figuresView } from "./figures-view.ts";

const TIERS: Record<number, number> = { 1: 8, 2: 5 };
const tierOf = (tankId: number) => TIERS[tankId];

/** What battles in vehicle 1 come to. */
function countsOfBattles(...battles: Partial<BattleRecord>[]): CountedBattles {
  const sums = battles.map((changes) => sumsOf(battleOf(changes))).reduce(addSums, NO_BATTLES);
  return countsOf(sums, [{ tankId: 1, sums }], tierOf);
}

const lost: Partial<BattleRecord> = {
  outcome: "loss",
  survived: false,
  damageDealt: 2088,
  damageReceived: 1050,
  kills: 2,
  spotted: 1,
  shots: 6,
  hits: 4,
  assistedByTracking: 100,
  damageBlocked: 0,
  baseXp: 2000,
};

const textOf = (counts: CountedBattles, label: string) =>
  figuresView(counts, null, "").find((figure) => figure.label === label)?.text;

describe("the figures of some battles", () => {
  it("stand in their order, with as many decimals as they are told apart by", () => {
    const figures = figuresView(countsOfBattles({}, lost), null, "in 30 days");
    expect(figures.map(({ label, text, unit = "" }) => `${label}: ${text}${unit}`)).toEqual([
      "Battles: 2",
      "Win rate: 50.00%",
      "Average damage: 1,500",
      "Average XP: 1,422",
      "Kills per battle: 1.50",
      "Spotted per battle: 1.50",
      "Survived: 50.0%",
      "Hit rate: 75.0%",
      "Assisted damage: 290",
      "Blocked damage: 320",
      "Damage ratio: 2.00",
      "Average tier: 8.00",
    ]);
  });

  it.each([
    [[{}], "unicum"],
    [[{}, lost], "intermediate"],
    [[lost], "bad"],
  ] as const)("have a level of the win rate alone: %#", (battles, level) => {
    const levels = figuresView(countsOfBattles(...battles), null, "").flatMap((each) =>
      each.level ? [[each.label, each.level]] : [],
    );
    expect(levels).toEqual([["Win rate", level]]);
  });

  it("are all unknown, and have no level, where there are no battles", () => {
    const [battles, ...others] = figuresView(countsOfBattles(), null, "in 30 days");
    expect(battles?.text).toBe("0");
    expect(others.filter(({ text, level }) => text !== null || level)).toEqual([]);
  });

  it.each<[label: string, why: string, Partial<BattleRecord>]>([
    ["Average damage", "not told", { damageDealt: null }],
    ["Average XP", "not told", { baseXp: null }],
    ["Survived", "not told", { survived: null }],
    ["Hit rate", "hits not told", { hits: null }],
    ["Hit rate", "no shot", { shots: 0, hits: 0, penetrations: 0 }],
    ["Assisted damage", "tracking not told", { assistedByTracking: null }],
    ["Assisted damage", "spotting not told", { assistedBySpotting: null }],
    ["Damage ratio", "none received", { damageReceived: 0 }],
    ["Damage ratio", "received not told", { damageReceived: null }],
  ])("leave %s unknown: %s", (label, _, changes) => {
    expect(textOf(countsOfBattles(changes), label)).toBeNull();
  });

  it("take the mean over the battles that tell a figure, and no hit rate of others' shots", () => {
    const counts = countsOfBattles({ damageDealt: 900, hits: null }, { damageDealt: null });
    expect([textOf(counts, "Average damage"), textOf(counts, "Hit rate")]).toEqual(["900", null]);
  });

  it("know assisted damage without stun, which not every client tells", () => {
    expect(textOf(countsOfBattles({ assistedByStun: null, assistedByTracking: 60 }), "Assisted damage")).toBe("300");
  });
});

describe("what figures are set beside", () => {
  const notesBeside = (beside: CountedBattles | null) =>
    figuresView(countsOfBattles({}), beside, "in 30 days").map(({ note }) => note);

  it("stands below each with its unit and words", () => {
    const notes = notesBeside(countsOfBattles({}, lost));
    expect(notes.slice(0, 3)).toEqual(["2 in 30 days", "50.00 % in 30 days", "1,500 in 30 days"]);
  });

  it("is left out where it is not known", () => {
    expect(new Set(notesBeside(null))).toEqual(new Set([""]));
    expect(notesBeside(countsOfBattles({ damageDealt: null }))[2]).toBe("");
  });

  it("is only the number of battles where there were none", () => {
    const [battles, ...others] = notesBeside(countsOfBattles());
    expect([battles, ...new Set(others)]).toEqual(["0 in 30 days", ""]);
  });
});

describe("the mean tier", () => {
  const played = (tankId: number, battles: number) => ({ tankId, sums: { ...NO_BATTLES, battles } });

  it.each([
    ["counts every battle", [played(1, 3), played(2, 1)], 7.25],
    ["leaves out vehicles that are not known", [played(1, 3), played(9, 50)], 8],
    ["is not known of such vehicles alone", [played(9, 50)], null],
    ["is not known of no battles", [played(1, 0)], null],
  ])("%s", (_, vehicles, tier) => {
    expect(countsOf(NO_BATTLES, vehicles, tierOf).tier).toBe(tier);
  });
});
