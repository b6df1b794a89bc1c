import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { measuredVehicle } from "#app/game/recommendations/measured-vehicle.ts";
import { weightsOfGroups } from "#app/game/recommendations/weights.ts";
import { publishedRecords } from "../../setup/published.ts";
import { ASPECTS, definitions, type Vector, type Worked, work } from "./worked.fixture.ts";
import { carriedFamilies, recommendationOf } from "./worked-recommendation.fixture.ts";

// Vehicles of four classes, the last one of tier XI, which nobody has counted.
const IS_7 = 7169;
const LEOPARD_1 = 14609;
const T92_HMC = 8481;
const MANTICORE = 58961;
const BLACK_ROCK = 67361;

const vehicles = publishedRecords().filter((record): record is FullVehicle => record.record === "full");

const worked = new Map<number, Worked>();
function workOf(vehicle: FullVehicle): Worked {
  const known = worked.get(vehicle.id) ?? work(vehicle);
  worked.set(vehicle.id, known);
  return known;
}

describe.each([IS_7, LEOPARD_1, T92_HMC, MANTICORE, BLACK_ROCK])("vehicle %d", (id) => {
  const vehicle = vehicles.find((candidate) => candidate.id === id) as FullVehicle;
  const counted = vehicles.filter(({ role, usage }) => role === vehicle.role && usage.length > 0);
  let known: Vector | undefined;
  /** As the site computes them, to three decimals. */
  const weightsOfRole = (): Vector => {
    known ??= Object.values(
      weightsOfGroups(counted.map((member) => measuredVehicle(member, definitions))).get(vehicle.role ?? "")?.weights ??
        {},
    );
    return known;
  };

  it("has the weights that come closest to what is mounted on its role", { timeout: 120_000 }, () => {
    const weights = weightsOfRole();
    // At the least squares with no weight below 0, every weight above 0 is where the slope is 0; at 0 it may fall.
    const slopes = ASPECTS.map(() => 0);
    const squares = ASPECTS.map(() => 0);
    for (const member of counted) {
      const all = member.usage.reduce((sum, { share }) => sum + share, 0);
      for (const { device, plain } of workOf(member).devices) {
        const having = member.usage.filter(({ devices }) => devices.includes(device.family));
        const mounted = having.reduce((sum, { share }) => sum + share, 0) / all;
        const missed = mounted - plain.reduce((sum, gain, index) => sum + gain * (weights[index] ?? 0), 0);
        for (const [index, gain] of plain.entries()) {
          slopes[index] = (slopes[index] ?? 0) + gain * missed;
          squares[index] = (squares[index] ?? 0) + plain.reduce((sum, other) => sum + Math.abs(gain * other), 0);
        }
      }
    }
    expect(weights).toHaveLength(ASPECTS.length);
    for (const [index, stats] of ASPECTS.entries()) {
      // The possible effect of rounding the weights to three decimals.
      const rounding = 0.0006 * (squares[index] ?? 0) + 1e-6;
      expect(slopes[index], `${stats}`).toBeLessThanOrEqual(rounding);
      if ((weights[index] ?? 0) > 0) expect(slopes[index], `${stats}`).toBeGreaterThanOrEqual(-rounding);
    }
  });

  it("is recommended what an independent computation recommends", { timeout: 120_000 }, () => {
    const carried = carriedFamilies(counted);
    const expected = recommendationOf(vehicle, workOf(vehicle), weightsOfRole(), carried);
    const own = vehicle.recommended;
    const tags = (purpose: string) =>
      own?.configurations
        .find((configuration) => configuration.purpose === purpose)
        ?.equipment.map((device) => device?.tag);
    expect(tags("main")).toEqual(expected.main);
    expect(tags("experimental")).toEqual(vehicle.usage.length === 0 ? undefined : expected.experimental);
    const ofRoles = new Set(expected.skills);
    for (const [seat, learnt] of (own?.crew ?? []).entries()) {
      const order = learnt.map(({ tag }) => tag).filter((tag) => ofRoles.has(tag));
      expect(order, `${vehicle.crew[seat]?.role}`).toEqual(expected.skills.filter((tag) => order.includes(tag)));
    }
    expect(own?.field.map(({ tag }) => tag).filter((tag) => tag.includes("_pair_"))).toEqual(expected.field);
    expect(own?.configurations[0]?.directive?.tag ?? null).toBe(expected.directive);
  });
});
