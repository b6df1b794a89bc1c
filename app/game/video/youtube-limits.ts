import { clockSeconds } from "./clock.ts";

// What YouTube takes: the properties of a video in its Data API (snippet.title, snippet.description, snippet.tags), and
// what its help says of chapters.

/** Letters of a title, counted in the units of JavaScript: never fewer than YouTube counts. */
const LONGEST_TITLE = 100;
/** Bytes of a description in UTF-8. */
const LONGEST_DESCRIPTION = 5000;
/** Letters of all tags together. */
const LONGEST_TAGS = 500;
const FEWEST_CHAPTERS = 3;
/** Seconds between two chapters. */
export const SHORTEST_CHAPTER = 10;

/** How much of the available length a text uses, and what YouTube would reject, in sentences. */
export interface LimitCheck {
  used: number;
  max: number;
  problems: string[];
}

export function checkTitle(title: string): LimitCheck {
  const problems = [
    ...(title.trim() === "" ? ["A video needs a title."] : []),
    ...(title.includes("\n") ? ["A title is one line."] : []),
    ...angles(title, "title"),
  ];
  return limited(title.length, LONGEST_TITLE, problems);
}

export function checkDescription(description: string): LimitCheck {
  return limited(utf8Length(description), LONGEST_DESCRIPTION, angles(description, "description"));
}

/** Tags are counted with the commas between them, and with two quotation marks around one that has a space. */
export function checkTags(tags: string): LimitCheck {
  const all = tagsOf(tags);
  const letters = all.reduce((sum, tag) => sum + tag.length + (tag.includes(" ") ? 2 : 0), 0);
  return limited(letters + Math.max(0, all.length - 1), LONGEST_TAGS, angles(tags, "list of tags"));
}

/** The tags of a text, between commas and lines; none twice. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,\n]/)
    .map((tag) => tag.replaceAll(/\s+/g, " ").trim())
    .filter((tag) => tag !== "");
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}

/** @param text a chapter a line: its time, then its name */
export function checkChapters(text: string): LimitCheck {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const chapters = lines.map(chapterTime);
  const times = chapters.filter((time) => time !== null);
  const wrong = lines.find((_, i) => chapters[i] === null);
  const short = times.findIndex((at, i) => i > 0 && at - (times[i - 1] ?? 0) < SHORTEST_CHAPTER);
  const problems = [
    ...(wrong === undefined ? [] : [`“${wrong.trim().slice(0, 60)}” is no chapter: write a time, a space and a name.`]),
    ...(times.length > 0 && times[0] !== 0 ? ["The first chapter has to begin at 0:00."] : []),
    ...(short < 0
      ? []
      : [`Chapter ${short + 1} begins less than ${SHORTEST_CHAPTER} seconds after the one before it.`]),
    // Who writes none wants none.
    ...(lines.length > 0 && times.length < FEWEST_CHAPTERS
      ? [`YouTube shows chapters only when there are ${FEWEST_CHAPTERS} or more.`]
      : []),
  ];
  return { used: times.length, max: Number.POSITIVE_INFINITY, problems };
}

function chapterTime(line: string): number | null {
  const [, time = ""] = /^\s*([\d:]+)\s+\S/.exec(line) ?? [];
  return time.includes(":") ? clockSeconds(time) : null;
}

function limited(used: number, max: number, problems: string[]): LimitCheck {
  return {
    used,
    max,
    problems: used > max ? [`${used - max} too many: YouTube takes ${max}.`, ...problems] : problems,
  };
}

function angles(text: string, what: string): string[] {
  return /[<>]/.test(text) ? [`YouTube takes no < or > in a ${what}.`] : [];
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
