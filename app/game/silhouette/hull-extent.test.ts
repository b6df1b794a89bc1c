import { describe, expect, it } from "vitest";
import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import { sampleModules } from "../stats/sample-vehicle.fixture.ts";
import { hullExtent } from "./silhouette.ts";

function extent(over: Partial<Chassis>) {
  const [chassis] = sampleModules().chassis;
  if (chassis === undefined) throw new Error("The sample has no chassis");
  const { hull, track, measured, top } = hullExtent({ ...chassis, ...over });
  const cm = (metres: number) => Math.round(metres * 100) / 100;
  return { hull: hull.map(cm), track: track.map(cm), measured, top };
}

const boxes = (rear: number, front: number): Chassis["hullBoxes"] => ({
  longest: [rear, front],
  all: [rear, front],
  top: 2,
});

describe("the length of the hull", () => {
  it("ends half-way between the longest box and the corners of the tilted ones", () => {
    expect(extent({})).toEqual({ hull: [-2.8, 2.9], track: [-2.6, 2.5], measured: true, top: 1.6 });
  });

  it("is never shorter than the tracks", () => {
    expect(extent({ hullBoxes: boxes(-2, 2.1) }).hull).toEqual([-2.6, 2.5]);
  });

  it("is measured where the hull reaches about as far over its tracks at both ends", () => {
    const measured = (rear: number, front: number) => extent({ hullBoxes: boxes(rear, front) }).measured;
    expect([measured(-3.7, 3.5), measured(-3.1, 2.5), measured(-2.6, 3)]).toEqual([true, true, true]);
  });

  it("is not measured where something sticks out at one end: a spade, a tail or a blade", () => {
    const measured = (rear: number, front: number) => extent({ hullBoxes: boxes(rear, front) }).measured;
    expect([measured(-3.15, 2.5), measured(-2.6, 3.05)]).toEqual([false, false]);
  });

  it("is not measured without boxes or without tracks, and has a usual length for the drawing", () => {
    expect(extent({ hullBoxes: null })).toEqual({
      hull: [-2.73, 2.63],
      track: [-2.6, 2.5],
      measured: false,
      top: null,
    });
    expect(extent({ trackReach: null })).toMatchObject({ track: [-2.93, 2.93], measured: false });
    expect(extent({ hullBoxes: null, trackReach: null, carryingPoint: null })).toMatchObject({
      hull: [-3.42, 3.42],
      track: [-3.26, 3.26],
    });
  });

  it("counts the ground under the track where the wheels at its ends are not all there is", () => {
    expect(extent({ trackReach: [-1.1, 1.9] }).track).toEqual([-1.8, 1.9]);
    expect(extent({ trackReach: [-1.1, 1.9], wheels: 8 }).track).toEqual([-1.1, 1.9]);
  });
});
