import { describe, expect, it } from "vitest";
import { fuzzyMatch, fuzzyQuery } from "./fuzzy.ts";
import { fuzzyTarget } from "./fuzzy-target.ts";

function score(query: string, text: string): number {
  return fuzzyMatch(fuzzyQuery(query), fuzzyTarget(text))?.score ?? Number.NEGATIVE_INFINITY;
}

/** The text with its matched parts in brackets; null where it does not match. */
function marked(query: string, text: string): string | null {
  const match = fuzzyMatch(fuzzyQuery(query), fuzzyTarget(text));
  if (!match) return null;
  let at = 0;
  let out = "";
  for (const [start, end] of match.ranges) {
    out += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return out + text.slice(at);
}

describe("fuzzyMatch marks what it found", () => {
  it.each([
    ["tiger", "Tiger II", "[Tiger] II"],
    ["TIGER", "G.W. Tiger (P)", "G.W. [Tiger] (P)"],
    ["t54", "T-54 first prototype", "[T-54] first prototype"],
    ["pzkpfw", "Pz.Kpfw. VII", "[Pz.Kpfw]. VII"],
    ["bat chat", "Bat.-Châtillon 25 t", "[Bat.-Chât]illon 25 t"],
    ["bc25t", "Bat.-Châtillon 25 t", "[B]at.-[C]hâtillon [25 t]"],
    ["140 obj", "Object 140", "[Obj]ect [140]"],
    ["škoda", "Skoda T 24", "[Skoda] T 24"],
    ["skoda t25", "Škoda T 25", "[Škoda T 25]"],
    ["grosstr", "Großtraktor", "[Großtr]aktor"],
    ["blysk", "NC 70 Błyskawica", "NC 70 [Błysk]awica"],
    ["medved", "Vz. 58 Medve\u030cd", "Vz. 58 [Medve\u030cd]"],
    ["medve", "Vz. 58 Medve\u030cd", "Vz. 58 [Medve\u030c]d"],
    ["medve", "Medve\u030c\u0301", "[Medve\u030c\u0301]"],
    ["m", "Me\u030cd", "[M]e\u030cd"],
    ["𐐨", "𐐨 b", "[𐐨] b"],
    ["s", "S S", "[S] S"],
    ["ac", "A ba C", "[A] ba [C]"],
    ["abc", "A xabc", "A x[abc]"],
    ["xysc", "Xyasb C S", "[Xy]a[s]b [C] S"],
    ["s", "Super Conqueror", "[S]uper Conqueror"],
    ["m", "Maus", "[M]aus"],
    ["is is", "IS", "[IS]"],
  ])("%j in %j", (query, text, expected) => {
    expect(marked(query, text)).toBe(expected);
  });
});

describe("fuzzyMatch finds nothing", () => {
  it.each([
    ["", "Maus"],
    ["- / .", "Maus"],
    ["mauss", "Maus"],
    ["suam", "Maus"],
    ["tiger leopard", "Tiger I"],
    ["aus", ""],
    // by chance only: single letters out of the middle of words
    ["aer", "Jagdpanzer"],
    ["u", "Maus"],
  ])("for %j in %j", (query, text) => {
    expect(marked(query, text)).toBeNull();
  });
});

describe("fuzzyMatch prefers", () => {
  it.each([
    ["all of the name to its beginning", "is", "IS", "IS-7"],
    ["the beginning to a later word", "tiger", "Tiger II", "G.W. Tiger"],
    ["the beginning of a word to its middle", "aus", "Ausf. A", "Maus"],
    ["a run to a scatter", "panther", "Panther II", "Pz. A. N. T. H. E. R."],
    ["the shorter name", "object", "Object 140", "Object 430 Version II"],
    ["the end of a word to its middle", "type 5", "Type 5 Heavy", "Type 57"],
    ["the order of the query", "black prince", "Black Prince", "Prince Black"],
    ["beginnings of words to their middles", "sc", "Super Conqueror", "Stug Mac"],
  ])("%s", (_, query, better, worse) => {
    expect(score(query, better)).toBeGreaterThan(score(query, worse));
  });
});

/** By the rules: 80 a word's beginning, 100 a letter that follows, less 1 a letter that is passed over. */
describe("fuzzyMatch counts", () => {
  it.each([
    ["all of a name", "maus", "Maus", 80 + 300 + 30 + 12 + 60],
    ["the beginning, up to the end of a word", "tiger", "Tiger II", 80 + 400 + 30 + 12 - 2 * 2],
    ["the beginning, within a word", "tig", "Tiger II", 80 + 200 + 30 - 2 * 4],
    ["a later word up to the end", "ii", "Tiger II", 80 + 100 + 12 - 2 * 5],
    ["beginnings of words, less what lies between", "sc", "Super Conqueror", 80 - 4 + 80 - 2 * 12],
    ["words that touch as one", "tiger ii", "Tiger II", 80 + 600 + 30 + 12 + 60],
    ["words in another order", "140 obj", "Object 140", 280 + 280 - 20 + 12 - 2 * 3],
    ["words each by itself, whatever lies between", "obj 140", "Object 140", 280 + 280 + 12 - 2 * 3],
    ["the same word twice as one", "is is", "IS", 180 + 180 + 12],
    ["left-over letters up to a bound", "a", `A${" b".repeat(30)}`, 80 + 30 + 12 - 40],
    ["no more for a query longer than its text", "ab ab", "Ab", 180 + 180 + 12],
    ["a letter in the middle of a word for nothing", "tie", "Tiger", 80 + 100 - 1 - 2 * 2],
  ])("%s", (_, query, text, expected) => {
    expect(score(query, text)).toBe(expected);
  });
});

it.each([
  ["ba", "Ab"],
  ["mauss", "Maus"],
  ["usam", "Maus"],
  ["xyz", "Maus"],
])("does no work for %j in %j, whose letters do not come in that order", (query, text) => {
  const meter = { cells: 0 };
  expect(fuzzyMatch(fuzzyQuery(query), fuzzyTarget(text), meter)).toBeNull();
  expect(meter.cells).toBe(0);
});

it("says how much it compared", () => {
  const meter = { cells: 0 };
  fuzzyMatch(fuzzyQuery("ab"), fuzzyTarget("A b c"), meter);
  expect(meter.cells).toBe(2 * 3);
});

it("looks at a long query and a long text only up to a bound", () => {
  const meter = { cells: 0 };
  const query = fuzzyQuery("ab".repeat(500));
  expect(query.whole.folded).toHaveLength(40);
  fuzzyMatch(query, fuzzyTarget("ab".repeat(5_000)), meter);
  expect(meter.cells).toBeLessThanOrEqual(40 * 80);
});
