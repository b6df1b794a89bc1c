import {
  isInSight,
  isLostAt,
  type MissedShot,
  type PlayedBattle,
  positionAt,
  sampleAt,
  type VehicleInBattle,
} from "#app/game/replays/recording/battle.ts";
import type { Track } from "#app/game/replays/recording/recording.ts";

export const PLAN_LAYERS = ["Shots", "Names", "Wrecks", "Last seen"] as const;
export type PlanLayer = (typeof PLAN_LAYERS)[number];

/** The drawing of a battle, in CSS pixels of the plan. */
export interface Scene {
  battle: PlayedBattle;
  width: number;
  height: number;
  /** Corner of the field, m, and pixels in a metre. */
  west: number;
  north: number;
  scale: number;
  point: (x: number, z: number) => { x: number; y: number };
  colour: (token: string) => string;
  font: string;
  layers: readonly PlanLayer[];
  /** Place of the vehicle that is followed; null for none. */
  followed: number | null;
  /** Whether all are named, or the recorder and the one that is followed. */
  namesAll: boolean;
  nameOf: (index: number) => string;
}

type Context = CanvasRenderingContext2D;

/** s that the end of a way stays strong, and a shot is seen. */
const TRAIL = 30;
const SHOT_STAYS = 9;
/** Pixels and seconds between two points of a way that are drawn. */
const FINE = 1.6;
const GAP = 6;
const RADIUS = 8;

const inkOf = ({ colour }: Scene, { isAlly }: VehicleInBattle) => colour(isAlly ? "--wg-accent" : "--wg-awful");
const dash = (context: Context, lengths: number[]) => context.setLineDash(lengths);

function line(context: Context, a: { x: number; y: number }, b: { x: number; y: number }): void {
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

/** All ways, thin: they are drawn once, until the size or the colours change. */
export function paintTracks(context: Context, scene: Scene): void {
  context.clearRect(0, 0, scene.width, scene.height);
  context.lineJoin = "round";
  context.lineWidth = 1.1;
  for (const vehicle of scene.battle.vehicles) {
    const isFollowed = vehicle.index === scene.followed;
    context.strokeStyle = vehicle.isRecorder ? scene.colour("--text") : inkOf(scene, vehicle);
    context.globalAlpha = isFollowed
      ? 0.95
      : scene.followed !== null && !vehicle.isRecorder
        ? 0.16
        : vehicle.isRecorder
          ? 0.55
          : 0.36;
    context.lineWidth = isFollowed ? 2 : 1.1;
    dash(context, vehicle.isAlly ? [] : [5, 3]);
    context.beginPath();
    wayOf(context, scene, vehicle.track, 0, lastSample(vehicle, scene.battle.duration));
    context.stroke();
  }
  context.globalAlpha = 1;
  dash(context, []);
}

const lastSample = (vehicle: VehicleInBattle, at: number) =>
  sampleAt(vehicle.track, Math.min(at, vehicle.lostAt ?? at));

/** The way between two samples; a gap in time is a gap in the line. */
function wayOf(
  context: Context,
  { west, north, scale }: Scene,
  { times, xs, zs }: Track,
  from: number,
  to: number,
): void {
  let before = Number.NEGATIVE_INFINITY;
  let [px, py] = [0, 0];
  for (let i = Math.max(0, from); i <= to; i++) {
    const x = ((xs[i] as number) - west) * scale;
    const y = (north - (zs[i] as number)) * scale;
    const time = times[i] as number;
    if (time - before > GAP) context.moveTo(x, y);
    else if (Math.abs(x - px) + Math.abs(y - py) < FINE && i < to) {
      before = time;
      continue;
    } else context.lineTo(x, y);
    before = time;
    px = x;
    py = y;
  }
}

/** Everything that moves. */
export function paintMoment(context: Context, scene: Scene, at: number): void {
  const { battle, layers, colour } = scene;
  context.clearRect(0, 0, scene.width, scene.height);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const vehicle of battle.vehicles) {
    if (isLostAt(vehicle, at)) continue;
    context.strokeStyle = vehicle.isRecorder ? colour("--text") : inkOf(scene, vehicle);
    context.lineWidth = 2;
    context.globalAlpha = 0.85;
    dash(context, vehicle.isAlly ? [] : [5, 3]);
    context.beginPath();
    const from = sampleAt(vehicle.track, vehicle.isRecorder ? 0 : at - TRAIL);
    wayOf(context, scene, vehicle.track, from, sampleAt(vehicle.track, at));
    context.stroke();
  }
  context.globalAlpha = 1;
  dash(context, []);
  if (layers.includes("Wrecks")) paintWrecks(context, scene, at);
  if (layers.includes("Shots")) {
    paintMisses(context, scene, at);
    paintShots(context, scene, at);
  }
  const marked = paintMarkers(context, scene, at);
  if (layers.includes("Names")) paintNames(context, scene, marked);
}

