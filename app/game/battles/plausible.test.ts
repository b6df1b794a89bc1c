import { describe, expect, it } from "vitest";
import { battleOf } from "./battle-record.fixture.ts";
import type { BattleRecord } from "./battle-record.ts";
import { FIRST_BATTLES, implausibility } from "./plausible.ts";

const now = 1_795_100_000;

describe("A battle", () => {
  it.each<[string, Partial<BattleRecord>]>([
    ["as it is", {}],
    ["of a client that reports nothing", { survived: null, lifeTime: null, shots: null, hits: null, kills: null }],
    ["lost early", { survived: false, lifeTime: 20 }],
    ["survived to a second before its end", { lifeTime: 300 }],
    ["with hits by two barrels of one shot", { shots: 3, hits: 4, penetrations: 1 }],
    ["of the most damage of our sample", { damageDealt: 10_966, assistedBySpotting: 16_350, damageReceived: 3050 }],
    ["of a tank that the dataset does not have yet", { tankId: 0xfe_0001 }],
    ["that ends now", { startedAt: now - 301 }],
    ["whose end the server's clock has ahead of ours", { startedAt: now - 301 + 600 }],
    ["of the game's first second", { startedAt: FIRST_BATTLES }],
    [
      "with more enemies, where there are more",
      { bonusType: 24, kills: 20, spotted: 25, duration: 1200, survived: false },
    ],
  ])("%s can have been", (_, changes) => {
    expect(implausibility(battleOf(changes), now)).toBeNull();
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
    ["The damage is more than 15 enemies have hit points.", { damageDealt: 75_001 }],
    ["No vehicle has more than 5,000 hit points to lose.", { damageReceived: 5001 }],
    ["A percentage of marks needs an average of combined damage above 0.", { averageCombined: 0 }],
  ])("cannot have been: %s", (sentence, changes) => {
    expect(implausibility(battleOf(changes), now)).toBe(sentence);
  });
});
