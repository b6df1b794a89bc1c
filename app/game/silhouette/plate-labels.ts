import type { PrimaryArmor } from "#app/game/model/vehicle/vehicle-modules.ts";
import { type SilhouetteOutline, type SilhouetteShape, tenth } from "./silhouette-projection.ts";

/** Thickness of the plates that the game's files name, in mm. */
interface NamedPlates {
  hull: PrimaryArmor;
  /** Null where the vehicle has no turret, or one without plates. */
  turret: PrimaryArmor | null;
}

/**
 * A thickness on the drawing, with the leader line to its plate; `leader` is null if the label is on the plate itself.
 */
interface PlateLabel {
  thickness: number;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  leader: string | null;
}

type Corners = SilhouetteOutline["corners"];

/** Length of a leader line, and its distance from the number. */
const LEADER = 10;
const GAP = 4;
/** Room for a number of three digits, and for one letter of the gun's name. */
const NUMBER = 30;
const LETTER = 6.2;

/** Where the thickness of each plate is printed on a drawing. */
export function plateLabels(shapes: readonly SilhouetteShape[], { hull, turret }: NamedPlates): PlateLabel[] {
  const hullCorners = cornersOf(shapes, "hull");
  const turretCorners = cornersOf(shapes, "turret");
  return [
    ...(hullCorners ? hullLabels(hullCorners, hull) : []),
    ...(turretCorners && turret ? turretLabels(turretCorners, turret) : []),
  ].flatMap(({ thickness, ...label }) => (thickness ? [{ thickness, ...label }] : []));
}

/** The middle of the gun's name, over the barrel and clear of the number at the turret's front; null without room for it. */
export function gunLabel(shapes: readonly SilhouetteShape[], name: string): { x: number; y: number } | null {
  const gun = cornersOf(shapes, "gun");
  if (!gun) return null;
  const turret = cornersOf(shapes, "turret");
  const muzzle = Math.min(...xs(gun));
  const end = turret ? Math.min(...xs(turret)) - LEADER - NUMBER : Math.max(...xs(gun)) - NUMBER;
  const half = (name.length * LETTER) / 2;
  if (half > end - half) return null;
  return { x: Math.max(half, Math.min((muzzle + end) / 2, end - half)), y: Math.min(...ys(gun)) - 10 };
}

type Unchecked = Omit<PlateLabel, "thickness"> & { thickness: number | null };

/** Before the nose, on the side below the deck or the roof, and behind the rear. */
function hullLabels(corners: Corners, { front, side, rear }: PrimaryArmor): Unchecked[] {
  const [nose, tail] = ends(corners);
  const top = Math.min(...ys(corners));
  const bottom = Math.max(...ys(corners));
  const deck = xs(corners.filter(([, y]) => y <= top + 0.15 * (bottom - top)));
  return [
    out(front, nose, -LEADER, 0),
    on(side, [(Math.min(...deck) + Math.max(...deck)) / 2, top + 0.34 * (bottom - top)]),
    out(rear, tail, LEADER, 0),
  ];
}

/** Above the gun, on the side, and above the deck behind the turret. */
function turretLabels(corners: Corners, { front, side, rear }: PrimaryArmor): Unchecked[] {
  const [nose, tail] = ends(corners);
  const after = corners[corners.indexOf(nose) + 1] ?? nose;
  const before = corners[corners.indexOf(tail) - 1] ?? tail;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [
    out(front, between(nose, after, 0.7), -LEADER + 3, -LEADER),
    on(side, [middle(xs(corners)), middle(ys(corners))]),
    out(rear, between(tail, before, 0.35), LEADER, -LEADER + 2),
  ];
}

function on(thickness: number | null, [x, y]: Corners[number]): Unchecked {
  return { thickness, x: tenth(x), y: tenth(y), anchor: "middle", leader: null };
}

function out(thickness: number | null, [x, y]: Corners[number], right: number, down: number): Unchecked {
  const gap = right < 0 ? -GAP : GAP;
  return {
    thickness,
    x: tenth(x + right + gap),
    y: tenth(y + down),
    anchor: right < 0 ? "end" : "start",
    leader: `M${tenth(x)} ${tenth(y)}l${right} ${down}`,
  };
}

function cornersOf(shapes: readonly SilhouetteShape[], part: SilhouetteOutline["part"]): Corners | null {
  for (const shape of shapes) {
    if (shape.kind === "path" && shape.outline?.part === part) return shape.outline.corners;
  }
  return null;
}

/** The corners that are furthest to the front, which is left, and to the rear. */
function ends(corners: Corners): [front: Corners[number], rear: Corners[number]] {
  const by = corners.toSorted(([a], [b]) => a - b);
  return [by[0] ?? [0, 0], by.at(-1) ?? [0, 0]];
}

function between([ax, ay]: Corners[number], [bx, by]: Corners[number], share: number): Corners[number] {
  return [ax + share * (bx - ax), ay + share * (by - ay)];
}

const xs = (corners: Corners) => corners.map(([x]) => x);
const ys = (corners: Corners) => corners.map(([, y]) => y);
