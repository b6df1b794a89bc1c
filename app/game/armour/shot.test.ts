import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AP } from "./shell.fixture.ts";
import {
  ARMOUR,
  type ArmourLayer,
  BARREL,
  evenAngle,
  type ShotShell,
  SPACED,
  shoot,
  shootPlate,
  TRACK,
} from "./shot.ts";

const HEAT: ShotShell = {
  ...AP,
  kind: "HEAT",
  penetration: 334,
  penetrationFar: 334,
  normalisation: null,
  ricochet: 85,
  jetLoss: 0.5,
};
const HE: ShotShell = {
  ...AP,
  kind: "HE",
  penetration: 85,
  penetrationFar: 85,
  normalisation: null,
  ricochet: null,
  modern: true,
};

const APCR: ShotShell = { ...AP, kind: "APCR", calibre: 100, normalisation: 2 };

const flat = (penetration: number): ShotShell => ({ ...AP, calibre: 100, penetration, penetrationFar: penetration });
const layer = (thickness: number, angle: number, other: Partial<ArmourLayer> = {}): ArmourLayer => ({
  name: "plate",
  material: ARMOUR,
  thickness,
  angle,
  distance: 0,
  ...other,
});

describe("a shot at one plate", () => {
  it.each([
    ["as thick as its penetration has an even chance", flat(200), 200, 0, 200, 50],
    ["of 200 mm is nothing to 250", flat(250), 200, 0, 200, 99],
    ["of 40 mm turns a 100 mm shell by 8.75°", flat(200), 40, 60, 63.9, 100],
    ["front of the hull, AP of the E 100", AP, 150, 50, 212.1, 94],
    ["side of the turret, AP", AP, 185, 50, 261.6, 18],
    ["side of the turret, HEAT", HEAT, 185, 50, 287.8, 95],
    ["of 45 mm, HE", HE, 45, 50, 70, 98],
    // 100 ÷ cos 58°; 54.8 mm to spare are 2.7 of its standard deviation of 20.1 mm.
    ["of 100 mm, APCR", APCR, 100, 60, 188.7, 100],
  ])("%s", (_, shell, thickness, angle, effective, chance) => {
    const shot = shootPlate(shell, thickness, angle, 300);
    expect(shot.effective).toBeCloseTo(effective, 1);
    expect(shot).toMatchObject({ end: "armour", chance });
  });

  it("bounces off from its angle on, unless its calibre is more than three times the thickness", () => {
    const shell = { ...AP, calibre: 130 };
    expect(shootPlate(shell, 43, 75, 0)).toMatchObject({ end: "armour" });
    expect(shootPlate(shell, 44, 75, 0)).toMatchObject({ end: "ricochet", chance: 0 });
    expect(shootPlate(AP, 45, 75, 300).effective).toBeCloseTo(100.3, 1);
    expect(shootPlate(AP, 45, 75, 300).steps[0]?.normalisation).toBeCloseTo(11.7, 1);
  });

  it("needs more than three times the thickness not to bounce off, more than twice to turn further", () => {
    expect(shootPlate(AP, 50, 75, 0)).toMatchObject({ end: "ricochet", steps: [{ overmatch: false }] });
    expect(shootPlate(AP, 49.9, 75, 0)).toMatchObject({ end: "armour", steps: [{ overmatch: true }] });
    expect(shootPlate(AP, 75, 0, 0).steps).toMatchObject([{ calibreRule: false, normalisation: 5 }]);
    expect(shootPlate(AP, 74.9, 0, 0).steps[0]?.calibreRule).toBe(true);
  });

  it.each([
    // 5° × 1.4 × 150 ÷ 80 = 13.125°: 40 ÷ cos 61.875°.
    ["turns further, and bounces off", { overmatched: false, turnsMore: true }, "ricochet", 84.85],
    ["does not bounce off, and turns no further", { overmatched: true, turnsMore: false }, "armour", 116.95],
    ["does neither", { overmatched: false, turnsMore: false }, "ricochet", 116.95],
    ["does both", { overmatched: true, turnsMore: true }, "armour", 84.85],
  ])("of 150 mm on 40 mm %s where the plate's material says so", (_, flags, end, effective) => {
    const shot = shootPlate(AP, 40, 75, 0, { ...ARMOUR, ...flags });
    expect(shot.end).toBe(end);
    expect(shot.effective).toBeCloseTo(effective, 2);
    expect(shot.steps).toMatchObject([{ overmatch: flags.overmatched, calibreRule: flags.turnsMore }]);
  });

  it("of APCR bounces off, or is too large to, as AP", () => {
    expect(shootPlate(APCR, 34, 70, 0).end).toBe("ricochet");
    expect(shootPlate(APCR, 33, 70, 0)).toMatchObject({ end: "armour", steps: [{ overmatch: true }] });
  });

  it("neither turns nor is too large for a plate, unless it is solid", () => {
    const [heat] = shootPlate(HEAT, 10, 60, 0).steps;
    expect(heat).toMatchObject({ overmatch: false, calibreRule: false, normalisation: null });
    expect(heat?.effective).toBeCloseTo(20, 5);
    expect(shootPlate(HE, 10, 60, 0).steps).toMatchObject([{ calibreRule: false, normalisation: null }]);
  });

  it("that never bounces off is not too large to", () => {
    const [step] = shootPlate({ ...AP, ricochet: null }, 40, 75, 0).steps;
    expect(step).toMatchObject({ ricochetFrom: null, overmatch: false, ricochet: false });
    expect(shootPlate({ ...HE, ricochet: 70 }, 40, 75, 0)).toMatchObject({ end: "armour" });
  });

  it("goes through a plate of no thickness at any angle, if it has any penetration", () => {
    const untouched = { overmatch: false, calibreRule: false, normalisation: 5, effective: 0 };
    expect(shootPlate(AP, 0, 80, 0)).toMatchObject({ end: "armour", chance: 100, steps: [untouched] });
    expect(shootPlate(HEAT, 0, 88, 0)).toMatchObject({ end: "armour", chance: 100 });
    expect(shootPlate(AP, 0, 0, 720).chance).toBe(0);
  });

  it("of HEAT bounces off thin plates as well; HE never does", () => {
    expect(shootPlate(HEAT, 10, 85, 0).end).toBe("ricochet");
    expect(shootPlate(HE, 10, 85, 0).end).toBe("armour");
  });

  it("loses penetration with distance, and all of it beyond its flight", () => {
    expect(shootPlate(AP, 150, 0, 300).full).toBe(243.5);
    expect(shootPlate(AP, 10, 0, 720)).toMatchObject({ full: 0, chance: 0 });
  });

  it.each([
    ["less than its penetration for certain", 245, 100],
    ["more than its penetration never", 247, 0],
    ["as much as its penetration evenly", 246, 50],
  ])("that does not roll goes through %s", (_, thickness, chance) => {
    expect(shootPlate({ ...AP, roll: 0 }, thickness, 0, 100).chance).toBe(chance);
    expect(shootPlate({ ...AP, roll: 0 }, thickness, 0, 720).chance).toBe(0);
    // As does the smallest roll.
    expect(shootPlate({ ...AP, roll: 1e-9 }, thickness, 0, 100).chance).toBe(chance);
  });

  it("has an even chance up to an angle", () => {
    expect(evenAngle(AP, 150, 300)).toBeCloseTo(57, 0);
    expect(evenAngle(AP, 100, 300)).toBe(70);
    expect(evenAngle(AP, 45, 300)).toBe(90);
    expect(evenAngle(AP, 270, 300)).toBeNull();
    // Just as thick: it may stand as far askew as the shell turns.
    expect(evenAngle(flat(200), 200, 300)).toBe(5);
    expect(evenAngle(AP, 0, 720)).toBeNull();
  });
});

