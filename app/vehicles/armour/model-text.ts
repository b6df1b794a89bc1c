import type { AimShell } from "#app/game/armour/aim.ts";
import type { AngleRange, ArmourPose, MetLayer, PoseLimits } from "#app/game/armour/ray.ts";
import { shootAlong } from "#app/game/armour/ray.ts";
import { HE_SCREEN_FACTOR, type Shot, type ShotStep } from "#app/game/armour/shot.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { capitalised } from "#app/game/text.ts";
import {
  mm,
  type PenetrationChance,
  penetrationChance,
  powerText,
  rollText,
  type ShotStepText,
  stepText,
  whole,
} from "./shot-text.ts";

/** The viewpoint and the pose of the model, in whole degrees. */
export interface ModelLook extends ArmourPose {
  /** Of the shooter around the vehicle. */
  turn: number;
  /** Of the shooter over the ground. */
  height: number;
}

export const FIRST_LOOK: ModelLook = { turn: 34, height: 12, turret: 0, gun: 0, hull: 0 };
export const HEIGHTS: AngleRange = { min: -20, max: 80 };
const KEYS = ["turn", "height", "turret", "gun", "hull"] as const satisfies (keyof ModelLook)[];

/** Parses the look from an address; anything else gives the initial look. */
export function readLook(text: string): ModelLook {
  if (!/^-?\d{1,3}(\.-?\d{1,3}){4}$/.test(text)) return FIRST_LOOK;
  const [turn = 0, height = 0, turret = 0, gun = 0, hull = 0] = text.split(".").map(Number);
  return { turn: around(turn), height: within(height, HEIGHTS), turret: around(turret), gun, hull };
}

/** Empty for the first one. */
export function writeLook(look: ModelLook): string {
  const text = (of: ModelLook) => KEYS.map((key) => of[key]).join(".");
  return text(look) === text(FIRST_LOOK) ? "" : text(look);
}

/** From -179 to 180. */
export function around(degrees: number): number {
  const rest = (((Math.round(degrees) % 360) + 360) % 360) + 0;
  return rest > 180 ? rest - 360 : rest;
}

export function within(value: number, { min, max }: AngleRange): number {
  return Math.round(Math.min(max, Math.max(min, value))) + 0;
}

/** As a vehicle can stand. */
export function limited(look: ModelLook, limits: PoseLimits): ModelLook {
  return {
    ...look,
    turret: limits.turret ? within(look.turret, limits.turret) : around(look.turret),
    gun: within(look.gun, limits.gun),
    hull: limits.hull ? within(look.hull, limits.hull) : 0,
  };
}

/** A shot through all that it meets, in words. */
interface LayersTexts {
  about: string;
  steps: ShotStepText[];
  /** Null where it meets no armour. */
  chance: PenetrationChance | null;
  /** "Without the track: 80%."; empty where it meets none. */
  without: string;
  /** The whole shot in a sentence. */
  spoken: string;
}

const NAMES: Record<string, string> = {
  leftTrack: "Track",
  rightTrack: "Track",
  wheel: "Wheel",
  gun: "Barrel",
  gunBreech: "Gun breech",
  surveyingDevice: "Optics",
};

/** "Track"; "Hull, spaced". */
function layerName({ part, plate, material }: MetLayer): string {
  const known = NAMES[plate];
  if (known !== undefined) return known;
  const name = capitalised(part);
  return material.armour ? name : `${name}, spaced`;
}