function paintWrecks(context: Context, scene: Scene, at: number): void {
  context.lineWidth = 2;
  context.globalAlpha = 0.75;
  for (const vehicle of scene.battle.vehicles) {
    if (!isLostAt(vehicle, at)) continue;
    const found = positionAt(vehicle.track, vehicle.lostAt ?? at);
    if (!found) continue;
    const { x, y } = scene.point(found.x, found.z);
    context.strokeStyle = inkOf(scene, vehicle);
    line(context, { x: x - 4, y: y - 4 }, { x: x + 4, y: y + 4 });
    line(context, { x: x + 4, y: y - 4 }, { x: x - 4, y: y + 4 });
  }
  context.globalAlpha = 1;
}

/** Thin dotted lines for the last seconds' shots that hit nobody, up to where they burst. */
function paintMisses(context: Context, scene: Scene, at: number): void {
  const { battle, colour } = scene;
  context.lineWidth = 1;
  dash(context, [1, 4]);
  for (let i = battle.misses.length - 1; i >= 0; i--) {
    const { shooter, x, z, end } = battle.misses[i] as MissedShot;
    if (end.at > at) continue;
    if (at - end.at > SHOT_STAYS) break;
    const by = battle.vehicles[shooter];
    if (!by) continue;
    const [a, b] = [scene.point(x, z), scene.point(end.x, end.z)];
    context.strokeStyle = by.isRecorder ? colour("--wg-altaccent") : inkOf(scene, by);
    context.globalAlpha = 0.8 * (1 - (at - end.at) / SHOT_STAYS / 1.4);
    line(context, a, b);
  }
}

/** Lines of the hits of the last seconds; those without damage are dotted. */
function paintShots(context: Context, scene: Scene, at: number): void {
  const { battle, colour } = scene;
  const { hits, vehicles, recorder } = battle;
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i];
    if (!hit || hit.at > at) continue;
    if (at - hit.at > SHOT_STAYS) break;
    const [by, to] = [vehicles[hit.attacker], vehicles[hit.vehicle]];
    const start = by && positionAt(by.track, hit.at);
    const end = to && positionAt(to.track, hit.at);
    if (!by || !start || !end) continue;
    const [a, b] = [scene.point(start.x, start.z), scene.point(end.x, end.z)];
    context.strokeStyle =
      hit.attacker === recorder
        ? colour("--wg-altaccent")
        : hit.vehicle === recorder
          ? colour("--info")
          : inkOf(scene, by);
    context.globalAlpha = 1 - (at - hit.at) / SHOT_STAYS / 1.4;
    context.lineWidth = 1.6;
    dash(context, hit.damage > 0 ? [] : [2, 4]);
    line(context, a, b);
    if (hit.damage === 0 || (hit.attacker !== recorder && hit.vehicle !== recorder)) continue;
    dash(context, []);
    context.font = `650 13px ${scene.font}`;
    context.textAlign = "center";
    edged(context, scene, `−${hit.damage}`, b.x, b.y - 16, context.strokeStyle as string);
    context.textAlign = "left";
  }
  context.globalAlpha = 1;
  dash(context, []);
}

