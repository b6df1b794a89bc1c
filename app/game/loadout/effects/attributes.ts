import type { ModifierStep, TermSource } from "#app/game/stats/compute/term.ts";
import { type Effects, type EffectTarget, NO_EFFECTS } from "./effect.ts";

const multiplies = (quantity: EffectTarget["quantity"]): EffectTarget[] => [{ quantity, operation: "multiply" }];
const FASTER_TRACKS: EffectTarget = { quantity: "trackRepair", operation: "divide" };

/** Both ways of turning are stated by the same number everywhere; the panel shows the larger, so one of them counts. */
const SAME_AS_ON_MOVE: EffectTarget[] = [];

/**
 * The attributes of the client (`miscAttrs`, `factors`) that change a figure. An attribute that is missing here changes
 * none of ours. Source: `items/utils.py` and `gui/shared/items_parameters/params.py` of the client, version 1.26.1.
 */
const TARGETS: Readonly<Record<string, readonly EffectTarget[]>> = {
  gunReloadTimeFactor: multiplies("reload"),
  "gun/reloadTime": multiplies("reload"),
  gunAimingTimeFactor: multiplies("aimTime"),
  "gun/aimingTime": multiplies("aimTime"),
  multShotDispersionFactor: multiplies("dispersion"),
  additiveShotDispersionFactor: multiplies("dispersionFactors"),
  "chassis/shotDispersionFactors/movement": multiplies("dispersionMoving"),
  "chassis/shotDispersionFactors/rotation": multiplies("dispersionHullTraverse"),
  "gun/shotDispersionFactors/turretRotation": multiplies("dispersionTurretTraverse"),
  "gun/shotDispersionFactors/afterShot": multiplies("dispersionAfterShot"),
  turretRotationSpeed: multiplies("turretTraverse"),
  turretRotationSpeedFactor: multiplies("turretTraverse"),
  onMoveRotationSpeedFactor: multiplies("hullTraverse"),
  onStillRotationSpeedFactor: SAME_AS_ON_MOVE,
  "vehicle/rotationSpeed": multiplies("hullTraverse"),
  enginePowerFactor: multiplies("enginePower"),
  "engine/power": multiplies("enginePower"),
  forwardMaxSpeedKMHTerm: [{ quantity: "topSpeed", operation: "add" }],
  backwardMaxSpeedKMHTerm: [{ quantity: "reverseSpeed", operation: "add" }],
  "vehicle/maxSpeed/forward": multiplies("topSpeed"),
  "vehicle/maxSpeed/backward": multiplies("reverseSpeed"),
  "vehicle/fwMaxSpeedBonus": [{ quantity: "topSpeed", operation: "add" }],
  "vehicle/bkMaxSpeedBonus": [{ quantity: "reverseSpeed", operation: "add" }],
  circularVisionRadiusFactor: multiplies("viewRange"),
  circularVisionRadiusBaseFactor: multiplies("viewRange"),
  circularVisionRadius: multiplies("viewRange"),
  invisibilityBaseAdditive: [{ quantity: "concealment", operation: "add", scale: 100 }],
  invisibility: [{ quantity: "concealment", operation: "add", scale: 100 }],
  invisibilityFactorAtShot: multiplies("concealmentAtShot"),
  healthFactor: multiplies("health"),
  fireStartingChanceFactor: multiplies("fireChance"),
  repairSpeedFactor: [FASTER_TRACKS, ...multiplies("repairSpeed")],
  repairSpeed: [FASTER_TRACKS, ...multiplies("repairSpeed")],
  chassisRepairSpeedFactor: [FASTER_TRACKS],
  chassisHealthFactor: multiplies("trackHealth"),
  engineHealthFactor: multiplies("engineHealth"),
  ammoBayHealthFactor: multiplies("ammoRackHealth"),
  fuelTankHealthFactor: multiplies("fuelTankHealth"),
};

/** An attribute that a device, modification, consumable, directive or mode changes. */
interface AttributeChange {
  /** With or without `miscAttrs/`, or `dynAttrs/` before it. */
  attribute: string;
  type: "mul" | "add";
  value: number;
}

/** What one change of an attribute does. */
export function effectOf(
  change: AttributeChange,
  step: ModifierStep,
  source: TermSource & { kind: "fitting" },
): Effects {
  const attribute = change.attribute.replace(/^(miscAttrs|dynAttrs)\//, "");
  if (attribute === "crewLevelIncrease") return { ...NO_EFFECTS, crewBonus: [{ step, source, levels: change.value }] };
  const targets = Object.hasOwn(TARGETS, attribute) ? TARGETS[attribute] : undefined;
  if (targets === undefined) return uncountedChange({ ...change, attribute }, step, source);
  const modifiers = targets.map(({ quantity, operation, scale = 1 }) => ({
    quantity,
    step,
    source,
    operation,
    operand: change.value * scale,
  }));
  return { ...NO_EFFECTS, modifiers };
}

/** A change that no stat counts. @param reason why, in a sentence; null where simply no stat shows it */
export function uncountedChange(
  { attribute, type, value }: AttributeChange,
  step: ModifierStep,
  source: TermSource & { kind: "fitting" },
  reason: string | null = null,
): Effects {
  const operation = type === "mul" ? "multiply" : "add";
  return { ...NO_EFFECTS, uncounted: [{ step, source, attribute, operation, value, situational: false, reason }] };
}
