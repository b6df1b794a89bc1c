import { penetrationAt } from "../charts/shot.ts";
import type { Shell } from "../model/vehicle/shell.ts";
import { thicknessAt } from "./angled-plates.ts";

// The rule by which the game client colours its aiming mark and its armour view: what the client predicts, not what the
// server rolls. Source: `_CrosshairShotResults` of `AvatarInputHandler/gun_marker_ctrl.py` and `penetration_utils.py`
// of the client's armour view; constants of `items/components/component_constants.py`.

/** Share by which penetration varies if the definitions state none: `DEFAULT_PIERCING_POWER_RANDOMIZATION`. */
export const DEFAULT_ROLL = 0.25;
/** Standard deviation of a roll, of its greatest. */
export const SIGMA = 0.33;
/** How much a shell of more than twice the plate's thickness turns further towards it. */
const CALIBRE_TURN = 1.4;
/** `MODERN_HE_PIERCING_POWER_REDUCTION_FACTOR_FOR_SHIELDS` */
export const HE_SCREEN_FACTOR = 3;
/** Of a jet whose shell states none, per metre. */
export const DEFAULT_JET_LOSS = 0.5;
/** Layers no further from each other are struck in the order of their names, m. */
export const TIE = 1e-5;

/** Material of a plate, from the client's `common/vehicle.xml/materials`. */
export interface Material {
  /** Behind it the vehicle takes damage; tracks, guns and spaced plates only cost penetration. */
  armour: boolean;
  /** Its slope counts. */
  slopes: boolean;
  ricochets: boolean;
  /** A shell meets it once, however often its way crosses it. */
  once: boolean;
  /** A shell of more than three times its thickness does not bounce off it. */
  overmatched: boolean;
  /** A shell of more than twice its thickness turns further towards it. */
  turnsMore: boolean;
}

export const ARMOUR: Material = {
  armour: true,
  slopes: true,
  ricochets: true,
  once: false,
  overmatched: true,
  turnsMore: true,
};
/** A plate before the armour. */
export const SPACED: Material = { ...ARMOUR, armour: false };
export const TRACK: Material = {
  armour: false,
  slopes: false,
  ricochets: false,
  once: true,
  overmatched: false,
  turnsMore: false,
};
/** The barrel of a gun. */
export const BARREL: Material = { ...TRACK, ricochets: true };

/** A plate in the way of a shell. */
export interface ArmourLayer {
  /** Unique within its part of the vehicle; identifies materials that a shell meets only once, and breaks ties. */
  name: string;
  material: Material;
  /** mm */
  thickness: number;
  /** Between the shell's way and the plate's normal, degrees, 0 to 90. */
  angle: number;
  /** From the first plate, m. */
  distance: number;
}

/** The shell's values used by the rule. */
export type ShotShell = Pick<
  Shell,
  | "kind"
  | "calibre"
  | "penetration"
  | "penetrationFar"
  | "maxDistance"
  | "normalisation"
  | "ricochet"
  | "roll"
  | "jetLoss"
  | "modern"
  | "stopsAtScreens"
>;

/** What became of a shell at one layer. */
export interface ShotStep {
  layer: ArmourLayer;
  /** Penetration before the layer, mm, after the jet's loss on the way. */
  before: number;
  /** The jet's loss since the previous layer, mm. */
  jetLoss: number;
  /** Angle from which the shell bounces off, degrees; null where it never does, by its kind or by its calibre. */
  ricochetFrom: number | null;
  /** It would bounce off, were its calibre not more than three times the thickness. */
  overmatch: boolean;
  ricochet: boolean;
  /** Angle by which the shell turns towards the plate, degrees; null if slope or such a turn does not count. */
  normalisation: number | null;
  /** It turns further, as its calibre is more than twice the thickness. */
  calibreRule: boolean;
  /** Thickness along the way of the shell, mm. */
  effective: number;
  /** Penetration that the layer costs a shell that goes on, mm; null for the layer that decides. */
  cost: number | null;
}

export interface Shot {
  /** Penetration at its distance, mm, before the roll. */
  full: number;
  /** How it ended: at armour, which its chance is of; or before it. */
  end: "armour" | "ricochet" | "stopped" | "missed";
  /** Left before the layer that decides, mm. */
  remaining: number;
  /** Effective thickness of the layer that decides, mm. */
  effective: number;
  /** Of going through, per cent, a whole number as the client shows it. */
  chance: number;
  steps: ShotStep[];
}

/**
 * The way of a shell through all layers it meets, and its chance to get through the armour among them.
 * @param full penetration at its distance, mm (`penetrationAt`)
 */
