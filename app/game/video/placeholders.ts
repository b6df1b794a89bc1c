/** The placeholders that a template may use in braces, and what they mean. */
export const PLACEHOLDERS = {
  vehicle: "The vehicle",
  tier: "Its tier, such as X",
  class: "Its class",
  nation: "Its nation",
  map: "The map",
  type: "The battle type",
  spawn: "The spawn point",
  outcome: "Victory, Defeat or Draw",
  damage: "Damage dealt",
  assisted: "Damage assisted by spotting, tracking and stun",
  blocked: "Damage blocked by armour",
  received: "Damage received",
  kills: "Vehicles destroyed",
  "kills in words": "Kills in words: 1 kill, 2 kills",
  spotted: "Vehicles spotted",
  shots: "Shots fired",
  hits: "Hits",
  penetrations: "Penetrations",
  xp: "XP without premium or bonuses",
  mastery: "Mark of mastery",
  duration: "Battle length, such as 4:50",
  date: "Date of the battle",
  patch: "Game version",
  player: "Your nickname",
  link: "Link to the vehicle’s page",
  chapters: "The chapters",
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** The value of each placeholder; null if unknown. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as Placeholder[];

/** All values unknown. */
export function noValues(): Record<Placeholder, string | null> {
  return Object.fromEntries(PLACEHOLDER_NAMES.map((name) => [name, null])) as Record<Placeholder, string | null>;
}
