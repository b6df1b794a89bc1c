import { expect, it } from "vitest";
import { type BattleSums, NO_BATTLES } from "./battle-sums.ts";
import { mapStats } from "./map-stats.ts";

const kind = (bonusType: number, sums: Partial<BattleSums>) => ({ bonusType, sums: { ...NO_BATTLES, ...sums } });
const random = kind(1, {
  battles: 4,
  wins: 3,
  damageDealt: 6000,
  damageDealtKnown: 3,
  baseXp: 2000,
  baseXpKnown: 4,
  survived: 1,
  survivedKnown: 4,
});
const ranked = kind(22, { battles: 2, wins: 2, damageDealt: 4000, damageDealtKnown: 2 });

it("tells of random battles alone on a map of theirs, and how many others there are", () => {
  expect(mapStats([random, ranked], true)).toEqual({
    figures: {
      battles: 4,
      winRate: 0.75,
      damage: { value: 2000, battles: 3 },
      baseXp: { value: 500, battles: 4 },
      survived: { value: 0.25, battles: 4 },
    },
    others: 2,
  });
});

it("tells of all battles on any other map", () => {
  expect(mapStats([random, ranked], false)).toMatchObject({
    figures: { battles: 6, winRate: 5 / 6, damage: { value: 2000, battles: 5 } },
    others: 0,
  });
});

it("takes what is not known for nothing, not for zero", () => {
  expect(mapStats([kind(1, { battles: 2 })], true).figures).toEqual({
    battles: 2,
    winRate: 0,
    damage: null,
    baseXp: null,
    survived: null,
  });
  expect(mapStats([], true)).toEqual({ figures: null, others: 0 });
  expect(mapStats([ranked], true)).toEqual({ figures: null, others: 2 });
});
