import { crewEfficiency, fullEfficiency, trainedShare } from "#app/game/loadout/crew/levels.ts";
import { directiveEffects } from "#app/game/loadout/effects/devices.ts";
import { CREW_ROLE_LABELS, type CrewRole } from "#app/game/model/enumerations/crew-roles.ts";
import type { Consumable, Directive } from "#app/game/model/loadout-items/consumable.ts";
import { breakdownOf, CONSTANT, crewFactorParts, startAt, type TermPart } from "#app/game/stats/compute/breakdown.ts";
import type { Modifier, Quantity } from "#app/game/stats/compute/modifier.ts";
import type { StatBreakdown } from "#app/game/stats/compute/term.ts";
import type { Gun } from "../model/vehicle/gun.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { type StatInput, statInput } from "../stats/compute/stat-input.ts";
import { type CrewLevels, crewLevels, raising } from "./crew/levels.ts";
import { skillEffects } from "./crew/skills.ts";
import type { Definitions } from "./definitions.ts";
import { effectOf } from "./effects/attributes.ts";
import { deviceEffects, mountedDevices } from "./effects/devices.ts";
import { type CrewBonus, type Effects, itemSource, NO_EFFECTS, together, type Uncounted } from "./effects/effect.ts";
import { type Loadout, NORMAL_MODE } from "./loadout.ts";
import { isSecondState, modesOf } from "./modes.ts";

/** A resolved loadout: modules with modifiers for the computation, and what no stat counts. */
interface ResolvedLoadout {
  input: StatInput;
  uncounted: readonly Uncounted[];
}

/**
 * Turns a loadout into modifiers of the figures.
 * @throws RangeError when the modules do not fit together; everything else that is not legal is left out
 */
export function resolve(vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): ResolvedLoadout {
  const modules = modulesOf(vehicle, loadout);
  // No state chosen: each stat takes the better state's value.
  const second =
    loadout.mode === NORMAL_MODE && vehicle.siege ? modulesOf(vehicle, { ...loadout, mode: "siege" }) : undefined;
  const { fitted } = statInput(modules, loadout.modules);
  const mounted = mountedDevices(vehicle, loadout, definitions);
  const directive = definitions.directives.get(loadout.directive ?? "");
  const things = together([
    fieldEffects(loadout, definitions),
    deviceEffects(vehicle, mounted),
    consumableEffects(loadout, definitions),
    directiveEffects(
      directive,
      mounted.map(({ device }) => device),
    ),
  ]);
  const untouched = crewLevels(vehicle, loadout.crew, []);
  const bonuses = [...things.crewBonus, ...brotherhoodBonus(untouched, definitions)];
  const levels = crewLevels(vehicle, loadout.crew, bonuses);
  const skills = skillEffects(levels, definitions, directive, fitted.chassis.terrain);
  const shell = Math.max(0, shellIndex(vehicle, loadout));
  const mode = modesOf(vehicle, shell).find(({ key }) => key === loadout.mode);
  const modifiers = [
    ...things.modifiers,
    ...roleEffects(levels),
    ...crewSkillEffects(levels, definitions, directive),
    ...skills.modifiers,
    ...(mode?.modifiers ?? []),
  ];
  const raised = levels.nominal ? nominalCrew(things) : [];
  return {
    input: statInput(modules, loadout.modules, modifiers, second),
    uncounted: [...things.uncounted, ...skills.uncounted, ...raised],
  };
}

/** What would raise a crew's levels does nothing to a nominal one. */
function nominalCrew({ crewBonus }: Effects): Uncounted[] {
  return crewBonus.map(({ step, source, levels }) => ({
    step,
    source,
    attribute: "crewLevelIncrease",
    operation: "add",
    value: levels,
    situational: false,
    reason: "A nominal crew is at exactly 100%.",
  }));
}

/** The values of the chosen mode, with the chosen shell as the gun's first, which figures are of. */
function modulesOf(vehicle: FullVehicle, loadout: Loadout): VehicleModules {
  const modules = isSecondState(loadout.mode) && vehicle.siege ? vehicle.siege.modules : vehicle.modules;
  const { shell } = loadout;
  if (shell === null) return modules;
  const turrets = modules.turrets.map((turret) => ({
    ...turret,
    guns: turret.guns.map((gun) => withFirst(gun, shell)),
  }));
  return { ...modules, turrets };
}

