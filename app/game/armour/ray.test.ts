import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { sampleGun, sampleModules } from "../stats/sample-vehicle.fixture.ts";
import { type ArmourModel, type ArmourPart, type ModelPlate, pointsOf, quantise, type Vector3 } from "./mesh.ts";
import {
  type ArmourPose,
  type FittedPart,
  firstContact,
  fittedParts,
  type Joints,
  jointsOf,
  layersAlong,
  type PlacedPart,
  placed,
  placeParts,
  poseLimits,
  type Ray,
  shootAlong,
} from "./ray.ts";
import { AP } from "./shell.fixture.ts";
import { ARMOUR, type Material, SPACED, TRACK } from "./shot.ts";

const LEVEL: ArmourPose = { turret: 0, gun: 0, hull: 0 };
const JOINTS: Joints = { hull: [0, 1, 0], turret: [0, 0.5, 0.25], gun: [0, 0.4, 1] };

/** A box around the origin; every face is a plate, named by where it looks. */
function box(
  part: ArmourPart,
  [x, y, z]: Vector3,
  thickness: number,
  material: Material = ARMOUR,
  name = (face: string) => face,
): FittedPart {
  const corners = [-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [-1, 1].map((c) => [a * x, b * y, c * z])));
  const faces: [string, number[]][] = [
    ["left", [0, 1, 3, 2]],
    ["right", [4, 5, 7, 6]],
    ["bottom", [0, 1, 5, 4]],
    ["top", [2, 3, 7, 6]],
    ["rear", [0, 2, 6, 4]],
    ["front", [1, 3, 7, 5]],
  ];
  const piece = {
    ...quantise(corners.flat()),
    indices: Uint16Array.from(faces.flatMap(([, [a = 0, b = 0, c = 0, d = 0]]) => [a, b, c, a, c, d])),
    plates: faces.map(([face], at) => ({ name: face, first: 2 * at, count: 2 })),
  };
  const plates = faces.map(([face]): ModelPlate => ({ name: name(face), thickness, material }));
  return { part, piece, points: pointsOf(piece), plates };
}

/** A sheet across the way ahead. */
function sheet(part: ArmourPart, z: number, thickness: number, material: Material): FittedPart {
  const piece = {
    ...quantise([-2, -2, z, 2, -2, z, 2, 2, z, -2, 2, z]),
    indices: Uint16Array.from([0, 1, 2, 0, 2, 3]),
    plates: [{ name: "armor_9", first: 0, count: 2 }],
  };
  return { part, piece, points: pointsOf(piece), plates: [{ name: "armor_9", thickness, material }] };
}

const ahead = (x: number, y: number): Ray => ({ from: [x, y, 20], direction: [0, 0, -1] });

