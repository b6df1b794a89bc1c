import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedRecords, publishedVehicle } from "#tests/setup/published.ts";
import { decodeLoadout } from "../loadout/code/decode.ts";
import { explainLoadout } from "../loadout/explain.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { byAspect } from "./aspects.ts";
import { measuredVehicle } from "./measured-vehicle.ts";
import { consumablesFor, type Decided, recommend, type Yardstick } from "./recommend.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const burning = (vehicle: FullVehicle, fireChance: number | null): FullVehicle => ({
  ...vehicle,
  top: { ...vehicle.top, stats: { ...vehicle.top.stats, fireChance } },
});

it.each<[what: string, vehicle: FullVehicle, consumables: string[]]>([
  ["repair kit, first aid kit and food", burning(is7, 15), ["largeRepairkit", "largeMedkit", "ration"]],
  ["the nation's food", burning({ ...is7, nation: "usa" }, 15), ["largeRepairkit", "largeMedkit", "cocacola"]],
  ["an extinguisher where it burns easily", burning(is7, 20), ["largeRepairkit", "largeMedkit", "autoExtinguishers"]],
  ["food where the chance is not known", burning(is7, null), ["largeRepairkit", "largeMedkit", "ration"]],
  [
    "the repair kit that is built in",
    { ...burning(is7, 10), features: [...is7.features, "builtinRepairkit_user"] },
    ["builtinRepairkit", "largeMedkit", "ration"],
  ],
  ["the kits alone in two slots", { ...is7, consumableSlots: 2 }, ["largeRepairkit", "largeMedkit"]],
  ["nothing without slots", { ...is7, consumableSlots: 0 }, []],
])("the consumables are %s", (_, vehicle, consumables) => {
  expect(consumablesFor(vehicle, definitions)).toEqual(consumables);
});

const loltractor = publishedVehicle("germany/lightTank/I/G12_Ltraktor");

const yardstick: Yardstick = {
  weights: byAspect((aspect) => ({ rateOfFire: 1, health: 0.6, stability: 0.5, aiming: 0.2 })[aspect as string] ?? 0),
  group: "role",
  vehicles: 71,
  carried: new Map([...definitions.devices.values()].map(({ family }) => [family, 1])),
};
const set = (vehicle: typeof is7, purpose: string, decided: Decided[] = []) =>
  recommend(measuredVehicle(vehicle, definitions), yardstick, decided).configurations.find(
    (configuration) => configuration.purpose === purpose,
  );
const tags = (own: ReturnType<typeof set>) => own?.equipment.map((item) => item?.tag ?? null);