describe("a shot through several layers", () => {
  const spaced = layer(30, 50, { name: "screen", material: SPACED });
  const behind = layer(150, 50, { distance: 0.5 });

  it("loses to a spaced plate what that is on its way", () => {
    const { steps, remaining, chance } = shoot(AP, 243.5, [behind, spaced]);
    expect(steps.map(({ layer: { name } }) => name)).toEqual(["screen", "plate"]);
    // 150 is more than twice 30: 17.5°.
    expect(steps[0]?.cost).toBeCloseTo(30 / Math.cos(((50 - 17.5) * Math.PI) / 180), 5);
    expect(remaining).toBeCloseTo(243.5 - 35.57, 2);
    expect(chance).toBeLessThan(50);
  });

  it("meets a track once, whatever the angle", () => {
    const track = layer(20, 60, { name: "track", material: TRACK });
    const { steps, remaining } = shoot(AP, 243.5, [track, { ...track, distance: 0.2 }, behind]);
    expect(steps.map(({ effective }) => Math.round(effective))).toEqual([20, 212]);
    expect(remaining).toBe(223.5);
  });

  it("meets a spaced plate as often as it crosses it", () => {
    const screen = layer(100, 0, { name: "screen", material: SPACED });
    expect(shoot(AP, 243.5, [screen, { ...screen, distance: 0.2 }, behind]).remaining).toBe(43.5);
  });

  it("never bounces off a track, nor turns towards it", () => {
    const track = layer(20, 85, { name: "track", material: TRACK });
    const { steps, end } = shoot(AP, 243.5, [track, behind]);
    expect(end).toBe("armour");
    expect(steps[0]).toMatchObject({ ricochetFrom: null, overmatch: false, normalisation: null, calibreRule: false });
  });

  it("meets a barrel once, and never bounces off it: its slope does not count", () => {
    const barrel = layer(40, 60, { name: "gun", material: BARREL });
    const { steps, remaining, end } = shoot(AP, 243.5, [barrel, { ...barrel, distance: 0.2 }, behind]);
    expect(end).toBe("armour");
    expect(remaining).toBe(203.5);
    expect(steps[0]).toMatchObject({ effective: 40, normalisation: null, calibreRule: false, cost: 40 });
    const grazing = shoot(AP, 243.5, [{ ...barrel, angle: 85 }, behind]);
    expect(grazing).toMatchObject({ end: "armour", remaining: 203.5 });
    expect(grazing.steps[0]).toMatchObject({ ricochetFrom: null, overmatch: false, cost: 40 });
  });

  it("strikes layers in one place in the order of their names", () => {
    const [a, b] = ["a", "b"].map((name) => layer(10, 0, { name, material: SPACED })) as [ArmourLayer, ArmourLayer];
    const near = { ...b, distance: -0.000_005 };
    const before = { ...b, distance: -0.000_02 };
    const names = (...layers: ArmourLayer[]) => shoot(AP, 243.5, layers).steps.map(({ layer: { name } }) => name);
    for (const other of [b, near]) {
      expect(names(a, other)).toEqual(["a", "b"]);
      expect(names(other, a)).toEqual(["a", "b"]);
    }
    expect(names(a, before)).toEqual(["b", "a"]);
    const [second, tenth] = [2, 10].map((number) => ({ ...a, name: `armor_${number}` })) as [ArmourLayer, ArmourLayer];
    expect(names(tenth, second)).toEqual(["armor_2", "armor_10"]);
  });

  it("of modern HE loses three times as much, or stops there", () => {
    const [thin, plate] = [layer(10, 0, { name: "screen", material: SPACED }), layer(20, 0, { distance: 0.1 })];
    expect(shoot(HE, 85, [thin, plate])).toMatchObject({ end: "armour", remaining: 55 });
    expect(shoot({ ...HE, stopsAtScreens: true }, 85, [thin, plate])).toMatchObject({ end: "stopped", chance: 0 });
  });

  it("of HEAT loses between two layers what its jet has on that way alone", () => {
    const plate = (thickness: number, distance: number, material = SPACED) =>
      layer(thickness, 0, { name: String(distance), material, distance });
    const shell = { ...HEAT, roll: 0.25, jetLoss: 0.5 };
    const { remaining, chance } = shoot(shell, 300, [plate(20, 0, TRACK), plate(10, 0.5), plate(120, 1, ARMOUR)]);
    // (300 − 20) less 24% over 0.48 m, less 10; of that 24.5% over 0.49 m.
    expect(remaining).toBeCloseTo(153.114, 3);
    expect(chance).toBe(91);
  });

  it("of HEAT loses half of its jet in a metre, and bounces off nothing more", () => {
    const screen = layer(10, 0, { name: "screen", material: SPACED });
    const { steps, remaining, end } = shoot(HEAT, 334, [screen, layer(100, 86, { distance: 1.01 })]);
    expect(end).toBe("armour");
    expect(steps[1]?.jetLoss).toBeCloseTo(162, 5);
    expect(remaining).toBeCloseTo(162, 5);
  });

  it("stops where nothing is left of it, and misses where it meets no armour", () => {
    expect(shoot(AP, 100, [layer(200, 0, { material: SPACED }), behind])).toMatchObject({ end: "stopped", chance: 0 });
    const last = shoot(AP, 100, [layer(100, 0, { name: "screen", material: SPACED }), behind]);
    expect(last).toMatchObject({ end: "stopped", remaining: 0, chance: 0 });
    expect(shoot(AP, 100, [layer(20, 0, { material: BARREL })])).toMatchObject({ end: "missed", chance: 0 });
  });
});

