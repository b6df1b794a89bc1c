import { foldText, foldWords } from "#app/game/search/fold.ts";
import type { FaqAnswer, FaqTopic } from "#app/game/site/faq.ts";
import type { RichNode } from "#app/game/site/rich-text.ts";

/** A topic as shown for a search. */
export interface SearchedTopic extends Omit<FaqTopic, "answers"> {
  answers: readonly SearchedAnswer[];
}

export interface SearchedAnswer extends FaqAnswer {
  /** Whether the search found it, in its question before its text; nothing is found by a search without words. */
  found: false | "text" | "question";
}

interface FoundAnswers {
  topics: readonly SearchedTopic[];
  found: number;
  total: number;
}

/**
 * All topics: those with every query word in a question first, then those with them in an answer. Answers within a
 * topic are sorted likewise.
 */
export function searchAnswers(topics: readonly FaqTopic[], query: string): FoundAnswers {
  const words = foldWords(query);
  const searchedTopics = topics.map(({ answers, ...topic }): SearchedTopic => {
    const searchedAnswers = answers.map((answer) => ({ ...answer, found: words.length > 0 && found(answer, words) }));
    return { ...topic, answers: byRank(searchedAnswers, rank) };
  });
  const all = searchedTopics.flatMap(({ answers }) => answers);
  return {
    topics: byRank(searchedTopics, ({ answers }) => Math.max(...answers.map(rank))),
    found: all.filter((answer) => rank(answer) > 0).length,
    total: all.length,
  };
}

interface TextPiece {
  text: string;
  at: number;
  matches: boolean;
}

/** Splits a text into the words of a query and the parts between them. */
export function matchedPieces(text: string, query: string): TextPiece[] {
  const words = query.split(/\s+/).filter((word) => foldText(word) !== "");
  if (words.length === 0) return [{ text, at: 0, matches: false }];
  let at = 0;
  return text.split(new RegExp(`(${words.map(escaped).join("|")})`, "i")).map((piece, index) => {
    at += piece.length;
    return { text: piece, at: at - piece.length, matches: index % 2 === 1 };
  });
}

function found({ question, aliases, nodes }: FaqAnswer, words: readonly string[]): SearchedAnswer["found"] {
  const questionText = foldText([question, ...aliases].join(" "));
  if (words.every((word) => questionText.includes(word))) return "question";
  const text = questionText + foldText(textOf(nodes));
  return words.every((word) => text.includes(word)) && "text";
}

const RANKS = { question: 2, text: 1 } as const;
const rank = ({ found }: Pick<SearchedAnswer, "found">): number => (found === false ? 0 : RANKS[found]);

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : "part" in node ? "" : ` ${textOf(node.children ?? [])} `))
    .join("");
}

/** The highest first; equals keep their order. */
const byRank = <T>(items: readonly T[], rankOf: (item: T) => number): T[] =>
  [...items].sort((a, b) => rankOf(b) - rankOf(a));

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