/** Words with an edge in the colour of the plan, over lines. */
function edged(context: Context, { colour }: Scene, text: string, x: number, y: number, ink: string): void {
  context.strokeStyle = colour("--surface-2");
  context.lineWidth = 3.5;
  context.strokeText(text, x, y);
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

interface MarkedVehicle {
  vehicle: VehicleInBattle;
  x: number;
  y: number;
  isSeen: boolean;
}

/** Allies are circles, enemies rhombs; a dashed edge is the last known place, the recorder is filled and ringed. */
function paintMarkers(context: Context, scene: Scene, at: number): MarkedVehicle[] {
  const { battle, colour, layers } = scene;
  const marked: MarkedVehicle[] = [];
  for (const vehicle of battle.vehicles) {
    if (isLostAt(vehicle, at)) continue;
    const isSeen = vehicle.isRecorder || isInSight(vehicle.track, at);
    const found = isSeen || layers.includes("Last seen") ? positionAt(vehicle.track, at) : null;
    if (!found) continue;
    marked.push({ vehicle, isSeen, ...scene.point(found.x, found.z) });
  }
  // The recorder and the followed one stand above the rest.
  const rank = ({ vehicle, isSeen }: MarkedVehicle) =>
    vehicle.isRecorder ? 3 : vehicle.index === scene.followed ? 2 : isSeen ? 1 : 0;
  marked.sort((a, b) => rank(a) - rank(b));
  for (const { vehicle, x, y, isSeen } of marked) {
    const ink = inkOf(scene, vehicle);
    context.beginPath();
    if (vehicle.isAlly) context.arc(x, y, RADIUS, 0, Math.PI * 2);
    else {
      const half = RADIUS * 1.25;
      context.moveTo(x, y - half);
      context.lineTo(x + half, y);
      context.lineTo(x, y + half);
      context.lineTo(x - half, y);
      context.closePath();
    }
    context.globalAlpha = isSeen ? 1 : 0.75;
    context.fillStyle = vehicle.isRecorder ? ink : colour(isSeen ? "--surface-1" : "--surface-2");
    context.fill();
    context.strokeStyle = ink;
    context.lineWidth = 1.6;
    dash(context, isSeen ? [] : [2.5, 2.5]);
    context.stroke();
    dash(context, []);
    context.beginPath();
    context.fillStyle = vehicle.isRecorder ? colour("--surface-0") : ink;
    context.arc(x, y, isSeen ? 3 : 2, 0, Math.PI * 2);
    context.fill();
    if (!vehicle.isRecorder && vehicle.index !== scene.followed) continue;
    context.beginPath();
    context.arc(x, y, RADIUS + 4, 0, Math.PI * 2);
    context.strokeStyle = colour("--text");
    context.lineWidth = 1.5;
    context.stroke();
  }
  context.globalAlpha = 1;
  return marked;
}

/** Names next to their markers where there is room: none covers a marker or another name. */
function paintNames(context: Context, scene: Scene, marked: readonly MarkedVehicle[]): void {
  const taken = marked.map(({ x, y }) => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 }));
  context.textBaseline = "middle";
  for (const { vehicle, x, y, isSeen } of [...marked].reverse()) {
    const isMain = vehicle.isRecorder || vehicle.index === scene.followed;
    if (!isMain && !scene.namesAll) continue;
    context.font = `${isMain ? 650 : 550} 11px ${scene.font}`;
    const name = scene.nameOf(vehicle.index);
    const wide = context.measureText(name).width;
    const boxes = [
      { left: x + 15, top: y - 7 },
      { left: x - 15 - wide, top: y - 7 },
      { left: x - wide / 2, top: y - 27 },
      { left: x - wide / 2, top: y + 13 },
    ].map(({ left, top }) => ({ left, top, right: left + wide, bottom: top + 14 }));
    const room = boxes.find(
      (box) =>
        box.left > 0 &&
        box.right < scene.width &&
        box.top > 0 &&
        box.bottom < scene.height &&
        taken.every(
          (other) =>
            box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top,
        ),
    );
    if (!room) continue;
    taken.push(room);
    edged(context, scene, name, room.left, room.top + 7, scene.colour(isSeen ? "--text" : "--text-3"));
  }
}
