import { ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import { MODULE_KIND_LABELS, MODULE_KINDS, type ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { Module } from "#app/game/model/vehicle/module.ts";

type NamedModule = Pick<Module, "id" | "name" | "tier">;

/**
 * Unambiguous names for a vehicle's modules of one kind, by id. The game gives several modules the same name: these
 * get their tier appended, "BZ-68 (tier IX)", and if that is the same too, their order, "M44 (2)".
 * @param tierStands the tier is shown next to the name in any case
 */
export function distinctNames(modules: readonly NamedModule[], tierStands = false): ReadonlyMap<number, string> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return new Map([...byId.values()].map((module) => [module.id, distinctName(module, [...byId.values()], tierStands)]));
}

function distinctName({ id, name, tier }: NamedModule, modules: readonly NamedModule[], tierStands: boolean): string {
  const namesakes = modules.filter((other) => other.name === name);
  const alike = namesakes.filter((other) => other.tier === tier);
  if (alike.length > 1) return `${name} (${alike.findIndex((other) => other.id === id) + 1})`;
  return namesakes.length > 1 && !tierStands ? `${name} (tier ${romanTier(tier)})` : name;
}

/** What kinds of modules are called within a sentence. */
export const MODULE_NOUNS = Object.fromEntries(
  Object.entries(MODULE_KIND_LABELS).map(([kind, label]) => [kind, label.toLowerCase()]),
) as Record<ModuleKind, string>;

/** A module with its kind, to follow an article: "turret IS-7", but "120 mm Gun M58", whose name already says it. */
export function modulePhrase(kind: ModuleKind, name: string): string {
  const noun = MODULE_NOUNS[kind];
  return new RegExp(`\\b${noun}\\b`, "i").test(name) ? name : `${noun} ${name}`;
}

/** The kind of a module by its id; undefined when the id is no module's. */
export function moduleKindOf(id: number): ModuleKind | undefined {
  return MODULE_KINDS.find((kind) => ITEM_TYPE_IDS[kind] === (id & 15));
}
