import { expect, it } from "vitest";
import { otherPatches } from "./format-patch.ts";

const of = (version: string, vehicles: number, commonTest = false) => ({ version, vehicles, commonTest });

it("vehicles of other patches than the dataset are counted, with the first and the last patch", () => {
  const patches = [of("1.26.1.0", 800), of("2.3.1.5412", 44), of("2.4.1.0", 3, true)];
  expect(otherPatches({ gameVersion: "1.26.1.0", patches })).toBe(
    "47 vehicles are from other patches, 2.3.1 to 2.4.1 (Common Test)",
  );
  expect(otherPatches({ gameVersion: "1.26.1.0", patches: [of("2.3.1.5412", 1)] })).toBe(
    "1 vehicle is from another patch, 2.3.1",
  );
});

it("nothing is said where all are of one patch, a build being none of its own", () => {
  expect(otherPatches({ gameVersion: "2.4.0.5425", patches: [of("2.4.0.5425", 7), of("2.4.0.5426", 2)] })).toBe("");
  expect(otherPatches({ gameVersion: "1.26.1.0" })).toBe("");
});