function withFirst(gun: Gun, tag: string): Gun {
  const chosen = gun.shells.filter((shell) => shell.tag === tag);
  return { ...gun, shells: [...chosen, ...gun.shells.filter((shell) => shell.tag !== tag)] };
}

function shellIndex({ modules }: FullVehicle, { shell, modules: { turret, gun } }: Loadout): number {
  const mounted = modules.turrets.find(({ id }) => id === turret)?.guns.find(({ id }) => id === gun);
  return mounted?.shells.findIndex(({ tag }) => tag === shell) ?? 0;
}

/** Effects of the active field modifications. */
function fieldEffects({ field }: Loadout, { modifications }: Definitions): Effects {
  return together(
    field.flatMap((tag) => {
      const modification = modifications.get(tag);
      if (!modification) return [];
      return modification.factors.map((factor) => effectOf(factor, "field modification", itemSource(modification)));
    }),
  );
}

/** Values that act while the consumable is on board, by kind; all others require using it. */
const PASSIVE: Partial<Record<Consumable["kind"], readonly string[]>> = {
  food: ["crewLevelIncrease"],
  fuel: ["enginePowerFactor", "turretRotationSpeedFactor"],
  extinguisher: ["fireStartingChanceFactor"],
};

/** Values that describe how a consumable is used, not what it changes. */
const USE = ["cooldownSeconds", "reuseCount", "autoactivate", "deploySeconds", "consumeSeconds", "rechargeSeconds"];

/** Effects of consumables while on board; effects on use are not counted. */
function consumableEffects(loadout: Loadout, { consumables }: Definitions): Effects {
  return together(
    loadout.consumables.flatMap((tag) => {
      const consumable = tag === null ? undefined : consumables.get(tag);
      return consumable ? [effectsOf(consumable)] : [];
    }),
  );
}

function effectsOf(consumable: Consumable): Effects {
  const source = itemSource(consumable);
  return together(
    Object.entries(consumable.figures).map(([name, value]) => {
      if (USE.includes(name) || value === 0) return NO_EFFECTS;
      const type = name === "crewLevelIncrease" ? "add" : "mul";
      if (PASSIVE[consumable.kind]?.includes(name))
        return effectOf({ attribute: name, type, value }, "consumable", source);
      // A large repair kit on board makes the crew repair faster by this share.
      if (consumable.kind === "repairkit" && name === "bonusValue")
        return effectOf({ attribute: "repairSpeed", type: "mul", value: 1 + value }, "consumable", source);
      const situational = consumable.kind === "trigger";
      const reason = situational ? "It acts only when it is used." : null;
      const operation = "multiply" as const;
      const left = { step: "consumable" as const, source, attribute: name, operation, value, situational, reason };
      return { ...NO_EFFECTS, uncounted: [left] };
    }),
  );
}

/** What each role's efficiency divides and multiplies. */
const BY_ROLE: Record<CrewRole, { divides: readonly Quantity[]; multiplies: readonly Quantity[] }> = {
  commander: { divides: [], multiplies: ["viewRange"] },
  gunner: { divides: ["aimTime", "dispersion"], multiplies: ["turretTraverse"] },
  driver: { divides: ["terrain"], multiplies: ["hullTraverse"] },
  radioman: { divides: [], multiplies: ["signalRange"] },
  loader: { divides: ["reload"], multiplies: [] },
};

/**
 * Effects of the role levels: each role's factor divides times and resistances, and multiplies speeds and ranges.
 * Source: `_updateLoaderFactors` and its siblings in the client's `items/VehicleDescrCrew.py`, version 1.26.1.
 */
function roleEffects(levels: CrewLevels): Modifier[] {
  if (levels.nominal) return [];
  return (Object.keys(BY_ROLE) as CrewRole[]).flatMap((role) => {
    const factor = roleFactor(levels, role);
    if (factor === undefined) return [];
    const { divides, multiplies } = BY_ROLE[role];
    const source = { kind: "fitting", tag: role, name: CREW_ROLE_LABELS[role] } as const;
    const common = { step: "crew", source, operand: factor.value, made: factor.terms } as const;
    return [
      ...divides.map((quantity): Modifier => ({ ...common, quantity, operation: "divide" })),
      ...multiplies.map((quantity): Modifier => ({ ...common, quantity, operation: "multiply" })),
    ];
  });
}

/**
 * Factor of a role: 0.57 + 0.43 × mean level ÷ 100 over all who hold it, as main or additional role. A commander who
 * also holds another role gets no commander's bonus there either.
 */
