import { learnableSkills } from "#app/game/loadout/legal/violations.ts";
import { type ChangedStat, changedStats, changeText } from "../loadout/changed-stats.ts";
import { changesStats } from "../loadout/crew/skills.ts";
import { skillTexts } from "../loadout/effects/effect-text.ts";
import { FULL_LEVEL, type Loadout } from "../loadout/loadout.ts";
import { commonSkill } from "../loadout/typical.ts";
import type { Recommended } from "../model/vehicle/recommended.ts";
import { scoreOf, type Weights } from "./aspects.ts";
import type { MeasuredVehicle } from "./measured-vehicle.ts";

/** Stats are computed for a crew of three skills each. */
const COUNTED_SKILLS = 3;

/** A vehicle that is easier to see than this, standing, per cent, gains next to nothing by Concealment. */
const MIN_CONCEALMENT = 3;

/** Value of a skill for one role: by score, and by the largest relative change of a stat where no weight applies. */
interface Worth {
  tag: string;
  score: number;
  share: number;
}

/**
 * The order of skills for every crew member. Common skills follow a rule, since no source counts skills: first
 * Brothers in Arms and the one that the class learns first, at the end the other one of Repairs and Concealment. In
 * between come the skills of the member's roles by score, then those without a weight, by the share by which they
 * change a stat. A skill that changes no stat is left out (`situationalSkills`), as is Concealment on a vehicle that
 * cannot hide.
 */
export function crewOrder(measured: MeasuredVehicle, weights: Weights): string[][] {
  const { vehicle, definitions } = measured;
  const worths = [...definitions.skills.values()]
    .filter(({ tag, role, kind, definition }) => {
      return role !== null && kind !== "builtin" && definition !== null && changesStats(tag);
    })
    .map(({ tag }) => worthOf(tag, measured, weights))
    .filter(({ score, share }) => score > NOTHING || share > NOTHING)
    .toSorted((a, b) => b.score - a.score || b.share - a.share);
  const first = commonSkill(vehicle.type);
  const last = first === "repair" ? "camouflage" : "repair";
  const hidden = (vehicle.top.stats.concealmentStill ?? 0) >= MIN_CONCEALMENT;
  const order = ["brotherhood", first, ...worths.map(({ tag }) => tag), last].filter(
    (tag) => hidden || tag !== "camouflage",
  );
  return learnableSkills(vehicle, order, definitions);
}

/**
 * Skills left out of the order because they change no stat or only work in certain situations, with what they do; in
 * the order of the definitions, by role.
 * @param order what the members learn
 */
export function situationalSkills(
  { vehicle, definitions }: MeasuredVehicle,
  order: readonly (readonly string[])[],
): Recommended["situational"] {
  const placed = new Set([...order.flat(), "camouflage"]);
  const learnt = new Set(learnableSkills(vehicle, [...definitions.skills.keys()], definitions).flat());
  return [...definitions.skills.values()]
    .filter(({ tag, kind, definition }) => {
      return kind !== "builtin" && definition !== null && !placed.has(tag) && learnt.has(tag);
    })
    .map((skill) => {
      const about = skillTexts(skill).map(({ text }) => text);
      return { tag: skill.tag, name: skill.name, role: skill.role, about: about.join(", ") };
    });
}

/** A loadout with the first skills of an order. */
export function withCrew(loadout: Loadout, order: readonly (readonly string[])[]): Loadout {
  const members = order.map((skills) => ({
    level: FULL_LEVEL,
    skills: skills.slice(0, COUNTED_SKILLS).map((skill) => ({ skill, level: FULL_LEVEL })),
  }));
  return { ...loadout, crew: { nominal: false, members } };
}

/** A difference that is none. */
const NOTHING = 1e-6;

/** When everybody who can learn the skill has it. */
function worthOf(tag: string, { vehicle, definitions, plain, gains }: MeasuredVehicle, weights: Weights): Worth {
  const order = learnableSkills(vehicle, [tag], definitions);
  if (order.every((skills) => skills.length === 0)) return { tag, score: 0, share: 0 };
  const learnt = withCrew(plain, order);
  const score = scoreOf(gains(learnt, plain), weights);
  if (score > NOTHING) return { tag, score, share: 0 };
  return { tag, score: 0, share: largestShare(changedStats(vehicle, plain, definitions)(learnt)) };
}

function largestShare(changes: readonly ChangedStat[]): number {
  const shares = changes
    .filter((change) => change.before !== 0 && changeText(change).better)
    .map(({ before, after }) => Math.abs(after / before - 1));
  return Math.max(0, ...shares);
}
