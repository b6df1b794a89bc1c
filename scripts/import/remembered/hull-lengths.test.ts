import { describe, expect, it } from "vitest";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { hullLength } from "#app/game/silhouette/silhouette-projection.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { BARREL_LENGTHS, HULL_LENGTHS } from "./hull-lengths.fixture.ts";

const vehicles: FullVehicle[] = publishedRecords().flatMap((record) => (record.record === "full" ? [record] : []));

/** Vehicles whose real length is known, with the ratio of ours to it. */
const known = vehicles.flatMap(({ tag, nation, type, top: { profile } }) => {
  const real = HULL_LENGTHS[tag];
  return real === undefined
    ? []
    : [{ tag, nation, type, measured: profile.hullMeasured, ratio: hullLength(profile) / real }];
});
const comparable = known.filter(({ measured }) => measured);
const off = (ratio: number) => Math.abs(ratio - 1);

describe("the remembered lengths of hulls", () => {
  it("are those of many vehicles, of every nation and class", () => {
    expect(known.map(({ tag }) => tag).sort()).toEqual(Object.keys(HULL_LENGTHS).sort());
    expect(new Set(comparable.map(({ nation }) => nation)).size).toBe(NATIONS.length);
    expect(new Set(comparable.map(({ type }) => type)).size).toBe(5);
  });

  it("are ours to within a tenth wherever the page states a length", () => {
    expect(comparable.filter(({ ratio }) => off(ratio) > 0.1)).toEqual([]);
  });

  it("are ours to within a twentieth for most", () => {
    expect(comparable.filter(({ ratio }) => off(ratio) <= 0.05).length / comparable.length).toBeGreaterThan(0.8);
  });

  it("are stated for most vehicles of which the files have boxes", () => {
    expect(comparable.length / known.length).toBeGreaterThan(0.85);
    const withBoxes = vehicles.filter(({ modules }) => modules.chassis.some(({ hullBoxes }) => hullBoxes !== null));
    const measured = withBoxes.filter(({ top }) => top.profile.hullMeasured);
    expect(measured.length / withBoxes.length).toBeGreaterThan(0.9);
  });
});

describe("the real lengths of barrels", () => {
  const guns = new Map(
    vehicles.flatMap(({ modules }) => modules.turrets.flatMap((turret) => turret.guns)).map((gun) => [gun.tag, gun]),
  );

  it.each(Object.entries(BARREL_LENGTHS))("of %s is ours to within a tenth", (tag, real) => {
    const gun = guns.get(tag);
    const length = ((gun?.shells[0]?.calibre ?? 0) / 1000) * (gun?.calibres ?? 0);
    expect(off(length / real)).toBeLessThan(0.1);
  });
});
