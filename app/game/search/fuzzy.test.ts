import { describe, expect, it } from "vitest";
import { fuzzyMatch, fuzzyQuery, fuzzyTarget } from "./fuzzy.ts";

function score(query: string, text: string): number {
  return fuzzyMatch(fuzzyQuery(query), fuzzyTarget(text))?.score ?? Number.NEGATIVE_INFINITY;
}

/** The text with its matched parts in brackets; null where it does not match. */
function marked(query: string, text: string): string | null {
  const match = fuzzyMatch(fuzzyQuery(query), fuzzyTarget(text));
  if (!match) return null;
  let at = 0;
  let out = "";
  for (const { start, end } of match.ranges) {
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
    // by chance as well: three scattered letters of a long name
    ["cti", "FV4201 Chieftain Proto"],
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

describe("fuzzyMatch counts", () => {
  it("a match up to the end of a word more than one within it", () => {
    const ahead = score("maus", "Maus") - score("mau", "Mau");
    expect(ahead).toBe(0);
    expect(score("maus", "Maus")).toBeGreaterThan(1);
    expect(score("mau", "Maus")).toBeLessThan(1);
  });

  it("letters out of the middle of words only where they are a run", () => {
    expect(marked("us", "Maus")).toBe("Ma[us]");
    expect(marked("as", "Maus")).toBeNull();
    expect(marked("s", "Maus II S")).toBe("Maus II [S]");
  });

  it("a letter that two words of the query found once", () => {
    expect(marked("bat b", "Bat.-Châtillon")).toBe("[Bat].-Châtillon");
  });

  it("no letters beyond those that anybody types", () => {
    expect(fuzzyQuery("ab".repeat(500))).toHaveLength(40);
    expect(fuzzyQuery("T54E1 / Škoda")).toBe("t 54 e 1 skoda");
  });
});
