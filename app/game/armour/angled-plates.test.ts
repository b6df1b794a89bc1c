import { describe, expect, it } from "vitest";
import { ANGLED_PLATES, angledPlate, thicknessAt } from "./angled-plates.ts";

describe("a plate at an angle", () => {
  it.each([
    [100, 0, 100],
    [100, 30, 115.47],
    [100, 45, 141.42],
    [100, 60, 200],
    [0, 45, 0],
  ])("of %i mm at %i° is as thick as %f", (thickness, angle, expected) => {
    expect(thicknessAt(thickness, angle)).toBeCloseTo(expected, 2);
  });

  it("is known by its key: each of six plates at two angles", () => {
    expect(ANGLED_PLATES).toHaveLength(12);
    expect(angledPlate("turretRear45")).toEqual({ key: "turretRear45", plate: "turretRear", angle: 45 });
    for (const plate of ANGLED_PLATES) expect(angledPlate(plate.key)).toBe(plate);
    for (const key of ["turretRear", "turretRear60", "constructor", ""]) expect(angledPlate(key)).toBeNull();
  });
});
