import type { Gun } from "../model/vehicle/gun.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { VehicleModules } from "../model/vehicle/vehicle-modules.ts";
import { type Build, buildOf } from "../stats/compute/build.ts";
import { brotherhoodBonus, crewSkillEffects } from "./crew/crew-skills.ts";
import { crewLevels } from "./crew/levels.ts";
import { roleEffects } from "./crew/roles.ts";
import { skillEffects } from "./crew/skills.ts";
import type { Definitions } from "./definitions.ts";
import { consumableEffects } from "./effects/consumables.ts";
import { deviceEffects, mountedDevices } from "./effects/devices.ts";
import { directiveEffects } from "./effects/directives.ts";
import { type Effects, together, type Uncounted } from "./effects/effect.ts";
import { fieldEffects } from "./effects/field-modifications.ts";
import { type Loadout, NORMAL_MODE } from "./loadout.ts";
import { modesOf } from "./modes.ts";

/** What a build comes to: modules with modifiers for the computation, and what no figure counts. */
export interface Resolved {
  build: Build;
  uncounted: readonly Uncounted[];
}

/**
 * Turns a build into modifiers of the figures.
 * @throws RangeError when the modules do not fit together; everything else that is not legal is left out
 */
export function resolve(vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): Resolved {
  const modules = modulesOf(vehicle, loadout);
  // Nothing is said of a state: each figure is that of the better one.
  const second =
    loadout.mode === NORMAL_MODE && vehicle.siege ? modulesOf(vehicle, { ...loadout, mode: "siege" }) : undefined;
  const { fitted } = buildOf(modules, loadout.modules);
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
  const shell = Math.max(0, shellPlace(vehicle, loadout));
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
    build: buildOf(modules, loadout.modules, modifiers, second),
    uncounted: [...things.uncounted, ...skills.uncounted, ...raised],
  };
}

/** What would raise a crew's levels does nothing to a nominal one. */
function nominalCrew({ crewBonus }: Effects): Uncounted[] {
  return crewBonus.map(({ step, source, levels }) => ({
    ...{ step, source, attribute: "crewLevelIncrease", operation: "add", value: levels, situational: false },
    reason: "A nominal crew is at exactly 100 %.",
  }));
}

/** The values of the chosen mode, with the chosen shell as the gun's first, which figures are of. */
function modulesOf(vehicle: FullVehicle, loadout: Loadout): VehicleModules {
  const modules = loadout.mode === "siege" && vehicle.siege ? vehicle.siege.modules : vehicle.modules;
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

function shellPlace({ modules }: FullVehicle, { shell, modules: { turret, gun } }: Loadout): number {
  const mounted = modules.turrets.find(({ id }) => id === turret)?.guns.find(({ id }) => id === gun);
  return mounted?.shells.findIndex(({ tag }) => tag === shell) ?? 0;
}
