import { expect, it } from "vitest";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import { biggestChanges, highlightsOf } from "./highlights.ts";

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
  expect(changes?.up[0]?.difference).toMatchObject({ isUp: true, isClear: null });
  expect(biggestChanges(playerStats("all", vehicles), context)).toBeNull();
  expect(biggestChanges(playerStats("30d", [of(4, 20, 1505)]), context)).toBeNull();
});

it("the best and the most played vehicles are followed by the next two", () => {
  const vehicles = [of(1, 20, 1200), of(2, 40, 1500), of(3, 30, 1800), of(4, 50, 900), of(5, 10, 3000)];
  const highlights = highlightsOf(playerStats("30d", vehicles), { ...context, marks: null });
  const ids = highlights.map(({ kind, vehicle, others }) => [
    kind,
    vehicle.id,
    others.map((other) => other.vehicle.id),
  ]);
  // The fifth has too few battles to be the best.
  expect(ids).toEqual([
    ["best", 3, [2, 1]],
    ["most", 4, [2, 3]],
  ]);
  expect(highlights[1]?.others[0]).toMatchObject({ label: "50.0% won", text: "40" });
});
