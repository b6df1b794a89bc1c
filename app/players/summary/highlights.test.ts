import { expect, it } from "vitest";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import { biggestChanges } from "./highlights.ts";

const of = (tankId: number, battles: number, damage: number) => ({
  tankId,
  sums: {
    ...NO_BATTLES,
    battles,
    wins: battles / 2,
    damageDealt: damage * battles,
    damageDealtKnown: battles,
    kills: battles,
    killsKnown: battles,
    spotted: battles,
    spottedKnown: battles,
    defencePoints: battles,
    defencePointsKnown: battles,
  },
});
const playerStats = (window: PlayerStats["window"], vehicles: ReturnType<typeof of>[]): PlayerStats => ({
  window,
  source: "own",
  sources: ["own"],
  record: {
    window,
    vehicles,
    compared: [1, 2, 3, 4].map((id) => of(id, 400, 1500)),
    all: [],
    stretches: [],
    step: null,
  },
  periods: [],
  own: null,
  singles: [],
  published: { kind: "not-configured" },
  ownFailed: false,
});
const context = {
  vehicleOf: (id: number) => ({ id, shortName: `Vehicle ${id}` }) as never,
  expectedOf: () => ({ damage: 1500, frags: 1, spots: 1, defence: 1, winRate: 50 }),
};

it("the biggest changes are of vehicles with enough battles and a large difference", () => {
  const vehicles = [of(1, 20, 1800), of(2, 20, 1200), of(3, 14, 2500), of(4, 20, 1505), of(5, 20, 2500)];
  const changes = biggestChanges(playerStats("30d", vehicles), context);
  expect(changes?.up.map(({ vehicle }) => vehicle.id)).toEqual([1]);
  expect(changes?.down.map(({ vehicle }) => vehicle.id)).toEqual([2]);
  expect(changes?.up[0]?.difference).toMatchObject({ isUp: true, isClear: false });
  expect(biggestChanges(playerStats("all", vehicles), context)).toBeNull();
  expect(biggestChanges(playerStats("30d", [of(4, 20, 1505)]), context)).toBeNull();
});
