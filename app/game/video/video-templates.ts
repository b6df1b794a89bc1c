/** Words of the chapters, by what happens; in kill, lost and end {vehicle} is the other vehicle. */
export const CHAPTER_KINDS = ["intro", "battle", "kill", "lost", "end"] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export const TEXT_KINDS = ["title", "description", "tags"] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The templates for a video's texts. */
export type VideoTemplates = Readonly<Record<TextKind | ChapterKind, string>>;

export const DEFAULT_TEMPLATES: VideoTemplates = {
  title: "{vehicle}[: {damage} damage] on {map}[, {kills in words}][ | {mastery}]",
  description: [
    "{vehicle}[, tier {tier} {class},] on {map}[, {type} battle][, spawn {spawn}]. [{outcome} after {duration}.]",
    "[Damage {damage}, ][assisted {assisted}, ][blocked {blocked}, ][{kills in words}, ][{xp} base XP.]",
    "[Mark of mastery: {mastery}]",
    "",
    "{chapters}",
    "",
    "[Vehicle stats and loadout: {link}]",
    "[Client {patch}, played on {date}]",
  ].join("\n"),
  tags: "World of Tanks, {vehicle}, {map}, [tier {tier}], [{type} battle], [{mastery}], replay",
  intro: "Loadout and map",
  battle: "Battle starts",
  kill: "{victim} destroyed",
  lost: "Lost[ to {destroyer}]",
  end: "{outcome}",
};

/** Maximum characters of one template: twice the length of a description. */
export const LONGEST_TEMPLATE = 10_000;

/** Saved templates; anything missing or not a text gets its default. */
export function readTemplates(kept: string | null): VideoTemplates {
  const given = objectOf(kept);
  return Object.fromEntries(
    Object.entries(DEFAULT_TEMPLATES).map(([name, usual]) => {
      const text = Object.hasOwn(given, name) ? given[name] : undefined;
      return [name, typeof text === "string" ? text.slice(0, LONGEST_TEMPLATE) : usual];
    }),
  ) as VideoTemplates;
}

function objectOf(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

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

interface FilledTemplate {
  text: string;
  /** Unknown names in braces; they stay as written. */
  unknown: string[];
  /** Placeholders whose value is unknown; a gap replaces them. */
  missing: string[];
}

/** Replaces an unknown value, so that the missing spot is visible. */
export const GAP = "…";

const PLACEHOLDER = /\{([^{}\n]{1,40})\}/g;
/** A part that is left out when something in it is not known; it may be empty of placeholders, and then stays. */
const OPTIONAL = /\[([^[\]\n]*)\]/g;

/**
 * Fills a template: "{vehicle} on {map}[, {damage} damage]". A part in square brackets is left out if a value in it is
 * unknown. Values are never read as templates themselves.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | null>>): FilledTemplate {
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const known = (name: string) => Object.hasOwn(values, name);
  const fill = (part: string) =>
    part.replaceAll(PLACEHOLDER, (written, name: string) => {
      if (!known(name)) {
        unknown.add(name);
        return written;
      }
      const value = values[name] ?? null;
      if (value === null) missing.add(name);
      return value ?? GAP;
    });

  let text = "";
  let at = 0;
  for (const { 0: whole, 1: inside = "", index } of template.matchAll(OPTIONAL)) {
    text += fill(template.slice(at, index));
    at = index + whole.length;
    const names = [...inside.matchAll(PLACEHOLDER)].map(([, name = ""]) => name).filter(known);
    if (names.length === 0) text += fill(whole);
    else if (names.every((name) => values[name] !== null)) text += fill(inside);
  }
  text += fill(template.slice(at));
  return { text: tidied(text), unknown: [...unknown], missing: [...missing] };
}

/** Without the gaps that are left where nothing was known. */
function tidied(text: string): string {
  return text
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/(\S) {2,}/g, "$1 ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