function roleFactor(levels: CrewLevels, role: CrewRole): StatBreakdown | undefined {
  const holders = levels.members.filter(({ roles }) => roles.includes(role));
  if (holders.length === 0) return undefined;
  const mean = holders.reduce((sum, { level }) => sum + level, 0) / holders.length;
  const helped = holders.filter(({ commander }) => !commander).length / holders.length;
  return breakdownOf(
    crewFactorParts([
      startAt(mean, "%", { kind: "crew" }),
      ...raising(levels.bonus),
      ...commandersTenth(levels, helped),
      { ...startAt(100, "", CONSTANT), operation: "divide" },
    ]),
  );
}

/** The commander's 10% bonus, as far as it applies to these members. @param share of them that are not the commander */
function commandersTenth({ tenth }: CrewLevels, share: number): TermPart[] {
  if (share === 0 || tenth.value === 0) return [];
  const source = { kind: "fitting", tag: "commander", name: "Commander’s bonus" } as const;
  const whole: TermPart = {
    step: "crew",
    source,
    operation: "add",
    operand: tenth.value,
    unit: "%",
    made: tenth.terms,
  };
  if (share === 1) return [whole];
  const made = breakdownOf([
    { ...whole, operation: "start" },
    { ...startAt(share, "", CONSTANT), operation: "multiply" },
  ]);
  return [{ ...whole, operand: made.value, made: made.terms }];
}

/** Brothers in Arms raises everybody's level by 5 × the mean share at which the crew has learnt it. */
function brotherhoodBonus(levels: CrewLevels, { skills }: Definitions): CrewBonus[] {
  const skill = skills.get("brotherhood");
  const share = trainedShare(levels, "brotherhood");
  const max = skill?.definition?.figures.crewLevelIncrease;
  if (skill === undefined || max === undefined || share === 0) return [];
  return [{ step: "skill", source: itemSource(skill), levels: max * share }];
}

/**
 * Concealment and repair are averaged over the whole crew. The concealment directive adds a tenth if the whole crew
 * has fully learnt the skill, and otherwise adds what is missing. Source: `VehicleDescrCrew.py` of the client, version
 * 1.26.1.
 */
function crewSkillEffects(levels: CrewLevels, { skills }: Definitions, directive: Directive | undefined): Modifier[] {
  return [...camouflage(levels, skills.get("camouflage"), directive), ...repair(levels, skills.get("repair"))];
}

type Skill = { tag: string; name: string } | undefined;

function camouflage(levels: CrewLevels, skill: Skill, directive: Directive | undefined): Modifier[] {
  if (skill === undefined) return [];
  const common = { step: "skill", source: itemSource(skill), operation: "add" } as const;
  const own = crewEfficiency(levels, skill.tag);
  const more = fullEfficiency(levels) - 1;
  const modifiers: Modifier[] = [
    ...(own === 0 ? [] : [{ ...common, quantity: "camouflageUntrained", operand: own } as const]),
    ...(more === 0 ? [] : [{ ...common, quantity: "camouflage", operand: more } as const]),
  ];
  if (directive?.skill !== skill.tag) return modifiers;
  const boost = { step: "directive", source: itemSource(directive) } as const;
  const tenth = { ...boost, operation: "multiply", operand: directive.figures.efficiencyFactor ?? 1 } as const;
  const missing = 1 - trainedShare(levels, skill.tag);
  return [
    ...modifiers,
    { ...tenth, quantity: "camouflage" },
    missing === 0
      ? { ...tenth, quantity: "camouflageUntrained" }
      : { ...boost, quantity: "camouflageUntrained", operation: "add", operand: missing },
  ];
}

/** Repairs go by the crew's factor; the speed is given in per cent of a crew that has not learnt it. */
function repair(levels: CrewLevels, skill: Skill): Modifier[] {
  const share = skill ? crewEfficiency(levels, skill.tag) : 0;
  if (skill === undefined || share === 0) return [];
  const common = { step: "skill", source: itemSource(skill) } as const;
  const untrained = breakdownOf(crewFactorParts([startAt(0, "", { kind: "crew" })]));
  const faster = breakdownOf([
    ...crewFactorParts([startAt(share, "", { kind: "crew" })]),
    { ...startAt(untrained.value, "", CONSTANT), operation: "divide" },
  ]);
  return [
    { ...common, quantity: "repairSkill", operation: "add", operand: share },
    { ...common, quantity: "repairSpeed", operation: "multiply", operand: faster.value, made: faster.terms },
  ];
}
