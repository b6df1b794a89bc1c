import { describe, expect, it } from "vitest";
import { battleOf } from "./battle-record.fixture.ts";
import type { BattleRecord } from "./battle-record.ts";
import { FIRST_BATTLES, implausibility } from "./plausible.ts";

const now = 1_795_100_000;
/** Of a heavy tank of tier VIII. */
const limits = { isArtillery: false, health: 1500, damage: 320, dpm: 2000, shotsPerMinute: 6.25, enemyHealth: 2500 };
const artillery = { isArtillery: true, health: 400, damage: 900, dpm: 1200, shotsPerMinute: 4 / 3, enemyHealth: 2500 };

describe("A battle", () => {
  it.each<[string, Partial<BattleRecord>]>([
    ["as it is", {}],
    ["of a client that reports nothing", { survived: null, lifeTime: null, shots: null, hits: null, kills: null }],
    ["lost early", { survived: false, lifeTime: 20 }],
    ["survived to a second before its end", { lifeTime: 300 }],
    ["with hits by two barrels of one shot", { shots: 3, hits: 4, penetrations: 1 }],
    ["of the most damage of our sample", { damageDealt: 10_966, assistedBySpotting: 16_350, damageReceived: 2500 }],
    ["of a tank that the dataset does not have yet", { tankId: 0xfe_0001 }],
    ["that ends now", { startedAt: now - 301 }],
    ["whose end the server's clock has ahead of ours", { startedAt: now - 301 + 600 }],
    ["of fifteen minutes and what the end takes", { duration: 930, lifeTime: 930 }],
    ["of the most hits of two barrels", { shots: 5, hits: 10, penetrations: 10 }],
    ["without a percentage of marks", { markPercentage: 0, averageCombined: 0 }],
    ["of a client that reports no percentage", { markPercentage: null, averageCombined: 0 }],
    ["with fifteen destroyed and spotted", { kills: 15, spotted: 15 }],
    ["of the game's first second", { startedAt: FIRST_BATTLES }],
    [
      "with more enemies, where there are more",
      { bonusType: 24, kills: 20, spotted: 25, duration: 1200, survived: false },
    ],
  ])("%s can have been", (_, changes) => {
    expect(implausibility(battleOf(changes), now, limits)).toBeNull();
  });

  it.each<[string, Partial<BattleRecord>]>([
    ["The battle ends in the future.", { startedAt: now - 301 + 601 }],
    ["The battle is older than the game.", { startedAt: FIRST_BATTLES - 1 }],
    ["The tank id is not a vehicle's.", { tankId: 5138 }],
    ["A random battle does not last longer than 15 minutes.", { duration: 931, lifeTime: 931 }],
    ["The vehicle lives longer than the battle lasts.", { lifeTime: 307 }],
    ["The vehicle survived, and yet lived shorter than the battle lasted.", { lifeTime: 295 }],
    ["There are 15 enemies to destroy.", { kills: 16 }],
    ["There are 15 enemies to spot.", { spotted: 16 }],
    ["There are more hits than shots.", { shots: 5, hits: 11, penetrations: 0 }],
    ["There are more hits than shots.", { shots: 0, hits: 1, penetrations: 1 }],
    ["There are more penetrations than hits.", { penetrations: 12 }],
    ["The damage is more than 15 enemies have hit points.", { assistedBySpotting: 37_501 }],
    ["The damage is more than 15 enemies have hit points.", { assistedByTracking: 37_501 }],
    ["The damage is more than 15 enemies have hit points.", { assistedByStun: 37_501 }],
    ["No vehicle has more than 5,000 hit points to lose.", { damageReceived: 5001 }],
    ["A percentage of marks needs an average of combined damage above 0.", { averageCombined: 0 }],
  ])("cannot have been: %s", (sentence, changes) => {
    expect(implausibility(battleOf(changes), now, limits)).toBe(sentence);
  });
});

describe("Figures of one battle", () => {
  const nothing = { shots: 0, hits: 0, penetrations: 0, kills: 0, damageDealt: 0 };
  it.each<[string, Partial<BattleRecord>]>([
    ["nothing done", nothing],
    ["rammed", { ...nothing, damageDealt: 750 }],
    ["destroyed by the last hit point", { ...nothing, damageDealt: 1, kills: 1 }],
    ["with the largest of its guns", { shots: 3, hits: 3, penetrations: 3, damageDealt: 2700 }],
    // 1.5 times 2,000 a minute for 31 s and a minute more, and its own 1,500.
    ["as fast as it can", { lifeTime: 31, survived: false, hits: 14, damageDealt: 6050 }],
    ["with the fastest of its guns", { shots: 300, hits: 200 }],
    ["gone before it began", { ...nothing, lifeTime: 0, survived: false }],
    ["of a mode with other rules", { bonusType: 24, damageDealt: 60_000, hits: 0, penetrations: 0 }],
    ["of which hits and shots are not known", { shots: null, hits: null, penetrations: null, damageDealt: 10_000 }],
  ])("agree: %s", (_, changes) => {
    expect(implausibility(battleOf(changes), now, limits)).toBeNull();
  });

  it.each<[string, Partial<BattleRecord>]>([
    ["A vehicle that was in the battle for no time did nothing there.", { lifeTime: 0, survived: false }],
    [
      "A vehicle that was in the battle for no time did nothing there.",
      { ...nothing, shots: 1, lifeTime: 0, survived: false },
    ],
    ["Vehicles are not destroyed without damage.", { damageDealt: 0 }],
    ["There is more damage than a vehicle does without a hit.", { hits: 0, penetrations: 0, damageDealt: 751 }],
    ["There is more damage than the hits can have done.", { hits: 1, penetrations: 1, damageDealt: 4061 }],
    ["There is more damage than the gun can do in the time.", { hits: 14, damageDealt: 19_600 }],
    [
      "There is more damage than the gun can do in the time.",
      { lifeTime: 31, survived: false, hits: 14, damageDealt: 6051 },
    ],
    [
      "There is more damage than the gun can do in the time.",
      { lifeTime: null, duration: 31, hits: 14, damageDealt: 6051 },
    ],
    ["There are more shots than the gun can fire in the time.", { shots: 600 }],
    ["The vehicle has fewer hit points to lose.", { damageReceived: 3001 }],
  ])("contradict each other: %s", (sentence, changes) => {
    expect(implausibility(battleOf(changes), now, limits)).toBe(sentence);
  });

  it("say of artillery that its blast reaches whom it does not hit, but not without a shot", () => {
    const fired = { ...nothing, shots: 4, damageDealt: 1600 };
    expect(implausibility(battleOf(fired), now, artillery)).toBeNull();
    expect(implausibility(battleOf({ ...fired, shots: 0 }), now, artillery)).toMatch(/without a hit/);
  });

  it("are refused without limits too, where nothing explains the damage", () => {
    const made = { ...nothing, damageDealt: 75_000, lifeTime: 0, survived: false };
    expect(implausibility(battleOf(made), now, null)).not.toBeNull();
    expect(implausibility(battleOf({ ...made, lifeTime: 301 }), now, null)).toMatch(/without a hit/);
    expect(implausibility(battleOf({ damageDealt: 75_001 }), now, null)).toMatch(/15 enemies/);
  });
});
