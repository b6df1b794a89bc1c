import type { ModuleIds } from "../../model/vehicle/module.ts";
import type { FullVehicle } from "../../model/vehicle/vehicle.ts";
import { isSame, stockModuleIds, topModuleIds } from "../../stats/fitted-modules.ts";
import type { Definitions } from "../definitions.ts";
import { FULL_LEVEL, type Loadout, NORMAL_MODE } from "../loadout.ts";
import { type CodeSection, codeOf, itemNumber, LEVEL_FOLLOWS, MODULE_ORDER, SECTIONS, STOCK, varint } from "./bytes.ts";
import { CATEGORY_NUMBERS, MODE_NUMBERS, SKILL_NUMBERS } from "./short-numbers.ts";

/**
 * Writes a loadout as a short code for an address. Items are written by their numbers in the definitions, so new ones
 * shift nothing; items without a number use a table that only grows. Only differences from the empty loadout are
 * written. The code does not name the vehicle; the address does.
 * @param loadout legal
 */
export function encodeLoadout(loadout: Loadout, vehicle: FullVehicle, definitions: Definitions): string {
  const { devices, consumables, directives, modifications } = definitions;
  const id = (things: ReadonlyMap<string, { id: number }>) => (tag: string | null) => {
    const thing = tag === null ? undefined : things.get(tag);
    return thing === undefined ? [0] : varint(itemNumber(thing.id) + 1);
  };
  const { roleSlot, directive, shell, mode } = loadout;
  const fired = vehicle.modules.turrets.flatMap(({ guns }) => guns.flatMap(({ shells }) => shells));
  const shellId = fired.find(({ tag }) => tag === shell)?.id;
  const bytes = [
    ...section("modules", modulesOf(loadout.modules, vehicle)),
    ...section("equipment", list(loadout.equipment, id(devices))),
    ...section("roleSlot", roleSlot === null ? [] : [CATEGORY_NUMBERS[roleSlot]]),
    ...section("crew", levelsOf(loadout)),
    ...section("skills", skillsOf(loadout)),
    ...section("consumables", list(loadout.consumables, id(consumables))),
    ...section("directive", directive === null ? [] : id(directives)(directive)),
    ...section(
      "field",
      loadout.field.flatMap((tag) => varint(modifications.get(tag)?.id ?? 0)),
    ),
    ...section("shell", shellId === undefined ? [] : varint(itemNumber(shellId))),
    ...section("mode", mode === NORMAL_MODE ? [] : varint(MODE_NUMBERS[mode] ?? 0)),
  ];
  return codeOf(bytes);
}

function section(name: CodeSection, bytes: readonly number[]): number[] {
  return bytes.length === 0 ? [] : [SECTIONS[name], ...varint(bytes.length), ...bytes];
}

/** Nothing for empty slots alone. */
function list(tags: readonly (string | null)[], write: (tag: string | null) => number[]): number[] {
  return tags.every((tag) => tag === null) ? [] : tags.flatMap(write);
}

function modulesOf(modules: ModuleIds, vehicle: FullVehicle): number[] {
  if (isSame(modules, topModuleIds(vehicle.modules))) return [];
  if (isSame(modules, stockModuleIds(vehicle.modules))) return [STOCK];
  return MODULE_ORDER.flatMap((kind) => varint(itemNumber(modules[kind])));
}

/** Nothing for a nominal crew; one byte for one at 100%; else the level of every seat. */
function levelsOf({ crew: { nominal, members } }: Loadout): number[] {
  const full = members.every(({ level }) => level === FULL_LEVEL);
  const levels = full ? [] : members.map(({ level }) => Math.round(level));
  return nominal && full ? [] : [Number(nominal), ...levels];
}

function skillsOf({ crew: { members } }: Loadout): number[] {
  if (members.every(({ skills }) => skills.length === 0)) return [];
  return members.flatMap(({ skills }) => [
    skills.length,
    ...skills.flatMap(({ skill, level }) => {
      const number = SKILL_NUMBERS[skill] ?? 0;
      return level === FULL_LEVEL ? [number] : [number | LEVEL_FOLLOWS, Math.round(level)];
    }),
  ]);
}
