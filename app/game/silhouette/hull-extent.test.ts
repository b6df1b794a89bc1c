import { describe, expect, it } from "vitest";
import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import { sampleModules } from "../stats/sample-vehicle.fixture.ts";
import { hullExtent } from "./silhouette.ts";

function extent(over: Partial<Chassis>) {
  const [chassis] = sampleModules().chassis;
  if (chassis === undefined) throw new Error("The sample has no chassis");
  const { hull, track, measured, top } = hullExtent({ ...chassis, ...over });
  const cm = (metres: number) => Math.round(metres * 100) / 100;
  const rounded = ({ rear, front }: { rear: number; front: number }) => ({ rear: cm(rear), front: cm(front) });
  return { hull: rounded(hull), track: rounded(track), measured, top };
}

const boxes = (rear: number, front: number): Chassis["hullBoxes"] => ({
  longest: [rear, front],
  all: [rear, front],
  top: 2,
});

describe("the length of the hull", () => {
  it("ends half-way between the longest box and the corners of the tilted ones", () => {
    expect(extent({})).toEqual({
      hull: { rear: -2.8, front: 2.9 },
      track: { rear: -2.6, front: 2.5 },
      measured: true,
      top: 1.6,
    });
  });

  it("is never shorter than the tracks", () => {
    expect(extent({ hullBoxes: boxes(-2, 2.1) }).hull).toEqual({ rear: -2.6, front: 2.5 });
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
      hull: { rear: -2.73, front: 2.63 },
      track: { rear: -2.6, front: 2.5 },
      measured: false,
      top: null,
    });
    expect(extent({ trackReach: null })).toMatchObject({ track: { rear: -2.93, front: 2.93 }, measured: false });
    expect(extent({ hullBoxes: null, trackReach: null, carryingPoint: null })).toMatchObject({
      hull: { rear: -3.42, front: 3.42 },
      track: { rear: -3.26, front: 3.26 },
    });
  });

  it("counts the ground under the track where the wheels at its ends are not all there is", () => {
    expect(extent({ trackReach: [-1.1, 1.9] }).track).toEqual({ rear: -1.8, front: 1.9 });
    expect(extent({ trackReach: [-1.1, 1.9], wheels: 8 }).track).toEqual({ rear: -1.1, front: 1.9 });
  });
});
