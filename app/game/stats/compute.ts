import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { PrimaryArmor, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { crewFactorParts } from "#app/game/stats/compute/breakdown.ts";
import {
  breakdownOf,
  byBreakdown,
  byModule,
  byStat,
  CONSTANT,
  conversion,
  startAt,
  type TermPart,
} from "./compute/breakdown.ts";
import { firepowerStats } from "./compute/firepower.ts";
import { ofGun } from "./compute/firing.ts";
import { type Modifier, modifierParts } from "./compute/modifier.ts";
import { type Formula, module, type StatInput, stated, statInput } from "./compute/stat-input.ts";
import type { StatBreakdown, VehicleState } from "./compute/term.ts";
import { hullVariant } from "./fitted-modules.ts";
import { gunKind, isByGunKind } from "./gun-kinds.ts";
import { STAT_KEYS, type StatKey, type Stats } from "./keys.ts";
import { STAT_META } from "./meta.ts";

/** How the characteristics of survivability are computed. */
const survivability = {
  health,
  hullFront: hullArmour("front"),
  hullSide: hullArmour("side"),
  hullRear: hullArmour("rear"),
  turretFront: turretArmour("front"),
  turretSide: turretArmour("side"),
  turretRear: turretArmour("rear"),
  trackRepair,
  fireChance: ({ fitted: { engine }, modifiers }) =>
    breakdownOf([
      startAt(engine.fireChance, "", module("engine", engine)),
      conversion("multiply", 100, "%"),
      ...modifierParts(modifiers, "%", "fireChance"),
    ]),
} satisfies Record<string, Formula>;

/**
 * Hull and turret together; with any factor the product, up to the next multiple of 10.
 * Source: `ceilTo` of the client's `common/math_common.py`, version 1.26.1.
 */
function health({ modules: { hull }, fitted: { turret }, modifiers }: StatInput): StatBreakdown {
  const factors = modifierParts(modifiers, "hp", "health");
  const changed = factors.some(({ operation, operand }) => operation === "add" || operand !== 1);
  return breakdownOf([
    startAt(hull.health, "hp", { kind: "hull" }),
    byModule("add", turret.health, "hp", module("turret", turret)),
    ...factors,
    ...(changed
      ? [{ step: "rounding", source: CONSTANT, operation: "round up", operand: 10, unit: "hp" } as const]
      : []),
  ]);
}

/**
 * The chassis states the time for a crew that is fully trained in repairs; it is divided by the crew's factor, 0.57
 * without the skill. Source: `chassisRepairTime` of the client's `gui/shared/items_parameters/params.py` and
 * `items/VehicleDescrCrew.py`, version 1.26.1.
 */
function trackRepair({ fitted: { chassis }, modifiers }: StatInput): StatBreakdown | undefined {
  if (chassis.repairTime === null) return undefined;
  const share = [startAt(0, "", { kind: "crew" }), ...modifierParts(modifiers, "", "repairSkill")];
  const crew = byBreakdown("divide", breakdownOf(crewFactorParts(share)), "", { kind: "crew" });
  return breakdownOf([
    startAt(chassis.repairTime, "s", module("chassis", chassis)),
    { ...crew, step: "crew" },
    ...modifierParts(modifiers, "s", "trackRepair"),
  ]);
}

/** A side without a plate is left out: it does not exist, which differs from thin or unknown armour. */
function hullArmour(side: keyof PrimaryArmor): Formula {
  return ({ modules: { hull }, fitted }) => {
    const thickness = (hullVariant(hull, fitted)?.armor ?? hull.armor)[side];
    return thickness === null ? undefined : stated(thickness, "mm", { kind: "hull" });
  };
}

function turretArmour(side: keyof PrimaryArmor): Formula {
  return ({ fitted: { turret } }) => {
    const thickness = turret.armor[side];
    return thickness === null ? undefined : stated(thickness, "mm", module("turret", turret));
  };
}

/** How the characteristics of mobility are computed. */
const mobility = {
  topSpeed: ({ modules: { speed }, modifiers }) =>
    stated(speed.forward, "km/h", { kind: "vehicle" }, modifiers, "topSpeed"),
  reverseSpeed: ({ modules: { speed }, modifiers }) =>
    stated(speed.backward, "km/h", { kind: "vehicle" }, modifiers, "reverseSpeed"),
  specificPower,
  enginePower,
  weight,
  // Most wheeled vehicles steer: how fast they turn then, their files do not state.
  hullTraverse: ({ fitted: { chassis }, modifiers }) =>
    chassis.wheels === null || chassis.turnsOnSpot
      ? stated(chassis.rotationSpeed, "°/s", module("chassis", chassis), modifiers, "hullTraverse")
      : undefined,
  turretTraverse: ({ fitted: { turret }, modifiers }) =>
    stated(turret.rotationSpeed, "°/s", module("turret", turret), modifiers, "turretTraverse"),
  terrainHard: terrain("hard", "terrainHard"),
  terrainMedium: terrain("medium", "terrainMedium"),
  terrainSoft: terrain("soft", "terrainSoft"),
} satisfies Record<string, Formula>;

function enginePower({ fitted: { engine }, modifiers }: StatInput): StatBreakdown {
  return stated(engine.power, "hp", module("engine", engine), modifiers, "enginePower");
}

/**
 * hp a tonne. The panel divides the power as it prints it, in whole hp.
 * Source: `__getEnginePower` and `powerWeightRatio` of the client's `gui/shared/items_parameters/params.py`, version 1.26.1.
 */
function specificPower(input: StatInput): StatBreakdown {
  const power = enginePower(input);
  const whole: TermPart = { step: "rounding", source: CONSTANT, operation: "round", operand: 1, unit: "hp" };
  return breakdownOf([
    byStat("start", power, "hp", "enginePower"),
    ...(Number.isInteger(power.value) ? [] : [whole]),
    byStat("divide", weight(input), "t", "weight"),
  ]);
}

/**
 * Hull (the variant for its turret or chassis) and all six modules, then mounted equipment: added in kg, converted to
 * t.
 */
function weight({ modules: { hull }, fitted, modifiers }: StatInput): StatBreakdown {
  const kinds = ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const;
  return breakdownOf([
    startAt(hullVariant(hull, fitted)?.weight ?? hull.weight, "kg", { kind: "hull" }),
    ...kinds.map((kind) => byModule("add", fitted[kind].weight, "kg", module(kind, fitted[kind]))),
    ...modifierParts(modifiers, "kg", "weight"),
    conversion("divide", 1000, "t"),
  ]);
}

/** Resistance of the ground: a better driver divides it, and turns the hull faster by the same factor. */
function terrain(ground: "hard" | "medium" | "soft", key: "terrainHard" | "terrainMedium" | "terrainSoft"): Formula {
  return ({ fitted: { chassis }, modifiers }) =>
    stated(chassis.terrain[ground], "", module("chassis", chassis), modifiers, "terrain", key);
}

/** How the characteristics of concealment and vision are computed. */
const vision = {
  viewRange: ({ fitted: { turret }, modifiers }) =>
    stated(turret.viewRange, "m", module("turret", turret), modifiers, "viewRange"),
  concealmentStill: concealment("still", { skilled: false, fired: false }),
  concealmentStillSkilled: concealment("still", { skilled: true, fired: false }),
  concealmentMoving: concealment("moving", { skilled: false, fired: false }),
  concealmentMovingSkilled: concealment("moving", { skilled: true, fired: false }),
  concealmentStillFired: concealment("still", { skilled: false, fired: true }),
  concealmentStillFiredSkilled: concealment("still", { skilled: true, fired: true }),
  concealmentMovingFired: concealment("moving", { skilled: false, fired: true }),
  concealmentMovingFiredSkilled: concealment("moving", { skilled: true, fired: true }),
  signalRange: ({ fitted: { radio }, modifiers }) =>
    stated(radio.range, "m", module("radio", radio), modifiers, "signalRange"),
} satisfies Record<string, Formula>;

/**
 * The vehicle's own share × the turret's factor × the crew's + what modifiers add (a net only when stationary); after
 * a shot, the whole sum × the gun's factor. Older descriptions multiply only the vehicle's own part; this follows the
 * client. Source: `items/VehicleDescrCrew.py` and `gui/shared/items_parameters` of the client, version 1.26.1.
 */
function concealment(state: "still" | "moving", { skilled, fired }: { skilled: boolean; fired: boolean }): Formula {
  const added = state === "still" ? "concealmentStill" : "concealmentMoving";
  return ({ modules, fitted: { turret, gun }, modifiers }) =>
    breakdownOf([
      startAt(modules.concealment[state], "", { kind: "vehicle" }),
      byModule("multiply", turret.concealmentFactor, "", module("turret", turret)),
      conversion("multiply", 100, "%"),
      { ...byBreakdown("multiply", camouflage(skilled, modifiers), "", { kind: "crew" }), step: "crew" },
      ...modifierParts(modifiers, "%", "concealment", added),
      ...(fired
        ? [
            byModule("multiply", gun.concealmentAtShot, "", ofGun(gun)),
            ...modifierParts(modifiers, "", "concealmentAtShot"),
          ]
        : []),
    ]);
}

function camouflage(skilled: boolean, modifiers: StatInput["modifiers"]): StatBreakdown {
  const share = startAt(skilled ? 1 : 0, "", { kind: "crew" });
  return breakdownOf(
    crewFactorParts([share, ...modifierParts(modifiers, "", skilled ? "camouflage" : "camouflageUntrained")]),
  );
}

/** How every characteristic is computed; STAT_META has the meaning and unit of each. */
const FORMULAS: Record<StatKey, Formula> = { ...firepowerStats, ...survivability, ...mobility, ...vision };

/** Stats with the terms that make them up. */
export type ExplainedStats = Partial<Record<StatKey, StatBreakdown>>;

/**
 * One stat with its terms, for the better state of a vehicle with two; undefined if it does not apply to the vehicle.
 */
export function explainStat(key: StatKey, input: StatInput): StatBreakdown | undefined {
  const first = FORMULAS[key](input);
  return input.second ? betterOf(key, first, FORMULAS[key](input.second), input) : first;
}

/** A figure that is neither better nor worse is that of the first state; so is one that means another thing there. */
function betterOf(key: StatKey, first: StatBreakdown | undefined, second: StatBreakdown | undefined, input: StatInput) {
  const { better } = STAT_META[key];
  if (first === undefined || second === undefined || first.value === second.value) return first;
  if (better === "neutral" || (isByGunKind(key) && !isSameKindOfGun(input))) return first;
  const isSecond = second.value > first.value === (better === "higher");
  return { ...(isSecond ? second : first), state: isSecond ? ("second" as const) : ("first" as const) };
}

function isSameKindOfGun({ fitted, second }: StatInput): boolean {
  return second === undefined || gunKind(second.fitted.gun) === gunKind(fitted.gun);
}

/**
 * All stats of a loadout with their terms. Without modifiers they are nominal: a full crew without bonuses or skills,
 * no equipment, consumables or field modifications. Concealment is given both with and without the camouflage skill.
 */
export function explainStats(input: StatInput): ExplainedStats {
  const stats: ExplainedStats = {};
  for (const key of STAT_KEYS) {
    const stat = explainStat(key, input);
    if (stat !== undefined) stats[key] = stat;
  }
  return stats;
}

/** For each stat that differs between a vehicle's two states: which state its value is from. */
export function statesOf(stats: ExplainedStats): Partial<Record<StatKey, VehicleState>> {
  return Object.fromEntries(Object.entries(stats).flatMap(([key, { state }]) => (state ? [[key, state]] : [])));
}

/** The bare values of explained characteristics. */
export function valuesOf(stats: ExplainedStats): Stats {
  return Object.fromEntries(Object.entries(stats).map(([key, { value }]) => [key, value]));
}

/**
 * The characteristics of a vehicle with the given modules, as values alone.
 * @throws RangeError when the vehicle cannot carry the configuration
 */
export function computeStats(
  modules: VehicleModules,
  chosenModules: ModuleIds,
  modifiers: readonly Modifier[] = [],
): Stats {
  return valuesOf(explainStats(statInput(modules, chosenModules, modifiers)));
}
