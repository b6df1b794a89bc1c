import { mountedDevices } from "../loadout/effects/devices.ts";
import { actingEffect } from "../loadout/effects/directives.ts";
import { directiveRefusal } from "../loadout/legal/consumables.ts";
import type { Loadout } from "../loadout/loadout.ts";
import { scoreOf, type Weights } from "./aspects.ts";
import type { Bench } from "./bench.ts";

/** A score that is none. */
const NOTHING = 1e-6;

/**
 * The directive that adds the most to a build, of those for devices that are mounted and skills that are learnt; null
 * where none adds to what counts.
 */
export function directiveFor(build: Loadout, { vehicle, definitions, gains }: Bench, weights: Weights): string | null {
  const mounted = mountedDevices(vehicle, build, definitions).map(({ device }) => device);
  const skills = new Set(build.crew.members.flatMap((member) => member.skills.map(({ skill }) => skill)));
  let best = { tag: null as string | null, score: NOTHING };
  for (const directive of definitions.directives.values()) {
    const acts = directive.skill === null ? actingEffect(directive, mounted) : skills.has(directive.skill);
    if (!acts || directiveRefusal(directive.tag, vehicle, definitions) !== null) continue;
    const score = scoreOf(gains({ ...build, directive: directive.tag }, build), weights);
    if (score > best.score) best = { tag: directive.tag, score };
  }
  return best.tag;
}
