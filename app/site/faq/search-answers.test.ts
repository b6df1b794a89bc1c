import { describe, expect, it } from "vitest";
import type { FaqAnswer } from "#app/game/site/faq.ts";
import { matchedPieces, searchAnswers } from "./search-answers.ts";

const answer = (anchor: string, question: string, text: string, aliases: string[] = []): FaqAnswer => ({
  anchor,
  question,
  aliases,
  nodes: [{ tag: "p", children: [text, { tag: "strong", children: ["bold"] }] }, { part: "figures" }],
});

const TOPICS = [
  {
    title: "One",
    anchor: "one",
    answers: [answer("a", "Why?", "Because it is left."), answer("b", "How do I clear it?", "So.")],
  },
  { title: "Two", anchor: "two", answers: [answer("c", "What is left?", "Nothing is cleared.", ["cookies"])] },
];

const order = (query: string) =>
  searchAnswers(TOPICS, query).topics.map(({ anchor, answers }) => [anchor, ...answers.map((answer) => answer.anchor)]);

describe("a search of the answers", () => {
  it.each([
    ["", 0, "one a b, two c"],
    ["  ?! ", 0, "one a b, two c"],
    ["CLEAR", 2, "one b a, two c"],
    ["LEFT", 2, "two c, one a b"],
    ["cookies", 1, "two c, one a b"],
    ["left nothing", 1, "two c, one a b"],
    ["because bold", 1, "one a b, two c"],
    ["nowhere", 0, "one a b, two c"],
  ])("%j finds %i and puts them first", (query, found, expectedOrder) => {
    expect(searchAnswers(TOPICS, query)).toMatchObject({ found, total: 3 });
    expect(
      order(query)
        .map((topic) => topic.join(" "))
        .join(", "),
    ).toBe(expectedOrder);
  });
});

it.each([
  ["How do I clear it?", "CLEAR", ["How do I ", "clear", " it?"]],
  ["How do I clear it?", "how it", ["", "How", " do I clear ", "it", "?"]],
  ["Why (so)?", "(so", ["Why ", "(so", ")?"]],
  ["Why?", " ", ["Why?"]],
])("%j is marked by %j", (text, query, pieces) => {
  const found = matchedPieces(text, query);
  expect(found.map((piece) => piece.text)).toEqual(pieces);
  for (const [index, { text: piece, at, matches }] of found.entries()) {
    expect(text.slice(at, at + piece.length)).toBe(piece);
    expect(matches).toBe(index % 2 === 1);
  }
});