describe("what is recommended", () => {
  it("is what is mounted most and second most, where the slots strengthen it most", () => {
    expect(set(is7, "main")).toMatchObject({ basis: "usage", share: 14.82, roleSlot: "firepower" });
    expect(tags(set(is7, "main"))).toEqual(["extraHealthReserve_tier1", "tankRammer_tier1", "turbocharger_tier1"]);
    expect(set(is7, "secondary")).toMatchObject({ basis: "usage", share: 13.36 });
  });

  it("says in words what a device does of which the figures show only the weight", () => {
    const equipment = ["commandersView", "tankRammer_tier1", null];
    const decided = { purpose: "main", author: "Anna", reason: "It sees more.", equipment } as const;
    const [vision, rammer] = set(is7, "main", [decided])?.equipment ?? [];
    expect(vision).toMatchObject({ about: "−15% enemy concealment in bushes" });
    expect(rammer).toMatchObject({ effect: { key: "reload" } });
    expect(rammer).not.toHaveProperty("about");
  });

  it("is beside these the highest score of what is not among the most used", () => {
    // Of rammer 1, hardening 0.6 and stabiliser 0.5 the set is used; the laying drive adds 0.2, ventilation less.
    const experimental = set(is7, "experimental");
    expect(experimental).toMatchObject({ basis: "score", share: null });
    const used = is7.usage.map(({ devices }) => devices.toSorted().join());
    const families = tags(experimental)?.map((tag) => definitions.devices.get(tag ?? "")?.family);
    expect(used).not.toContain(families?.toSorted().join());
    expect(families).toContain("rammer");
    expect(families).toContain("healthReserve");
  });

  it("holds no device that Commanders of its kind do not mount, however high it scores", () => {
    const rare = new Map(yardstick.carried).set("healthReserve", 0.0199);
    const families = (carried: typeof rare) =>
      recommend(measuredVehicle(is7, definitions), { ...yardstick, carried })
        .configurations.find(({ purpose }) => purpose === "experimental")
        ?.equipment.map((item) => definitions.devices.get(item?.tag ?? "")?.family);
    expect(families(new Map(rare).set("healthReserve", 0.02))).toContain("healthReserve");
    expect(families(rare)).not.toContain("healthReserve");
    expect(set(is7, "main")?.equipment[0]?.tag).toBe("extraHealthReserve_tier1");
  });

  it("is the highest score alone where nobody has counted", () => {
    const uncounted = { ...is7, usage: [] };
    expect(set(uncounted, "main")).toMatchObject({ basis: "score", share: null });
    expect(tags(set(uncounted, "main"))).toEqual(
      expect.arrayContaining(["tankRammer_tier1", "aimingStabilizer_tier1"]),
    );
    expect(set(uncounted, "secondary")).toBeUndefined();
    expect(set(uncounted, "experimental")).toBeUndefined();
  });

  it("is nothing for other modes, of which no source counts anything", () => {
    const { configurations } = recommend(measuredVehicle(is7, definitions), yardstick);
    expect(configurations.map(({ purpose }) => purpose)).toEqual(["main", "secondary", "experimental"]);
  });

  it("of a vehicle without slots is a crew", () => {
    const { configurations, crew, sets } = recommend(measuredVehicle(loltractor, definitions), yardstick);
    expect(configurations.map(({ purpose, equipment }) => [purpose, equipment])).toEqual([["main", []]]);
    expect([sets, crew.length]).toEqual([0, 3]);
  });

  it("begins every member's skills with those of everybody, the other of them last", () => {
    const { crew } = recommend(measuredVehicle(is7, definitions), yardstick);
    for (const [seat, skills] of crew.entries()) {
      const all = skills.map(({ tag }) => tag);
      expect([all[0], all[1], all.at(-1)]).toEqual(["brotherhood", "repair", "camouflage"]);
      expect(all.length, `${is7.crew[seat]?.role}`).toBeGreaterThan(3);
    }
    expect(crew[1]?.[2]?.tag).toBe("gunner_quickAiming");
  });

  it("leaves Concealment out where the vehicle cannot hide", () => {
    const learnt = (concealmentStill: number) => {
      const vehicle = { ...is7, top: { ...is7.top, stats: { ...is7.top.stats, concealmentStill } } };
      const { crew, situational } = recommend(measuredVehicle(vehicle, definitions), yardstick);
      return [...crew.flat(), ...situational].some(({ tag }) => tag === "camouflage");
    };
    expect([learnt(3), learnt(2.99)]).toEqual([true, false]);
  });

  it("goes on with the skills of which no figure tells what they are worth, each with what it does", () => {
    const { crew, situational } = recommend(measuredVehicle(is7, definitions), yardstick);
    const ranked = new Set(crew.flat().map(({ tag }) => tag));
    expect(situational.length).toBeGreaterThan(5);
    for (const { tag, about, role } of situational) {
      expect(ranked.has(tag), tag).toBe(false);
      expect(about, tag).not.toBe("");
      if (role !== null)
        expect(is7.crew.some((member) => member.role === role || member.also.includes(role))).toBe(true);
    }
    expect(situational.map(({ tag }) => tag)).toContain("loader_desperado");
    expect(situational.map(({ tag }) => tag)).not.toContain("commander_sixthSense");
  });

  it("takes every field modification that stands alone, and of a pair the better side", () => {
    const { field, openPairs } = recommend(measuredVehicle(is7, definitions), yardstick);
    const all = field.map(({ tag }) => tag);
    expect(all.filter((tag) => tag.includes("base"))).toHaveLength(5);
    // Aiming time against dispersion, which weighs nothing here; health against stability.
    expect(all).toContain("role_heavyTank_pair_2_2");
    expect(all).not.toContain("role_heavyTank_pair_2_1");
    expect(openPairs).toBe(5 - all.filter((tag) => tag.includes("pair")).length);
    // View range against what figures do not count.
    expect(all.some((tag) => tag.startsWith("role_heavyTank_pair_3"))).toBe(false);
  });

  it("is what somebody decided, with the rest computed", () => {
    const decided: Decided = {
      purpose: "onslaught",
      author: "Anna",
      reason: "It drives ahead of the others.",
      equipment: ["turbocharger_tier1", null, "tankRammer_tier1"],
      directive: null,
    };
    const onslaught = set(is7, "onslaught", [decided]);
    expect(onslaught).toMatchObject({
      basis: "editorial",
      share: null,
      directive: null,
      roleSlot: null,
      editorial: { author: "Anna", reason: "It drives ahead of the others." },
    });
    expect(tags(onslaught)).toEqual(["turbocharger_tier1", null, "tankRammer_tier1"]);
    expect(onslaught?.crew).toBeUndefined();
    expect(set(is7, "main", [{ ...decided, purpose: "main" }])?.basis).toBe("editorial");
  });
});

