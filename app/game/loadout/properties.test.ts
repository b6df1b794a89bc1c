import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { brokenTerms } from "../stats/compute/folded.fixture.ts";
import type { StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { explainLoadout } from "./explain.ts";
import { anyLegal, anyLoadout } from "./golden/random-loadout.fixture.ts";
import { legalLoadout } from "./legal/legal-loadout.ts";
import { emptyLoadout, type Loadout } from "./loadout.ts";
import { resolve } from "./resolve.ts";

const vehicles: FullVehicle[] = [
  publishedVehicle("ussr/heavyTank/X/R45_IS-7"),
  publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I"),
  publishedVehicle("france/lightTank/X/F108_Panhard_EBR_105"),
  publishedVehicle("sweden/AT-SPG/X/S11_Strv_103B"),
  publishedVehicle("china/heavyTank/VIII/Ch47_BZ_176"),
  publishedVehicle("usa/mediumTank/XI/A183_XM69_Hacker"),
];
const runs = { numRuns: 40 };
const built = fc
  .constantFrom(...vehicles)
  .chain((vehicle) => anyLegal(vehicle, definitions).map((loadout) => [vehicle, loadout] as const));
const values = (vehicle: FullVehicle, loadout: Loadout) => explainLoadout(vehicle, loadout, definitions).explainedStats;

describe("any loadout", () => {
  it("is legal after what is not was left out, and nothing is left out twice", () => {
    const wanted = fc
      .constantFrom(...vehicles)
      .chain((vehicle) => anyLoadout(vehicle, definitions).map((loadout) => [vehicle, loadout] as const));
    fc.assert(
      fc.property(wanted, ([vehicle, loadout]) => {
        const once = legalLoadout(vehicle, loadout, definitions);
        const again = legalLoadout(vehicle, once.loadout, definitions);
        expect(again.refused).toEqual([]);
        expect(again.loadout).toEqual(once.loadout);
        for (const { reason } of once.refused) expect(reason).toMatch(/^[A-Z].*\.$/);
      }),
      runs,
    );
  });

  it("has figures that are what their terms come to", () => {
    fc.assert(
      fc.property(built, ([vehicle, loadout]) => {
        expect(brokenTerms(values(vehicle, loadout))).toEqual([]);
      }),
      runs,
    );
  });

  it("loses no effect and applies none twice: every factor is one modifier, or named as not counted", () => {
    fc.assert(
      fc.property(built, ([vehicle, loadout]) => {
        const { input, uncounted } = resolve(vehicle, loadout, definitions);
        const countedFactors = (tag: string) =>
          input.modifiers.filter(({ source }) => source.tag === tag).length +
          uncounted.filter(({ source }) => source.tag === tag).length;
        for (const tag of loadout.field) {
          const factors = definitions.modifications.get(tag)?.factors ?? [];
          const twins = factors.filter(({ attribute }) => attribute.endsWith("onStillRotationSpeedFactor")).length;
          // The speed of repairs is a figure, and divides the time of the tracks.
          const both = factors.filter(({ attribute }) => attribute.endsWith("/repairSpeedFactor")).length;
          expect(countedFactors(tag), tag).toBe(factors.length - twins + both);
        }
        const distinct = input.modifiers.map(({ source, quantity, step }) => `${source.tag} ${quantity} ${step}`);
        expect(distinct.length).toBe(new Set(distinct).size);
      }),
      runs,
    );
  });

  it("does not depend on the order of devices in slots of no category, consumables, skills and field modifications", () => {
    fc.assert(
      fc.property(built, ([vehicle, loadout]) => {
        const slots = { ...vehicle, equipmentSlots: vehicle.equipmentSlots.map(() => null) };
        const one = { ...loadout, roleSlot: null };
        const members = one.crew.members.map(({ level, skills }) => ({ level, skills: skills.toReversed() }));
        const other = {
          ...one,
          equipment: one.equipment.toReversed(),
          consumables: one.consumables.toReversed(),
          field: one.field.toReversed(),
          crew: { ...one.crew, members },
        };
        const [a, b] = [values(slots, one), values(slots, other)];
        for (const [key, stat] of Object.entries(a)) expect(b[key as StatKey]?.value, key).toBeCloseTo(stat.value, 8);
      }),
      runs,
    );
  });
});

describe("a better crew", () => {
  it("makes no figure worse", () => {
    const raisedSeat = built.chain(([vehicle, loadout]) =>
      fc.tuple(
        fc.constant(vehicle),
        fc.constant(loadout),
        fc.nat(vehicle.crew.length - 1),
        fc.integer({ min: 1, max: 50 }),
      ),
    );
    fc.assert(
      fc.property(raisedSeat, ([vehicle, loadout, seat, more]) => {
        const crew = { ...loadout.crew, nominal: false };
        const members = crew.members.map((member, index) =>
          index === seat ? { ...member, level: Math.min(100, member.level + more) } : member,
        );
        const before = values(vehicle, { ...loadout, crew });
        const after = values(vehicle, { ...loadout, crew: { ...crew, members } });
        for (const [key, { value }] of Object.entries(before) as [StatKey, { value: number }][]) {
          const better = STAT_META[key].better === "lower" ? -1 : 1;
          const change = ((after[key]?.value ?? 0) - value) * better;
          if (STAT_META[key].better !== "neutral") expect(change, key).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
      runs,
    );
  });
});

describe("every device, consumable, directive and modification", () => {
  it("turns tracks on the spot and on the move by the same number, of which one counts", () => {
    for (const { tag, factors } of definitions.modifications.values()) {
      const value = (name: string) => factors.find(({ attribute }) => attribute.endsWith(name))?.value;
      expect(value("onMoveRotationSpeedFactor"), tag).toBe(value("onStillRotationSpeedFactor"));
    }
    for (const { tag, figures } of definitions.devices.values())
      expect(figures.trackMoveSpeedFactor, tag).toEqual(figures.trackRotateSpeedFactor);
  });

  it("changes a figure, or is named as not counted", () => {
    const [vehicle] = vehicles as [FullVehicle];
    const idle: string[] = [];
    for (const { tag } of definitions.devices.values()) {
      const { input, uncounted } = resolve(vehicle, { ...emptyLoadout(vehicle), equipment: [tag] }, definitions);
      if (input.modifiers.length + uncounted.length === 0) idle.push(tag);
    }
    expect(idle).toEqual([]);
  });
});
