/** What the code of a build consists of; each is a section with its number, length and bytes. */
export const SECTIONS = {
  modules: 1,
  equipment: 2,
  roleSlot: 3,
  crew: 4,
  skills: 5,
  consumables: 6,
  directive: 7,
  field: 8,
  shell: 9,
  mode: 10,
} as const;

export type CodeSection = keyof typeof SECTIONS;

/** The first letter: which form the rest has. */
export const VERSION = "1";

/** Item number of a compact descriptor: without type and nation, which the place in the build tells. */
export function itemNumber(id: number): number {
  return Math.floor(id / 256);
}

/** Marks the level of a skill as stated; without it the skill is fully learnt. */
export const LEVEL_FOLLOWS = 128;

/** The modules of the vehicle as it is bought; the top modules are not written at all. */
export const STOCK = 0;

/** Modules in the order in which the code has them. */
export const MODULE_ORDER = ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const;
