import { describe, expect, it } from "vitest";
import { addSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { published } from "#tests/setup/published.ts";
import { REAL_ACCOUNT } from "../real-account.fixture.ts";
import { accountWn8, expectedSums } from "../wn8.ts";
import { battleSumsOf, isCountedFromTheStart, NO_PUBLISHED_STATS, vehicleSumsOf } from "./published-stats.ts";

describe("the publisher's figures as sums", () => {
  const publishedSums = {
    ...NO_PUBLISHED_STATS,
    battles: 20,
    wins: 7,
    draws: 1,
    damageDealt: 852,
    kills: 0,
    penetrations: 12,
  };

  it("say in how many battles each is known: all, or none", () => {
    expect(battleSumsOf({ ...publishedSums, assistedByTracking: 300 }, true)).toEqual({
      ...NO_BATTLES,
      battles: 20,
      wins: 7,
      draws: 1,
      damageDealt: 852,
      damageDealtKnown: 20,
      kills: 0,
      killsKnown: 20,
      penetrations: 12,
      penetrationsKnown: 20,
      assistedByTracking: 300,
      assistedByTrackingKnown: 20,
    });
  });

  it("leave open what the game did not count from the start", () => {
    const older = battleSumsOf(
      { ...publishedSums, assistedByTracking: 300, assistedBySpotting: 5, assistedByStun: 9 },
      false,
    );
    expect(older).toEqual({
      ...NO_BATTLES,
      battles: 20,
      wins: 7,
      draws: 1,
      damageDealt: 852,
      damageDealtKnown: 20,
      kills: 0,
      killsKnown: 20,
      // Before there was stun, nothing was stunned.
      assistedByStun: 9,
      assistedByStunKnown: 20,
    });
  });

  it.each([
    [null, false],
    [Date.UTC(2010, 10, 1), false],
    [Date.UTC(2013, 11, 31), false],
    [Date.UTC(2014, 0, 1), true],
  ])("of an account made at %s were counted from the start: %s", (createdAt, counted) => {
    expect(isCountedFromTheStart(createdAt)).toBe(counted);
  });

  it("give WN8 of a real account, vehicle by vehicle", () => {
    const { expected } = published<ExpectedIndex>("expected/index.json");
    const vehicles = vehicleSumsOf(REAL_ACCOUNT, false);
    const { battles, wins, damageDealt, kills, spotted, defencePoints } = vehicles
      .map(({ sums }) => sums)
      .reduce(addSums, NO_BATTLES);
    expect([vehicles.length, battles]).toEqual([129, 11_157]);
    const done = { damage: damageDealt, frags: kills, spots: spotted, defence: defencePoints, wins };
    const played = vehicles.map(({ tankId, sums }) => ({ id: tankId, battles: sums.battles }));
    expect(
      accountWn8(
        done,
        battles,
        expectedSums(played, (id) => expected[id]),
      ),
    ).toBeCloseTo(1222.2, 1);
  });
});
