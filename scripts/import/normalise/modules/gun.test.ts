import { describe, expect, it } from "vitest";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "../../read/cursor.ts";
import { parseXml } from "../../read/xml.ts";
import type { VehicleContext } from "../context.ts";
import type { Components } from "./components.ts";
import { readGun, readPitch } from "./gun.ts";

function pitch(up: string, down: string, yaw: { left: number; right: number } | null = null) {
  const faults = new SourceFaults();
  const source = `<p><minPitch>${up}</minPitch><maxPitch>${down}</maxPitch></p>`;
  return readPitch(new Cursor("a", "", parseXml(source, "a", faults), faults), yaw);
}

describe("the limits of the gun", () => {
  it("are the same all round when two corners say so", () => {
    expect(pitch("0 -20 1 -20", "0 8 1 8")).toEqual({
      depression: 8,
      elevation: 20,
      depressionAhead: 8,
      depressionBehind: 8,
    });
  });

  it("follow the corners: less over the engine deck", () => {
    const arc = pitch("0 -13 1 -13", "0 7 0.380783 7 0.444444 3 0.555556 3 0.619218 7 1 7");
    expect(arc).toMatchObject({ depression: 7, depressionAhead: 7, depressionBehind: 3 });
  });

  it("count only what a limited gun reaches", () => {
    const arc = pitch("0 -30 0.25 -60 0.75 -60 1 -30", "0 4 0.25 12 0.75 12 1 4", { left: -45, right: 45 });
    expect(arc.depression).toBe(8);
    expect(arc.elevation).toBe(45);
    expect(arc.depressionAhead).toBe(4);
    // A corner between the limits, on either side.
    for (const corners of ["0 4 0.05 10 0.1 4 1 4", "0 4 0.9 4 0.95 10 1 4"])
      expect(pitch("0 -20 1 -20", corners, { left: -45, right: 45 }).depression).toBe(10);
  });
});

const NEEDED = `<level>5</level><price>1000</price><weight>900</weight><maxAmmo>40</maxAmmo><reloadTime>9</reloadTime>
  <aimingTime>2</aimingTime><shotDispersionRadius>0.4</shotDispersionRadius><shotDispersionFactors><turretRotation>0.1</turretRotation>
  <afterShot>3</afterShot><whileGunDamaged>2</whileGunDamaged></shotDispersionFactors><pitchLimits><minPitch>0 -20 1 -20</minPitch>
  <maxPitch>0 8 1 8</maxPitch></pitchLimits><invisibilityFactorAtShot>0.2</invisibilityFactorAtShot><shots></shots>`;

function gun(elements: string) {
  const faults = new SourceFaults();
  const components = { body: (_: string, own: Cursor) => own, id: () => 1, text: () => "Gun" };
  const context = { components: components as unknown as Components, notes: new Notes() } as VehicleContext;
  const source = `<gun>${NEEDED}${elements}</gun>`;
  return readGun(new Cursor("a", "", parseXml(source, "a", faults), faults), context);
}

describe("the loading of a gun", () => {
  const rounds = (name: string, count: number) => `<${name}><count>${count}</count><rate>30</rate></${name}>`;

  it("has a magazine from two rounds on, and the seconds between them", () => {
    expect([gun(rounds("clip", 1)).clip, gun(rounds("clip", 2)).clip]).toEqual([null, { size: 2, interval: 2 }]);
  });

  it("has bursts, but those that have to be charged are no way of ordinary firing", () => {
    const charged = "<mechanics><chargeableBurst/></mechanics>";
    expect(gun(rounds("burst", 3)).burst).toEqual({ size: 3, interval: 2 });
    expect(gun(rounds("burst", 3) + charged).burst).toBeNull();
  });

  it("has the rounds of an autoreloader as they are loaded, where the file ends with the first", () => {
    expect(gun("<autoreload><reloadTime>12 9 6</reloadTime></autoreload>").autoReload).toEqual([6, 9, 12]);
  });
});
