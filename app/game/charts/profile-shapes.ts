import type { VehicleClass } from "#app/game/model/classes.ts";
import type { Profile } from "#app/game/model/profile.ts";

/** A part of the drawing: an outline or a circle, in the units of the view box. */
export type Shape =
  | { kind: "path"; className: string; d: string }
  | { kind: "circle"; className: string; cx: number; cy: number; r: number };

export interface ProfileDrawing {
  shapes: Shape[];
  /** Units of the view box in one metre. */
  scale: number;
  /** From the front of the hull to its rear, and from the muzzle to the pivot of the gun. */
  hull: [front: number, rear: number];
  barrel: [muzzle: number, pivot: number];
}

export const VIEW = { width: 620, height: 270, ground: 208 } as const;
/**
 * Of drawings that stand beside each other, all to one scale, in units of the view box a metre: the longest
 * vehicle has 15.4 m from its muzzle to its rear.
 */
export const SMALL_VIEW = { width: 280, height: 90, ground: 80, scale: 18 } as const;

const MARGIN = 46;
/** Room over the turret for the measure of the barrel. */
const HEADROOM = 84;
/** How far the upper front plate leans back, in metres. */
const GLACIS: Partial<Record<VehicleClass, number>> = { heavyTank: 0.6, "AT-SPG": 0.8 };
const GLACIS_ELSE = 1.05;

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Draws the side view of a vehicle from its measures, to scale, facing left. Hull, track, turret and gun
 * stand where the figures put them; what no figure tells (the slope of a plate, the turret's back) is drawn
 * in one manner for all.
 */
export function drawProfile(profile: Profile, type: VehicleClass): ProfileDrawing {
  const span = outline(profile);
  const scale = Math.min((VIEW.width - 2 * MARGIN) / (span.front - span.rear), (VIEW.ground - HEADROOM) / span.top, 62);
  return draw(profile, type, { ...VIEW, scale });
}

/** The same, small, and at the scale of all other small ones. */
export function drawSmallProfile(profile: Profile, type: VehicleClass): ProfileDrawing {
  return draw(profile, type, SMALL_VIEW);
}

interface Frame {
  width: number;
  /** Where the ground is, from the top. */
  ground: number;
  scale: number;
}

function draw(profile: Profile, type: VehicleClass, { width, ground, scale }: Frame): ProfileDrawing {
  const span = outline(profile);
  const middle = (span.front + span.rear) / 2;
  // Metres to units: forward is to the left, up is up.
  const x = (metres: number) => tenth(width / 2 + (middle - metres) * scale);
  const y = (metres: number) => tenth(ground - metres * scale);
  const path = (className: string, points: [number, number][]): Shape => ({
    kind: "path",
    className,
    d: `M${points.map(([px, py]) => `${x(px)} ${y(py)}`).join(" ")}Z`,
  });
  const circle = (className: string, cx: number, cy: number, r: number): Shape => ({
    kind: "circle",
    className,
    cx: x(cx),
    cy: y(cy),
    r: tenth(r * scale),
  });
  const pen: Pen = { x, y, path, circle };
  const front = profile.hullLength / 2;
  return {
    shapes: [
      ...gun(pen, profile),
      ...hull(pen, profile, GLACIS[type] ?? GLACIS_ELSE),
      ...(profile.wheels === null ? track(pen, profile) : wheels(pen, profile, profile.wheels)),
      ...superstructure(pen, profile),
    ],
    scale,
    hull: [x(front), x(-front)],
    barrel: [x(profile.gunOffset + profile.barrelLength), x(profile.gunOffset)],
  };
}

interface Pen {
  x(metres: number): number;
  y(metres: number): number;
  path(className: string, points: [number, number][]): Shape;
  circle(className: string, cx: number, cy: number, r: number): Shape;
}

/** The box around everything, in metres. */
function outline(profile: Profile): { front: number; rear: number; top: number } {
  const half = profile.hullLength / 2;
  return {
    front: Math.max(half, profile.gunOffset + profile.barrelLength),
    rear: Math.min(-half, turretRear(profile)),
    top: roof(profile) + 0.2,
  };
}

/** Height of the roof: about as far over the gun as the gun is over the deck, within reason. */
function roof(profile: Profile): number {
  if (profile.body === "open") return profile.gunHeight + 0.55;
  const over = 0.85 * (profile.gunHeight - profile.deckHeight);
  return profile.gunHeight + Math.min(0.42, Math.max(0.32, over));
}

function turretFront(profile: Profile): number {
  return Math.max(profile.gunOffset - 0.04, profile.turretOffset + 0.55);
}

function turretRear(profile: Profile): number {
  const ahead = turretFront(profile) - profile.turretOffset;
  return profile.turretOffset - Math.min(1.9, Math.max(0.9, 1.2 * ahead));
}

function gun({ path }: Pen, { gunHeight, gunOffset, barrelLength, calibre, body }: Profile): Shape[] {
  const bore = calibre / 1000;
  const muzzle = gunOffset + barrelLength;
  const root = gunOffset - 0.2;
  const step = root + (muzzle - root) * 0.52;
  const tube: [number, number][] = [
    [muzzle, gunHeight + 0.85 * bore],
    [muzzle, gunHeight - 0.85 * bore],
    [step, gunHeight - 0.93 * bore],
    [step, gunHeight - 1.2 * bore],
    [root, gunHeight - 1.36 * bore],
    [root, gunHeight + 1.36 * bore],
    [step, gunHeight + 1.2 * bore],
    [step, gunHeight + 0.93 * bore],
  ];
  const collar: [number, number][] = [
    [muzzle + 0.02, gunHeight + 1.3 * bore],
    [muzzle + 0.02, gunHeight - 1.3 * bore],
    [muzzle - 4.4 * bore, gunHeight - 1.3 * bore],
    [muzzle - 4.4 * bore, gunHeight + 1.3 * bore],
  ];
  return body === "open" ? [path("body", tube)] : [path("body", tube), path("body", collar)];
}

function hull({ path, x, y }: Pen, profile: Profile, glacis: number): Shape[] {
  const { hullLength, hullHeight: low, deckHeight: deck } = profile;
  const front = hullLength / 2;
  const side = deck - low;
  return [
    path("body", [
      [front - 0.1, 0.84 * low],
      [front - 0.02, low + 0.15 * side],
      [front - Math.min(glacis, side * 2.4), deck],
      [-front + 0.25, deck],
      [-front, low + 0.23 * side],
      [-front + 0.18, 0.75 * low],
    ]),
    { kind: "path", className: "thin", d: `M${x(front - 0.2)} ${y(low + 0.17)}H${x(-front + 0.1)}` },
  ];
}

function track({ x, y, circle }: Pen, profile: Profile): Shape[] {
  const { hullLength, hullHeight: height, halfTrack } = profile;
  const front = hullLength / 2;
  const belt: Shape = {
    kind: "path",
    className: "trk",
    d:
      `M${x(halfTrack)} ${y(0)} ${x(-halfTrack)} ${y(0)} ${x(-front + 0.12)} ${y(0.5 * height)}` +
      `Q${x(-front)} ${y(height)} ${x(-front + 0.5)} ${y(height)}L${x(front - 0.55)} ${y(height)}` +
      `Q${x(front)} ${y(height)} ${x(front - 0.12)} ${y(0.55 * height)}Z`,
  };
  const end = 0.3 * height;
  return [
    belt,
    ...roadWheels(profile).flatMap(({ at, radius }) => [
      circle("whl", at, radius + 0.06, radius),
      circle("thin", at, radius + 0.06, 0.34 * radius),
    ]),
    circle("whl", front - 0.46, 0.62 * height, end),
    circle("whl", -front + 0.5, 0.62 * height, end),
  ];
}

function roadWheels(profile: Profile): { at: number; radius: number }[] {
  const reach = 2 * profile.halfTrack;
  // The wheels carry the track, so they end below its upper run.
  const radius = Math.min(profile.roadWheels?.radius ?? 0.464 * profile.hullHeight, 0.47 * profile.hullHeight);
  const count = Math.max(3, profile.roadWheels?.count ?? Math.floor(reach / (2 * radius)) + 1);
  const first = profile.halfTrack - 0.34 * radius;
  return Array.from({ length: count }, (_, wheel) => ({ at: first - (2 * first * wheel) / (count - 1), radius }));
}

function wheels({ circle }: Pen, { halfTrack }: Profile, count: number): Shape[] {
  const gap = (1.8 * halfTrack) / Math.max(1, count - 1);
  const radius = Math.min(0.56, 0.48 * gap);
  return Array.from({ length: count }, (_, wheel) => 0.9 * halfTrack - wheel * gap).flatMap((at) => [
    circle("trk", at, radius, radius),
    circle("whl", at, radius, 0.58 * radius),
    circle("thin", at, radius, 0.2 * radius),
  ]);
}

function superstructure(pen: Pen, profile: Profile): Shape[] {
  const { path } = pen;
  const { gunOffset: pivot, gunHeight: axis } = profile;
  const body = profile.body === "turret" ? turret(pen, profile) : casemate(pen, profile);
  const mantlet: [number, number][] = [
    [pivot + 0.36, axis + 0.2],
    [pivot + 0.36, axis - 0.2],
    [pivot - 0.04, axis - 0.28],
    [pivot - 0.04, axis + 0.28],
  ];
  return [...body, path("body", mantlet)];
}

function turret({ path, x, y }: Pen, profile: Profile): Shape[] {
  const front = turretFront(profile);
  const rear = turretRear(profile);
  const length = front - rear;
  const top = roof(profile);
  const foot = profile.deckHeight + 0.07;
  const height = top - foot;
  const at = (share: number) => front - share * length;
  return [
    path("body", [
      [at(0.02), foot + 0.02],
      [front, foot + 0.58 * height],
      [at(0.16), top],
      [at(0.76), top],
      [rear, top - 0.32 * height],
      [at(0.97), top - 0.85 * height],
      [at(0.78), foot],
    ]),
    path("body", [
      [at(0.5), top],
      [at(0.51), top + 0.19],
      [at(0.7), top + 0.19],
      [at(0.715), top],
    ]),
    { kind: "path", className: "thin", d: `M${x(at(0.14))} ${y(foot + 0.08)} ${x(at(0.225))} ${y(top - 0.08)}` },
  ];
}

function casemate({ path, x, y }: Pen, profile: Profile): Shape[] {
  const { gunOffset: pivot, deckHeight: deck, hullLength, body } = profile;
  const top = roof(profile);
  const front = pivot + (body === "open" ? 0.16 : 0.42);
  const rear = Math.max(front - 0.52 * hullLength, -hullLength / 2 + (body === "open" ? 0.3 : 0.1));
  const [lean, back] = body === "open" ? [0.2, 0.05] : [0.6, 0.5];
  const walls = path("body", [
    [front, deck],
    [front - lean, top],
    [rear + back, top],
    [rear, deck],
  ]);
  if (body === "casemate") {
    const hatch = front - 0.55 * (front - rear);
    const lid: [number, number][] = [
      [hatch + 0.28, top],
      [hatch + 0.26, top + 0.14],
      [hatch - 0.26, top + 0.14],
      [hatch - 0.28, top],
    ];
    return [walls, path("body", lid)];
  }
  const rib = (at: number, shift: number) => `M${x(at)} ${y(deck + 0.1)} ${x(at + shift)} ${y(top - 0.08)}`;
  return [walls, { kind: "path", className: "thin", d: rib(front - 0.55, -0.1) + rib(rear + 0.6, 0.02) }];
}