describe("any shot", () => {
  const thickness = fc.double({ min: 1, max: 500, noNaN: true });
  // Of all doubles nearly every one is close to 0.
  const angle = fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10);
  const shell = fc.constantFrom(AP, HEAT, HE);
  const materials = fc.constantFrom(ARMOUR, SPACED, TRACK, BARREL);
  const layers = fc.array(
    fc.record({
      name: fc.constantFrom("a", "b", "c"),
      material: materials,
      thickness,
      angle,
      distance: fc.integer({ min: 0, max: 300 }).map((centimetres) => centimetres / 100),
    }),
    { maxLength: 6 },
  );
  const power = fc.double({ min: 1, max: 600, noNaN: true });

  it("answers within bounds, and alike whatever the order in which the layers are given", () => {
    fc.assert(
      fc.property(shell, power, layers, (fired, full, met) => {
        const shot = shoot(fired, full, met);
        expect(shot.chance).toBeGreaterThanOrEqual(0);
        expect(shot.chance).toBeLessThanOrEqual(100);
        expect(shot.remaining).toBeLessThanOrEqual(full);
        for (const { effective, layer } of shot.steps) expect(effective).toBeGreaterThanOrEqual(layer.thickness);
        const distinct = met.map((layer, index) => ({ ...layer, name: `${layer.name}${index}`, distance: index / 10 }));
        expect(shoot(fired, full, distinct.toReversed())).toEqual(shoot(fired, full, distinct));
      }),
    );
  });

  it("never gains by less penetration, by a thicker plate or by a steeper angle", () => {
    fc.assert(
      fc.property(
        shell,
        power,
        thickness,
        angle,
        fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
        (fired, full, mm, at, more) => {
          const chance = (mm: number, at: number, full: number) => shoot(fired, full, [layer(mm, at)]).chance;
          expect(chance(mm, at, full + more)).toBeGreaterThanOrEqual(chance(mm, at, full));
          expect(chance(mm + more, at, full)).toBeLessThanOrEqual(chance(mm, at, full));
          expect(chance(mm, Math.min(90, at + more), full)).toBeLessThanOrEqual(chance(mm, at, full));
        },
      ),
    );
  });

  it("has its even chance where the angle says", () => {
    fc.assert(
      fc.property(shell, thickness, (fired, mm) => {
        const limit = evenAngle(fired, mm, 300);
        if (limit === null) expect(shootPlate(fired, mm, 0, 300).chance).toBeLessThanOrEqual(50);
        else expect(shootPlate(fired, mm, Math.max(0, limit - 0.001), 300).chance).toBeGreaterThanOrEqual(50);
      }),
    );
  });
});
