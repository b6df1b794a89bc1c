import { describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { addSums, NO_BATTLES, sumsOf } from "#app/game/battles/battle-sums.ts";
import { MIN_ACCOUNTS, ownAverage } from "./own-average.ts";

const sums = [
  battleOf({ outcome: "win", damageDealt: 1000, kills: 2, survived: true }),
  battleOf({ outcome: "loss", damageDealt: 500, kills: 1, survived: false }),
  battleOf({ outcome: "draw", damageDealt: null, kills: 0, survived: null, spotted: 5, defencePoints: 30 }),
]
  .map(sumsOf)
  .reduce(addSums, NO_BATTLES);

describe("An average of our own", () => {
  it("has the wins of all battles", () => {
    const won = { ...sums, battles: 8, wins: 6, accounts: MIN_ACCOUNTS, lastDay: 20_000 };
    expect(ownAverage(won)?.winRate).toBe(75);
  });

  it("is of the battles in which a figure is known", () => {
    expect(ownAverage({ ...sums, accounts: MIN_ACCOUNTS, lastDay: 20_775 })).toEqual({
      battles: 3,
      accounts: MIN_ACCOUNTS,
      until: "2026-11-18",
      winRate: 100 / 3,
      damage: 750,
      kills: 1,
      spots: 3,
      defence: 10,
      survival: 50,
    });
  });

  it("is none of a figure that nobody reported, and none at all of too few players", () => {
    const unknown = sumsOf(battleOf({ damageDealt: null, survived: null }));
    const average = ownAverage({ ...unknown, accounts: 40, lastDay: 20_000 });
    expect(average).toMatchObject({ battles: 1, winRate: 100, damage: null, survival: null });
    expect(ownAverage({ ...sums, accounts: MIN_ACCOUNTS - 1, lastDay: 20_000 })).toBeNull();
    expect(ownAverage({ ...NO_BATTLES, accounts: MIN_ACCOUNTS, lastDay: 20_000 })).toBeNull();
  });
});
