import { ITEM_TYPE_IDS } from "../addresses/tank-id.ts";
import { MODULE_KIND_LABELS, MODULE_KINDS, type ModuleKind } from "../enumerations/module-kinds.ts";

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
