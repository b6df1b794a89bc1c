import type { Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import { effectOf } from "./attributes.ts";
import { type Effects, itemSource, NO_EFFECTS, together } from "./effect.ts";

type DirectiveEffect = Directive["effects"][number];

/** What an equipment directive adds to the mounted devices; skill directives act on skill levels instead. */
export function directiveEffects(directive: Directive | undefined, devices: readonly Device[]): Effects {
  if (directive === undefined || directive.kind !== "equipment") return NO_EFFECTS;
  const source = itemSource(directive);
  const acting = actingEffect(directive, devices);
  if (acting) return effectOf(changeOf(acting), "directive", source);
  const reason = "It needs a device of its kind, which is not mounted.";
  return together(
    directive.effects.slice(0, 1).map((effect) => {
      const { attribute, type, value } = changeOf(effect);
      const operation = type === "mul" ? ("multiply" as const) : ("add" as const);
      const left = { step: "directive" as const, source, attribute, operation, value, situational: false, reason };
      return { ...NO_EFFECTS, uncounted: [left] };
    }),
  );
}

/** The effect an equipment directive has with the mounted devices; undefined if it does nothing for them. */
export function actingEffect({ effects }: Directive, devices: readonly Device[]): DirectiveEffect | undefined {
  return effects.find((effect) => devices.some((device) => isFor(effect, device)));
}

function changeOf({ attribute, type, value }: DirectiveEffect) {
  return { attribute: attribute ?? "", type, value };
}

function isFor({ withDevice }: DirectiveEffect, { tags }: Device): boolean {
  if (withDevice === null) return false;
  return (
    withDevice.required.every((tag) => tags.includes(tag)) && !withDevice.incompatible.some((tag) => tags.includes(tag))
  );
}