describe("A ray", () => {
  it("meets plates in order, with their angle, from either side", () => {
    const [hull] = placeParts([box("hull", [1, 0.5, 2], 100)], JOINTS, LEVEL) as [PlacedPart];
    expect(firstContact([hull], ahead(0.2, 1.1))).toBeCloseTo(18, 4);
    const layers = layersAlong([hull], ahead(0.2, 1.1));
    expect(layers.map(({ plate }) => plate)).toEqual(["front", "rear"]);
    expect(layers.map(({ distance }) => distance)).toEqual([0, expect.closeTo(4, 4)]);
    expect(layers[0]?.angle).toBeCloseTo(0, 3);
    expect(layersAlong([hull], ahead(0.2, 1.6))).toEqual([]);
    expect(firstContact([hull], ahead(0.2, 1.6))).toBeNull();
    const [slanting] = layersAlong([hull], { from: [3, 1, 1], direction: [-Math.SQRT1_2, 0, -Math.SQRT1_2] });
    expect(slanting).toMatchObject({ plate: "right", angle: expect.closeTo(45, 3) });
  });

  it("meets what two triangles share once", () => {
    const [hull] = placeParts([box("hull", [1, 0.5, 2], 100)], JOINTS, LEVEL) as [PlacedPart];
    // The diagonal of every face goes through its middle.
    expect(layersAlong([hull], ahead(0, 1)).map(({ plate }) => plate)).toEqual(["front", "rear"]);
  });

  it("goes through a track and a sheet to the armour behind, which a jet feels", () => {
    const parts = placeParts(
      [
        sheet("chassis", 4, 20, TRACK),
        { ...sheet("hull", 3, 30, SPACED), part: "hull" },
        box("hull", [1, 0.5, 2], 100),
      ],
      JOINTS,
      LEVEL,
    );
    const layers = layersAlong(parts, ahead(0.3, 1.2));
    expect(layers.map(({ part, distance }) => [part, Math.round(distance * 1000)])).toEqual([
      ["chassis", 0],
      ["hull", 1000],
      ["hull", 2000],
      ["hull", 6000],
    ]);
    const shot = shootAlong(AP, 100, layers);
    expect(shot).toMatchObject({ end: "armour", chance: 100 });
    expect(shot.remaining).toBeCloseTo(246 - 20 - 30, 1);
    const jet = shootAlong({ ...AP, kind: "HEAT", normalisation: null, ricochet: 85 }, 100, layers);
    // Behind the track the jet loses half per metre from 20 mm on; behind the sheet again, from 30 mm on.
    const afterSheet = (246 - 20) * (1 - 0.98 * 0.5) - 30;
    expect(jet.remaining).toBeCloseTo(afterSheet * (1 - 0.97 * 0.5), 1);
  });

  it("follows a turret, its gun and a hull that aims", () => {
    const turret = box("turret", [0.5, 0.5, 1], 100);
    const gun = box("gun", [0.1, 0.1, 3], 50);
    const at = (pose: Partial<ArmourPose>, point: Vector3, part = gun) => {
      const [only] = placeParts([part], JOINTS, { ...LEVEL, ...pose }) as [PlacedPart];
      return placed(only.placing, point).map((value) => Math.round(value * 1000) / 1000 + 0);
    };
    expect(at({}, [0, 0, 3])).toEqual([0, 1.9, 4.25]);
    // To the right.
    expect(at({ turret: 90 }, [0, 0, 3])).toEqual([4, 1.9, 0.25]);
    expect(at({ turret: 90 }, [1, 0, 0])).toEqual([1, 1.9, -0.75]);
    expect(at({ gun: 90 }, [0, 0, 3])).toEqual([0, 4.9, 1.25]);
    expect(at({ turret: 180, gun: -30 }, [0, 0, 2])).toEqual([0, 0.9, -2.482]);
    expect(at({ hull: 90 }, [0, 0, 1], turret)).toEqual([0, 2.25, -0.5]);
    const parts = placeParts([gun], JOINTS, { ...LEVEL, turret: 90 });
    expect(layersAlong(parts, { from: [20, 1.9, 0.25], direction: [-1, 0, 0] })[0]?.plate).toBe("front");
  });

  it("tells the same of a vehicle that is turned with it", () => {
    const metres = fc.integer({ min: -900, max: 900 }).map((mm) => mm / 1000);
    const angle = fc.integer({ min: -180, max: 180 });
    fc.assert(
      fc.property(metres, metres, angle, fc.integer({ min: -60, max: 60 }), angle, (x, y, turn, rise, by) => {
        const part = box("turret", [1, 1, 1], 150);
        const joints: Joints = { ...JOINTS, turret: [0, 0, 0], hull: [0, 0, 0] };
        const directionAt = (more: number): Vector3 => {
          const [h, v] = [((turn + more) * Math.PI) / 180, (rise * Math.PI) / 180];
          return [-Math.sin(h) * Math.cos(v), -Math.sin(v), -Math.cos(h) * Math.cos(v)];
        };
        const shotAt = (more: number) => {
          const way = directionAt(more);
          const [h] = [((turn + more) * Math.PI) / 180];
          const right: Vector3 = [-Math.cos(h), 0, Math.sin(h)];
          const up: Vector3 = [0, 1, 0];
          const from = [0, 1, 2].map(
            (axis) => (right[axis] ?? 0) * x + (up[axis] ?? 0) * y - 20 * (way[axis] ?? 0),
          ) as unknown as Vector3;
          const layers = layersAlong(placeParts([part], joints, { ...LEVEL, turret: more }), { from, direction: way });
          return shootAlong(AP, 300, layers);
        };
        const [still, turned] = [shotAt(0), shotAt(by)];
        // A ray that just misses, or meets an edge, may fall to either side.
        if (still.end !== turned.end || still.steps.length !== turned.steps.length) return;
        expect(turned.effective).toBeCloseTo(still.effective, 1);
        expect(Math.abs(turned.chance - still.chance)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("never leads to more chance through thicker plates", () => {
    const mm = fc.integer({ min: 1, max: 400 });
    const at = fc.integer({ min: -450, max: 450 }).map((mm) => mm / 1000);
    fc.assert(
      fc.property(at, at, mm, mm, (x, y, thickness, more) => {
        const chance = (thick: number) => {
          const parts = placeParts([box("hull", [1, 0.5, 2], thick)], JOINTS, { ...LEVEL, hull: 30 });
          return shootAlong(AP, 100, layersAlong(parts, ahead(x, y + 1))).chance;
        };
        expect(chance(thickness + more)).toBeLessThanOrEqual(chance(thickness));
      }),
    );
  });
});

describe("The parts of a configuration", () => {
  const { piece } = box("hull", [1, 1, 1], 1);
  const plates = (thickness: number) => piece.plates.map(({ name }) => ({ name, thickness, material: ARMOUR }));
  const model: ArmourModel = {
    testBody: false,
    pieces: [piece],
    modules: [
      { part: "hull", id: null, needs: [], piece: 0, plates: plates(100) },
      { part: "hull", id: null, needs: [7], piece: 0, plates: plates(120) },
      { part: "turret", id: 7, needs: [], piece: 0, plates: plates(200) },
      { part: "gun", id: 9, needs: [8], piece: 0, plates: plates(30) },
      { part: "gun", id: 9, needs: [], piece: 0, plates: plates(40) },
    ],
  };
  const fitted = (turret: number, gun: number) =>
    fittedParts(model, { chassis: 1, turret, gun, engine: 2, radio: 3, fuelTank: 4 }).map(
      ({ part, plates: [plate] }) => `${part} ${plate?.thickness}`,
    );

  it("are those that are made for it, and of others none", () => {
    expect(fitted(7, 9)).toEqual(["hull 120", "turret 200", "gun 40"]);
    expect(fitted(8, 9)).toEqual(["hull 100", "gun 30"]);
    expect(fitted(8, 5)).toEqual(["hull 100"]);
  });
});

describe("The stand of a vehicle", () => {
  const [turret] = sampleModules().turrets as [VehicleModules["turrets"][number]];
  const variant = { turret: null, chassis: null, weight: null, armor: null, turretPosition: null };
  const stock = { gun: 40, turret: 30, chassis: 20, engine: 50, radio: 70, fuelTank: 60 };
  const modules = sampleModules({ turrets: [turret, { ...turret, id: 31, gunPosition: [0, 0.5, 1] }] });

  it("joins the fitted modules, on the hull that comes with them", () => {
    const hull = { hull: [0, 1, 0], turret: [0, 0.7, 0] };
    expect(jointsOf(modules, stock)).toEqual({ ...hull, gun: [0, 0.4, 0.9] });
    expect(jointsOf(modules, { ...stock, turret: 31 })).toEqual({ ...hull, gun: [0, 0.5, 1] });
    const variants = [
      { ...variant, turret: 31, turretPosition: [0, 0.8, 0.1] as [number, number, number] },
      { ...variant, turret: 30 },
    ];
    const varied = { ...modules, hull: { ...modules.hull, variants } };
    expect(jointsOf(varied, { ...stock, turret: 31 })?.turret).toEqual([0, 0.8, 0.1]);
    expect(jointsOf(varied, stock)?.turret).toEqual([0, 0.7, 0]);
  });

  const limits = (gun: Parameters<typeof sampleGun>[0], looks = 0, over = {}) =>
    poseLimits(sampleModules({ turrets: [{ ...turret, guns: [sampleGun(gun)] }], ...over }), stock, looks);

  it.each([
    [0, -7],
    [90, -7],
    [-90, -7],
    [91, -3],
    [-180, -3],
  ])("lets a gun that looks %d degrees to the right go to %d", (looks, lowest) => {
    expect(limits({}, looks)).toEqual({ turret: null, gun: { min: lowest, max: 20 }, hull: null });
  });

  it("is limited to the sides, and by a hull that aims for a gun that cannot", () => {
    expect(limits({ yaw: { left: 10, right: 12 } })?.turret).toEqual({ min: -10, max: 12 });
    expect(limits({ yaw: { left: -10, right: 12 } })?.turret).toEqual({ min: -10, max: 12 });
    expect(limits({ fixedPitch: true }, 0, { hullAiming: { depression: 5, elevation: 8 } })).toEqual({
      turret: null,
      gun: { min: 0, max: 0 },
      hull: { min: -5, max: 8 },
    });
  });

  it("is nothing for modules that do not fit together", () => {
    expect(jointsOf(modules, { ...stock, gun: 41 })).toBeNull();
    expect(poseLimits(modules, { ...stock, gun: 41 }, 0)).toBeNull();
  });
});
