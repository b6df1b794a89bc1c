import { describe, expect, it } from "vitest";
import type { RecommendedConfiguration } from "#app/game/model/vehicle/recommended.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { strengthsOf } from "#app/game/stats/strengths.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { mountReason, mountSource } from "./mount-reason.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const blackRock = publishedVehicle("usa/heavyTank/XI/A179_Black_Rock");
const leichttraktor = publishedVehicle("germany/lightTank/I/G12_Ltraktor");

function setOf(vehicle: FullVehicle, purpose: RecommendedConfiguration["purpose"]): RecommendedConfiguration {
  const set = vehicle.recommended?.configurations.find((candidate) => candidate.purpose === purpose);
  if (!set) throw new Error(`${vehicle.name} has no ${purpose} set.`);
  return set;
}
const reasonOf = (set: RecommendedConfiguration, vehicle: FullVehicle) =>
  mountReason(set, vehicle, strengthsOf(vehicle));
const sourceOf = (vehicle: FullVehicle, purpose: RecommendedConfiguration["purpose"]) => {
  if (!vehicle.recommended) throw new Error(`Nothing is recommended for ${vehicle.name}.`);
  return mountSource(setOf(vehicle, purpose), vehicle, vehicle.recommended);
};

describe("why a set is mounted", () => {
  it("names the weaknesses that it makes up for, the strengths that it builds on, and the slot's category", () => {
    const reason = reasonOf(setOf(is7, "main"), is7);
    expect(reason).toMatch(/^Makes up for .*slow aiming.*builds on .*high health/);
    expect(reason).toMatch(/slot 2 .*Firepower/);
  });

  it("says nothing of a figure that the set does not improve", () => {
    const main = setOf(is7, "main");
    const worse = { ...main, roleSlot: null, figures: main.figures.map((stat) => ({ ...stat, after: stat.before })) };
    expect(reasonOf(worse, is7)).toBe("");
  });

  it("says what another set has in place of the main one", () => {
    expect(reasonOf(setOf(is7, "secondary"), is7)).toContain(
      "Vertical Stabilizer Class 1 in place of Turbocharger Class 1.",
    );
  });

  it("is what somebody said who decided it", () => {
    const editorial = { author: "Anna", reason: "It drives ahead." };
    expect(reasonOf({ ...setOf(is7, "main"), basis: "editorial", editorial }, is7)).toBe("It drives ahead. (Anna)");
  });

  it("of a vehicle without slots is that only skills count", () => {
    const [set] = leichttraktor.recommended?.configurations ?? [];
    if (set) expect(reasonOf(set, leichttraktor)).toContain("skills");
    expect(leichttraktor.equipmentSlots).toEqual([]);
  });
});

describe("where a set comes from", () => {
  it("is how often it is mounted, with the date of the count", () => {
    expect(sourceOf(is7, "main")).toMatch(/^Most used: \d+\.\d% of loadouts, October 2024$/);
    expect(sourceOf(is7, "secondary")).toMatch(/^Second most used: /);
  });

  it("is among how many sets it is the best, where nobody has counted", () => {
    const { sets } = blackRock.recommended ?? { sets: 0 };
    expect(sourceOf(blackRock, "main")).toContain(`of ${sets} sets`);
  });
});
