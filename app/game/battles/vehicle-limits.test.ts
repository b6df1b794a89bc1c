import { expect, it } from "vitest";
import { limitsOfVehicles } from "./vehicle-limits.ts";

const columns = {
  id: [1, 2],
  type: ["heavyTank" as const, "SPG" as const],
  tier: [8, 10],
  stats: { health: [1500, 400], damage: [320, 900], dpm: [2000, 1200] },
} as unknown as Parameters<typeof limitsOfVehicles>[0];

it("the limits of a vehicle are those of its figures", () => {
  expect(limitsOfVehicles(columns, null)(1)).toEqual({
    isArtillery: false,
    health: 1500,
    damage: 320,
    dpm: 2000,
    shotsPerMinute: 6.25,
    enemyHealth: 1500,
  });
  expect(limitsOfVehicles(columns, null)(3)).toBeNull();
});

it("the limits of a vehicle with revised figures allow what was possible before, and what is now", () => {
  const changed = (before: number) => ({ row: [0], before: [before], source: [0] });
  const of = (stats: object) => limitsOfVehicles(columns, { sources: [], stats })(1);
  expect(of({ health: changed(1600), dpm: changed(2400) })).toEqual({
    isArtillery: false,
    health: 1600,
    damage: 320,
    dpm: 2400,
    shotsPerMinute: 7.5,
    enemyHealth: 1600,
  });
  expect(of({ health: changed(1400), damage: changed(200) })).toEqual({
    isArtillery: false,
    health: 1500,
    damage: 320,
    dpm: 2000,
    shotsPerMinute: 10,
    enemyHealth: 1500,
  });
});

/** Of tiers VI, VIII and IX, and one of tier X whose figures are not known. */
const limitsOf = limitsOfVehicles(
  {
    id: [1, 2, 3, 4],
    type: Array(4).fill("heavyTank"),
    tier: [6, 8, 9, 10],
    stats: { health: [800, 1500, 2000, null], damage: [240, 320, 400, 0], dpm: [1800, 2000, 2200, ""] },
  } as unknown as Parameters<typeof limitsOfVehicles>[0],
  null,
);

it("enemies are at most two tiers above", () => {
  expect([1, 2, 3].map((tankId) => limitsOf(tankId)?.enemyHealth)).toEqual([1500, 2000, 2000]);
});

it("a figure that is unknown or not positive bounds nothing", () => {
  expect(limitsOf(4)).toEqual({
    ...{ isArtillery: false, health: null, damage: null, dpm: null, shotsPerMinute: null, enemyHealth: 2000 },
  });
  expect(limitsOfVehicles(columns, null)(2)?.isArtillery).toBe(true);
  const unknown = { row: [0], before: [null], source: [0] };
  const shots = (stats: object) => limitsOfVehicles(columns, { sources: [], stats })(1)?.shotsPerMinute;
  expect([shots({ damage: unknown }), shots({ dpm: unknown })]).toEqual([6.25, 6.25]);
});
