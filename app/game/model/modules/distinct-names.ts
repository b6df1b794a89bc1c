import { romanTier } from "../enumerations/tiers.ts";
import type { Module } from "../vehicle/module.ts";

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
