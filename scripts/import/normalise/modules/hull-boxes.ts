import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

interface Box {
  along: [rear: number, front: number];
  top: number;
}

/**
 * The boxes that keep a thrown track out of the hull, which together give the hull's shape in model space. The longest
 * is the hull itself, tilted ones at its ends are its sloped plates. Boxes of 3D styles have other shapes.
 */
export function readHullBoxes(chassis: Cursor): Chassis["hullBoxes"] {
  const boxes = (chassis.maybe("tracks")?.children("trackPair") ?? [])
    .flatMap((pair) => pair.children("trackDebris"))
    .flatMap((debris) => debris.maybe("physicalParams")?.children("hullCollider") ?? [])
    .filter((hull) => !hull.has("modelsSet"))
    .flatMap((hull) => hull.children("boxCollider"))
    .map(readBox);
  const [longest] = [...boxes].sort((a, b) => length(b) - length(a));
  if (longest === undefined) return null;
  return {
    longest: [tidy(longest.along[0]), tidy(longest.along[1])],
    all: [tidy(Math.min(...boxes.map(({ along }) => along[0]))), tidy(Math.max(...boxes.map(({ along }) => along[1])))],
    top: tidy(Math.max(...boxes.map(({ top }) => top))),
  };
}

/** Three edges of the box as vectors (right, up, forward), then its middle. */
function readBox(box: Cursor): Box {
  const edges = ["row0", "row1", "row2"].map((row) => box.child(row).numbers(3));
  const [, up = 0, forward = 0] = box.child("row3").numbers(3);
  const half = (axis: 1 | 2) => edges.reduce((sum, edge) => sum + Math.abs(edge[axis] ?? 0), 0) / 2;
  return { along: [forward - half(2), forward + half(2)], top: up + half(1) };
}

function length({ along: [rear, front] }: Box): number {
  return front - rear;
}