describe("what is published", () => {
  const vehicles = publishedRecords().filter((record) => record.record === "full");

  it("is there for every vehicle, with a legal build whose figures are those that are told", () => {
    const wrong = vehicles.flatMap((vehicle) =>
      (vehicle.recommended?.configurations ?? []).flatMap(
        ({ purpose, build, equipment, directive, figures: expected }) => {
          const { loadout, dropped } = decodeLoadout(build, vehicle, definitions);
          const { explainedStats } = explainLoadout(vehicle, loadout, definitions);
          const same =
            dropped.length === 0 &&
            loadout.equipment.join() === equipment.map((item) => item?.tag ?? null).join() &&
            loadout.directive === (directive?.tag ?? null) &&
            expected.every(({ key, after }) => Math.abs((explainedStats[key]?.value ?? 0) / after - 1) < 1e-6);
          return same ? [] : [`${vehicle.name} ${purpose}: ${dropped.map(({ reason }) => reason).join(" ")}`];
        },
      ),
    );
    expect(vehicles.filter(({ recommended }) => recommended === null)).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it("tells of a device what it does in its loadout", () => {
    const [main] = vehicles.find(({ id }) => id === is7.id)?.recommended?.configurations ?? [];
    const [hardening, rammer] = main?.equipment ?? [];
    expect(hardening?.effect).toMatchObject({ key: "health" });
    expect(hardening?.effect?.after).toBeGreaterThan(hardening?.effect?.before ?? Number.NaN);
    expect(rammer?.effect).toMatchObject({ key: "reload" });
    expect(rammer?.effect?.after).toBe(main?.figures.find(({ key }) => key === "reload")?.after);
    expect(rammer?.effect?.before).toBeGreaterThan(rammer?.effect?.after ?? Number.NaN);
  });

  it("has a main configuration everywhere, and no two of the same devices", () => {
    for (const { name, recommended } of vehicles) {
      const sets =
        recommended?.configurations.map(({ equipment }) =>
          equipment
            .map((item) => item?.tag)
            .sort()
            .join(),
        ) ?? [];
      expect(recommended?.configurations[0]?.purpose, name).toBe("main");
      expect(new Set(sets).size, name).toBe(sets.length);
    }
  });
});
