import type { StatKey } from "../stats/keys.ts";
import type { RichNode } from "./rich-text.ts";

/** Path below /api/files of all topics with their answers. */
export const FAQ_PATH = "content/faq.json";
/** Path below /api/files of the questions alone, for the search. */
export const QUESTIONS_PATH = "content/questions.json";

/** Parts of answers that the page makes, as `{{name}}` in their texts. */
export const FAQ_PARTS = ["clear-here", "clear-in-browser", "figures", "ratings"] as const;

export interface Question {
  question: string;
  /** Of its answer on /faq. */
  anchor: string;
  /** Further words that it is found by. */
  aliases: readonly string[];
}

export interface FaqAnswer extends Question {
  nodes: readonly RichNode[];
}

export interface FaqTopic {
  title: string;
  anchor: string;
  answers: readonly FaqAnswer[];
}

export interface Faq {
  /** Day of the last change of any topic, ISO 8601. */
  updated: string;
  topics: readonly FaqTopic[];
}

/** Path below /api/files of the terms that the search explains. */
export const TERMS_PATH = "content/terms.json";

/** A term of the game, explained by the search itself. */
export interface GlossaryTerm {
  name: string;
  /** Further names that it is found by. */
  aliases: readonly string[];
  /** What kind of thing it is, in two or three words; null if its text says so. */
  about: string | null;
  /** One sentence or two. */
  text: string;
  /** Where to read more. */
  link: string;
  /** The stat that it explains in place of the registry's definition. */
  stat: StatKey | null;
  /** The scale that is shown below it. */
  scale: "wn8" | null;
}
