import { describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { addSums, NO_BATTLES, sumsOf } from "#app/game/battles/battle-sums.ts";
import { estimateOf, PLAYER_STATS, type PlayerStat } from "./player-stats.ts";

const sums = (...battles: Partial<BattleRecord>[]) =>
  battles.map((changes) => sumsOf(battleOf(changes))).reduce(addSums, NO_BATTLES);

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

const statOf = (key: string) => PLAYER_STATS.find((stat) => stat.key === key) as PlayerStat;
const statIn = (key: string, ...battles: Partial<BattleRecord>[]) => statOf(key).of(sums(...battles));

describe("the stats of some battles", () => {
  it("are means and shares of the battles that tell them", () => {
    expect(PLAYER_STATS.map((stat) => [stat.key, stat.of(sums({}, lost))])).toEqual([
      ["winRate", 50],
      ["damageDealt", 1500],
      ["assisted", 290],
      ["kills", 1.5],
      ["spotted", 1.5],
      ["survived", 50],
      ["baseXp", 1421.5],
      ["damageBlocked", 320],
      ["hitRate", 75],
      ["damageRatio", 1500 / 750],
    ]);
  });

  it("are all unknown without battles", () => {
    expect(PLAYER_STATS.map((stat) => stat.of(NO_BATTLES)).filter((value) => value !== null)).toEqual([]);
  });

  it.each<[key: string, why: string, Partial<BattleRecord>]>([
    ["damageDealt", "not told", { damageDealt: null }],
    ["baseXp", "not told", { baseXp: null }],
    ["survived", "not told", { survived: null }],
    ["hitRate", "hits not told", { hits: null }],
    ["hitRate", "no shot", { shots: 0, hits: 0, penetrations: 0 }],
    ["assisted", "tracking not told", { assistedByTracking: null }],
    ["assisted", "spotting not told", { assistedBySpotting: null }],
    ["damageRatio", "none received", { damageReceived: 0 }],
    ["damageRatio", "dealt not told", { damageDealt: null }],
    ["damageRatio", "received not told", { damageReceived: null }],
  ])("leave %s unknown: %s", (key, _, changes) => {
    expect(statIn(key, changes)).toBeNull();
  });

  it("take the mean over the battles that tell it, and no hit rate of others' shots", () => {
    const battles = [{ damageDealt: 900, hits: null }, { damageDealt: null }];
    expect([statIn("damageDealt", ...battles), statIn("hitRate", ...battles)]).toEqual([900, null]);
  });

  it("know assisted damage without stun, which not every client tells", () => {
    expect(statIn("assisted", { assistedByStun: null, assistedByTracking: 60 })).toBe(300);
  });
});

describe("the margin of a stat", () => {
  const battles = Array.from({ length: 40 }, (_, index) => ({
    damageDealt: index % 2 ? 1000 : 3000,
    outcome: index % 2 ? "win" : "loss",
  })) satisfies Partial<BattleRecord>[];
  const singles = battles.map((battle) => sums(battle));

  it("follows from the spread of single battles, of a share from their number", () => {
    // Deviation √(40 × 1000² / 39), over √40 battles.
    const damage = estimateOf(statOf("damageDealt"), sums(...battles), singles);
    expect([damage.value, damage.margin]).toEqual([2000, expect.closeTo(1.96 * Math.sqrt(1e6 / 39), 6)]);
    expect(estimateOf(statOf("winRate"), sums(...battles), []).margin).toBeCloseTo(196 * Math.sqrt(0.25 / 40), 9);
  });

  it("counts only the battles that tell the stat", () => {
    const untold = { damageDealt: null, survived: null, assistedBySpotting: null };
    const all = [
      // Assisted damage of 1000 and 3000 in turn.
      ...battles.map((battle) => ({ ...battle, assistedBySpotting: battle.damageDealt, survived: true })),
      ...Array.from({ length: 10 }, () => ({ ...untold, damageDealt: 2000, survived: false })),
      ...Array.from({ length: 50 }, () => untold),
    ];
    const each = all.map((battle) => sums(battle));
    const marginOf = (key: string) => estimateOf(statOf(key), sums(...all), each).margin;
    expect(marginOf("damageDealt")).toBeCloseTo((1.96 * Math.sqrt(40e6 / 49)) / Math.sqrt(50), 6);
    expect(marginOf("assisted")).toBeCloseTo(1.96 * Math.sqrt(1e6 / 39), 6);
    // 40 of 50 survived.
    expect(marginOf("survived")).toBeCloseTo(196 * Math.sqrt((0.8 * 0.2) / 50), 9);
  });

  it.each(["winRate", "survived", "assisted"])("is not known without battles: %s", (key) => {
    expect(estimateOf(statOf(key), NO_BATTLES, [])).toEqual({ value: null, margin: null });
  });

  it("is not known of few battles, and of no ratio", () => {
    expect(estimateOf(statOf("damageDealt"), sums(...battles), singles.slice(0, 29)).margin).toBeNull();
    expect(estimateOf(statOf("damageRatio"), sums(...battles), singles).margin).toBeNull();
    expect(estimateOf(statOf("kills"), NO_BATTLES, singles)).toEqual({ value: null, margin: null });
  });
});