/** @param label of the shell */
export function layersTexts(
  shell: AimShell,
  label: string,
  distance: number,
  layers: readonly MetLayer[],
): LayersTexts {
  const shot = shootAlong(shell, distance, layers);
  const about = `${label}, ${whole(distance)} m`;
  const steps = [stepText("Penetration", mm(shot.full), powerText(shell, shot.full), "mm")];
  for (const [at, step] of shot.steps.entries()) {
    const layer = step.layer as MetLayer;
    const title = `${at + 1}. ${layerName(layer)}, ${mm(layer.thickness)} mm`;
    if (at > 0) steps.push(stepText("Left for the next layer", mm(step.before), jetText(step), "mm"));
    const factor = shell.modern && !layer.material.armour ? HE_SCREEN_FACTOR : 1;
    const taken = `${step.cost === null ? "" : "−"}${mm(step.effective * factor)}`;
    const bounced = `${formatNumber(layer.angle, 1, 1)}°: a ricochet from ${mm(step.ricochetFrom ?? 0)}°`;
    steps.push(
      step.ricochet
        ? stepText(title, "R", bounced, "", true)
        : stepText(title, taken, angleText(step, factor), "mm", !layer.material.armour),
    );
  }
  const chance = shot.end === "missed" ? null : penetrationChance(shot);
  if (shot.end === "armour") {
    const spare = shot.remaining - shot.effective;
    steps.push(stepText(spare >= 0 ? "To spare" : "Short by", mm(Math.abs(spare)), rollText(shell, shot.full), "mm"));
  }
  return { about, steps, chance, without: withoutTrack(shell, distance, layers, shot), spoken: spoken(shot, chance) };
}

function jetText({ jetLoss }: ShotStep): string {
  return jetLoss > 0 ? `The jet loses ${mm(jetLoss)} mm on its way` : "No damage so far";
}

function angleText({ layer, normalisation, effective }: ShotStep, factor: number): string {
  const { thickness, angle, material } = layer;
  const times = factor === 1 ? "" : `, ${factor} times for this shell`;
  if (!material.slopes) return `Counted once, whatever the angle${times}`;
  const degrees = (value: number) => `${formatNumber(value, 1, 1)}°`;
  const met = Math.max(0, angle - (normalisation ?? 0));
  const turned = normalisation ? `${degrees(angle)} becomes ${degrees(met)}. ` : "";
  return `${turned}${mm(thickness)} ÷ cos ${degrees(met)}${factor === 1 ? "" : ` = ${mm(effective)}`}${times}`;
}

/** The result of the shot if no track were in front of the armour. */
function withoutTrack(shell: AimShell, distance: number, layers: readonly MetLayer[], { steps }: Shot): string {
  const isTrack = ({ plate }: MetLayer) => NAMES[plate] === "Track" || NAMES[plate] === "Wheel";
  const track = steps.map(({ layer }) => layer as MetLayer).find(isTrack);
  if (!track) return "";
  const bare = shootAlong(
    shell,
    distance,
    layers.filter((layer) => !isTrack(layer)),
  );
  if (bare.end === "missed") return "";
  return `Without the ${layerName(track).toLowerCase()}: ${bare.end === "ricochet" ? "a ricochet" : `${bare.chance}%`}.`;
}

function spoken({ steps, end }: Shot, chance: PenetrationChance | null): string {
  if (steps.length === 0) return "The shell misses the vehicle.";
  const through = steps.map(({ layer }) => `${layerName(layer as MetLayer)} ${mm(layer.thickness)} mm`).join(", ");
  if (!chance) return `${through}. No armour behind.`;
  return end === "armour" ? `${through}. ${chance.text}: ${chance.label}.` : `${through}. ${endText(end)}`;
}

function endText(end: Shot["end"]): string {
  return end === "ricochet" ? "It ricochets." : end === "stopped" ? "It stops there." : "";
}

/** Where the colours of a thickness begin, in mm, based on the shell's penetration. */
export function thicknessBands(full: number): number[] {
  return [1.25, 1, 0.75, 0.5].map((share) => Math.round((share * full) / 5) * 5);
}

/** "65%" on a face; null where a shell meets nothing that has armour behind. */
export function faceText(shot: Shot, metric: "chance" | "effective" | "thickness"): string | null {
  const last = shot.steps.at(-1);
  if (!last || shot.end === "missed") return null;
  if (shot.end === "ricochet" && metric !== "thickness") return "R";
  if (metric === "thickness") return whole(last.layer.thickness);
  return metric === "chance" ? `${shot.chance}%` : whole(shot.full - last.before + last.effective);
}
