/** What may stand in a template between braces, and what it stands for. */
export const PLACEHOLDERS = {
  vehicle: "The vehicle",
  tier: "Its tier, as X",
  class: "Its class",
  nation: "Its nation",
  map: "The map",
  type: "The battle type",
  spawn: "The spawn point",
  outcome: "Victory, Defeat or Draw",
  damage: "Damage caused",
  assisted: "Damage assisted by spotting, tracking and stun",
  blocked: "Damage blocked by armour",
  received: "Damage received",
  kills: "Vehicles destroyed, as a figure",
  "kills in words": "The same as 1 kill, 2 kills",
  spotted: "Vehicles spotted",
  shots: "Shots fired",
  hits: "Hits",
  penetrations: "Penetrations",
  xp: "Experience without premium account and bonuses",
  mastery: "Mark of mastery of the battle",
  duration: "Length of the battle, as 4:50",
  date: "Day of the battle",
  patch: "Version of the game",
  player: "Your nickname",
  link: "Address of the vehicle's page",
  chapters: "The chapters, in the description",
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** What each placeholder stands for; null where that is not known. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as Placeholder[];

/** Values of which nothing is known yet. */
export function noValues(): Record<Placeholder, string | null> {
  return Object.fromEntries(PLACEHOLDER_NAMES.map((name) => [name, null])) as Record<Placeholder, string | null>;
}
