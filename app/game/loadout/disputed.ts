import type { StatKey } from "../stats/keys.ts";
import { type Loadout, NORMAL_MODE } from "./loadout.ts";

// Stryker disable all: texts.
/** What no loadout takes into account, for the page to list. What a single loadout leaves out is in its `uncounted`. */
export const NOT_MODELLED: readonly string[] = [
  "Camouflage paint and styles.",
  "Skills that work in certain situations only, and consumables while they are used.",
  "How fast the vehicle gains speed: grousers and field modifications lower rolling friction, which no figure shows.",
  "Penetration: Armorer and Ammo Tuning move the bounds of its roll.",
  "A crew that is wounded, stunned, or trained for another vehicle.",
  "Skills that a later client has and that no definitions explain.",
  "Field modifications of tier XI, which are not in the data. Equipment of tier X counts as made for tier XI.",
];
// Stryker restore all

/** Where sources differ or a rule is inferred. */
interface Disputed {
  /** The figures that it concerns; "all" of a loadout in another mode. */
  stats: readonly StatKey[] | "all";
  /** Whether it concerns a loadout; without it every loadout. */
  when?: (loadout: Loadout) => boolean;
  says: string;
}

const learnt =
  (...tags: readonly string[]) =>
  ({ crew: { nominal, members } }: Loadout) =>
    !nominal && members.some(({ skills }) => skills.some(({ skill }) => tags.includes(skill)));
/** Whether an item of a family is fitted; what surrounds the family name in a tag varies by grade and kind. */
const has = (fitted: readonly (string | null)[], family: string) => fitted.some((tag) => tag?.includes(family));

/** What the formulas' sources leave open, by what it affects. */
const DISPUTED: readonly Disputed[] = [
  {
    stats: [
      "concealmentStillFired",
      "concealmentStillFiredSkilled",
      "concealmentMovingFired",
      "concealmentMovingFiredSkilled",
    ],
    says: "After a shot the garage multiplies the whole sum by the gun’s factor; older descriptions leave nets and paint out of it.",
  },
  {
    stats: ["terrainMedium", "terrainSoft"],
    when: learnt("driver_badRoadsKing"),
    says: "On soft ground Off-Road Driving follows the garage. The rules of battle state an effect on medium ground only.",
  },
  {
    stats: ["concealmentStill", "concealmentStillSkilled", "concealmentStillFired", "concealmentStillFiredSkilled"],
    when: (loadout) => has(loadout.equipment, "camouflageNet") && has(loadout.equipment, "dditionalInvisibilityDevice"),
    says: "Beside an exhaust a net adds only what exceeds it. That the client subtracts the exhaust’s share is inferred.",
  },
  {
    stats: ["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse"],
    when: learnt("driver_smoothDriving", "gunner_smoothTurret"),
    says: "That skills lower the growth of the aiming circle while driving or turning is stated; the formula is inferred.",
  },
  {
    stats: ["trackRepair"],
    when: ({ consumables, equipment }) => has(consumables, "epairkit") && has(equipment, "mprovedConfiguration"),
    says: "Repair kit and equipment are multiplied; the garage’s panel adds their shares, which differs where both are there.",
  },
  {
    stats: "all",
    when: ({ mode }) => mode !== NORMAL_MODE,
    says: "In a second mode the same effects are taken to act on its own values, which is inferred.",
  },
];

/** On a figure whose rate over a whole magazine differs from the garage's. */
export const DPM_DISPUTED =
  "As the garage has it: an autoreloader fires its quickest shell alone, a dual gun one barrel. The full cycle is lower.";

/** What is disputed about a loadout's stat, in sentences. */
export function disputedOf(key: StatKey, loadout: Loadout): string[] {
  return DISPUTED.filter(
    ({ stats, when }) => (stats === "all" || stats.includes(key)) && (when?.(loadout) ?? true),
  ).map(({ says }) => says);
}
