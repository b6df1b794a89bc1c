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
