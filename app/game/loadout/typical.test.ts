import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedRecords, publishedVehicle } from "#tests/setup/published.ts";
import { explainLoadout } from "./explain.ts";
import { legalLoadout } from "./legal/legal-loadout.ts";
import { typicalLoadout, usedSets } from "./typical.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");

describe("the typical set-up", () => {
  it("of the IS-7 is the most used equipment in its slots, with a trained crew", () => {
    const { loadout, usage } = typicalLoadout(is7, definitions);
    expect(loadout.equipment).toEqual(["extraHealthReserve_tier1", "turbocharger_tier1", "tankRammer_tier1"]);
    expect(loadout.crew.members.map(({ skills }) => skills.map(({ skill }) => skill).join(" "))).toEqual([
      "brotherhood commander_eagleEye repair",
      "brotherhood gunner_smoothTurret repair",
      "brotherhood driver_smoothDriving repair",
      "brotherhood loader_pedant repair",
      "brotherhood loader_pedant repair",
    ]);
    expect(usage).toMatchObject({ share: 14.82 });
    const { explainedStats } = explainLoadout(is7, loadout, definitions);
    // Common 5: others 105 + 10.5 = 115.5 → 1.06665; hardening in its slot.
    expect(explainedStats.reload?.value).toBeCloseTo((13.7 * 0.9) / 1.066_65, 8);
    expect(explainedStats.health?.value).toBe(2640);
  });

  it("hides where the class does", () => {
    const ebr = publishedVehicle("france/lightTank/X/F108_Panhard_EBR_105");
    const [first] = typicalLoadout(ebr, definitions).loadout.crew.members;
    expect(first?.skills.map(({ skill }) => skill)).toContain("camouflage");
  });

  it("is empty of equipment where no source states what is used, and says so", () => {
    const { loadout, usage } = typicalLoadout({ ...is7, usage: [] }, definitions);
    expect([usage, loadout.equipment]).toEqual([null, [null, null, null]]);
    // The set of a vehicle without slots is empty.
    expect(usedSets({ usage: [{ devices: [], names: [], share: 100 }] })).toEqual([]);
  });

  it("is legal for every vehicle, and mounts every device that the source names", () => {
    const vehicles = publishedRecords().filter((vehicle): vehicle is FullVehicle => vehicle.record === "full");
    const wrong = vehicles.flatMap((vehicle) => {
      const { loadout } = typicalLoadout(vehicle, definitions);
      const named = Math.min(vehicle.usage[0]?.devices.length ?? 0, vehicle.equipmentSlots.length);
      const mounted = loadout.equipment.filter((tag) => tag !== null).length;
      const { refused } = legalLoadout(vehicle, loadout, definitions);
      return refused.length > 0 || mounted < named ? [`${vehicle.tag}: ${vehicle.usage[0]?.devices.join(" ")}`] : [];
    });
    expect(vehicles.length).toBeGreaterThan(800);
    expect(wrong).toEqual([]);
  });
});