export function shoot(shell: ShotShell, full: number, layers: readonly ArmourLayer[]): Shot {
  const roll = shell.roll ?? DEFAULT_ROLL;
  const steps: ShotStep[] = [];
  const spent = new Set<string>();
  let remaining = full;
  let jetFrom: number | null = null;
  const ended = (end: Shot["end"], effective: number, chance = 0): Shot => ({
    full,
    end,
    remaining,
    effective,
    chance,
    steps,
  });
  for (const layer of layers.toSorted(inOrder)) {
    if (layer.material.once && spent.has(layer.name)) continue;
    spent.add(layer.name);
    const jetLoss = jetFrom === null ? 0 : remaining * jetShare(shell, layer.distance - jetFrom);
    remaining -= jetLoss;
    const step = stepAt(shell, layer, remaining, jetLoss, jetFrom !== null);
    steps.push(step);
    if (step.ricochet) return ended("ricochet", step.effective);
    if (layer.material.armour) return ended("armour", step.effective, chanceOf(remaining - step.effective, full, roll));
    if (shell.modern && shell.stopsAtScreens) return ended("stopped", step.effective);
    step.cost = step.effective * (shell.modern ? HE_SCREEN_FACTOR : 1);
    remaining -= step.cost;
    if (remaining <= 0) {
      remaining = 0;
      return ended("stopped", step.effective);
    }
    // The jet's loss restarts behind each layer and covers only the gap to the next.
    if (shell.kind === "HEAT") jetFrom = layer.distance + layer.thickness / 1000;
  }
  return ended("missed", 0);
}

/** As the client numbers materials: `armor_2` comes before `armor_10`. */
const byNumber = new Intl.Collator("en", { numeric: true });

function inOrder(a: ArmourLayer, b: ArmourLayer): number {
  const further = a.distance - b.distance;
  return Math.abs(further) > TIE ? further : byNumber.compare(a.name, b.name);
}

function stepAt(shell: ShotShell, layer: ArmourLayer, before: number, jetLoss: number, jet: boolean): ShotStep {
  const { thickness, angle, material } = layer;
  const { calibre } = shell;
  // A jet has no calibre that could break a plate, and shells that explode do not turn.
  const solid = shell.kind === "AP" || shell.kind === "APCR";
  const bounces = shell.ricochet !== null && (solid || shell.kind === "HEAT") && !jet;
  // The client treats materials without slope, such as a barrel, as if struck square.
  const may = material.slopes && material.ricochets && bounces && thickness > 0;
  const overmatch = may && solid && material.overmatched && 3 * thickness < calibre;
  const ricochetFrom = may && !overmatch ? shell.ricochet : null;
  const calibreRule = solid && material.turnsMore && thickness > 0 && calibre > 2 * thickness;
  const turn = solid ? (shell.normalisation ?? 0) : 0;
  const normalisation = calibreRule ? (turn * CALIBRE_TURN * calibre) / (2 * thickness) : turn;
  return {
    layer,
    before,
    jetLoss,
    ricochetFrom,
    overmatch,
    ricochet: ricochetFrom !== null && angle >= ricochetFrom,
    normalisation: material.slopes && solid ? normalisation : null,
    calibreRule,
    effective: material.slopes
      ? thicknessAt(thickness, Math.min(MAX_ANGLE, Math.max(0, angle - normalisation)))
      : thickness,
    cost: null,
  };
}

/** Limits the cosine, degrees: a plate struck edge-on is as thick as it is long. */
const MAX_ANGLE = 89.9;

function jetShare({ jetLoss = DEFAULT_JET_LOSS }: ShotShell, gap: number): number {
  return Math.min(1, Math.max(0, gap) * jetLoss);
}

/**
 * Of a roll that leaves something to spare. The client divides by the roll: of a shell that does not roll, this is
 * what the quotient tends to. @param full mm; 0 beyond the shell's flight
 */
function chanceOf(spare: number, full: number, roll: number): number {
  if (full <= 0) return 0;
  if (roll <= 0) return 50 * (1 + Math.sign(spare));
  return Math.round(100 * normal(spare / (full * roll * SIGMA)));
}

/** The share of a normal distribution below `x` standard deviations, to 1e-7 (Abramowitz and Stegun 7.1.26). */
function normal(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const half = (poly * Math.exp(-z * z)) / 2;
  return x < 0 ? half : 1 - half;
}

/** A shell against one plate alone. @param distance to the vehicle, m */
export function shootPlate(
  shell: ShotShell,
  thickness: number,
  angle: number,
  distance: number,
  material: Material = ARMOUR,
): Shot {
  return shoot(shell, penetrationAt(shell, distance), [{ name: "plate", material, thickness, angle, distance: 0 }]);
}

/**
 * The angle up to which a shell has an even chance against a plate, degrees: where it bounces off, if that is less.
 * Null where it has none at any angle.
 */
export function evenAngle(shell: ShotShell, thickness: number, distance: number): number | null {
  const full = penetrationAt(shell, distance);
  const [step] = shootPlate(shell, thickness, 0, distance).steps;
  if (!step || full < thickness || full <= 0) return null;
  const angle = (Math.acos(thickness / full) * 180) / Math.PI + (step.normalisation ?? 0);
  return Math.min(90, angle, step.ricochetFrom ?? 90);
}
