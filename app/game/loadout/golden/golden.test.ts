import { describe, expect, it } from "vitest";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { definitions, publishedItems } from "#tests/setup/loadout-items.ts";
import { published, publishedRows } from "#tests/setup/published.ts";
import { explainLoadout } from "../explain.ts";
import { legalLoadout } from "../legal/legal-loadout.ts";
import { loadoutOf, mountable, wholeField } from "./loadouts.fixture.ts";
import { type PlainLoadout, plainStats } from "./plain-stats.fixture.ts";

const rows = publishedRows().filter(({ record }) => record === "full");
const read = (row: (typeof rows)[number]) => published<VehicleRecord>(vehiclePath(row)) as FullVehicle;

/** Every ninth vehicle by number, so of every nation, class and tier; and those with guns and states of their own. */
const PECULIAR = [
  "F108_Panhard_EBR_105",
  "R169_ST_II",
  "It08_Progetto_M40_mod_65",
  "S11_Strv_103B",
  "Ch47_BZ_176",
  "R45_IS-7",
];
const chosen = rows.filter(({ tag }, index) => index % 9 === 0 || PECULIAR.includes(tag)).map(read);

const CREW_SKILLS = ["brotherhood", "camouflage", "repair"];
const ALL_SKILLS = [
  ...CREW_SKILLS,
  "commander_eagleEye",
  "radioman_finder",
  "gunner_quickAiming",
  "gunner_armorer",
  "gunner_smoothTurret",
  "driver_smoothDriving",
  "driver_virtuoso",
  "driver_badRoadsKing",
  "driver_motorExpert",
  "loader_ammunitionImprove",
];

/** What stands on most vehicles, and what makes the formulas differ. */
function loadouts(vehicle: FullVehicle): Record<string, PlainLoadout> {
  const food = [...definitions.consumables.values()].find(
    ({ kind, vehicles }) => kind === "food" && vehicles.include.some(({ nations }) => nations.includes(vehicle.nation)),
  );
  const devices = (...families: string[]) => mountable(vehicle, families, definitions);
  const slots = vehicle.consumableSlots;
  const directed = (directive: string) => (vehicle.directiveSlots > 0 ? { directive } : {});
  return {
    nominal: { crew: "nominal" },
    "stock, nominal": { crew: "nominal", stock: true },
    "crew at 100%": { crew: "100" },
    "ventilation, rammer, optics, brotherhood": {
      crew: "100",
      skills: ["brotherhood"],
      equipment: devices("ventilation", "rammer", "coatedOptics"),
    },
    "binoculars, net and exhaust, camouflage": {
      crew: "100",
      skills: CREW_SKILLS,
      equipment: devices("stereoscope", "camouflageNet", "additInvisibilityDevice"),
      consumables: ["autoExtinguishers", food?.tag ?? "smallMedkit"].slice(0, slots),
      ...directed("camouflageBattleBooster"),
    },
    "stabiliser, turbocharger, hardening, everything else": {
      crew: "100",
      skills: ALL_SKILLS,
      equipment: devices("aimingStabilizer", "turbocharger", "healthReserve"),
      consumables: ["largeRepairkit", "excellentFuel", food?.tag ?? "smallMedkit"]
        .filter((tag) => tag !== "largeRepairkit" || !vehicle.features.includes("builtinRepairkit_user"))
        .slice(0, slots),
      field: wholeField(vehicle, definitions, "first"),
      ...directed("smoothDrivingBattleBooster"),
    },
    "rotation mechanism, grousers, gun laying, second of each pair": {
      crew: "100",
      skills: ALL_SKILLS.slice(0, 6),
      equipment: devices("rotationMechanism", "grousers", "enhancedAimDrives"),
      field: wholeField(vehicle, definitions, "second"),
      ...directed("enhancedAimDrivesBattleBooster"),
    },
    "sights, configuration, stock": {
      crew: "100",
      stock: true,
      skills: ["commander_eagleEye", "camouflage"],
      equipment: devices("improvedSights", "improvedConfiguration", "rammer"),
      ...(vehicle.tier >= 5 ? directed("improvedConfigurationBattleBooster") : {}),
    },
    ...(vehicle.siege && {
      siege: { crew: "100", siege: true, skills: ALL_SKILLS, equipment: devices("rammer") } as PlainLoadout,
    }),
  };
}

describe("vehicles with a build, against plain arithmetic", () => {
  it("are many, of every class and kind", () => {
    expect(chosen.length).toBeGreaterThan(100);
    expect(new Set(chosen.map(({ type }) => type)).size).toBe(5);
    expect(new Set(chosen.map(({ nation }) => nation)).size).toBe(11);
  });

  it.each(chosen.map((vehicle) => [vehicle.tag, vehicle] as const))("%s", (_, vehicle) => {
    for (const [name, plain] of Object.entries(loadouts(vehicle))) {
      const { loadout, refused } = legalLoadout(vehicle, loadoutOf(vehicle, plain, definitions), definitions);
      expect(refused, name).toEqual([]);
      const { explainedStats } = explainLoadout(vehicle, loadout, definitions);
      for (const [key, value] of Object.entries(plainStats(vehicle, plain, publishedItems))) {
        const own = explainedStats[key as keyof typeof explainedStats]?.value;
        expect(own, `${name}: ${key}`).toBeDefined();
        expect((own ?? 0) / (value || 1), `${name}: ${key}`).toBeCloseTo(value === 0 ? 0 : 1, 10);
      }
    }
  });
});
