import { describe, expect, it } from "vitest";
import { foldText } from "./fold.ts";
import { fuzzyTarget, MAX_TARGET, wordsOf } from "./fuzzy.ts";

describe("words begin", () => {
  it.each([
    ["after a gap", "Tiger II", "tiger ii"],
    ["after signs", "Pz.Kpfw. VI", "pz kpfw vi"],
    ["where letters and figures meet", "T54E1", "t 54 e 1"],
    ["at figures that follow a sign", "T-54", "t 54"],
    ["at a capital after a small letter", "StuG", "stu g"],
    ["at a capital after another writing", "ßA", "ss a"],
    ["not within capitals", "AMX", "amx"],
    ["not within small letters", "maus", "maus"],
    ["not within figures", "103", "103"],
    ["not at a letter with an accent", "Löwe", "lowe"],
    ["at a capital with an accent", "GroßÄrger", "gross arger"],
    ["not after an accent that stands by itself", "Medve\u030cd", "medved"],
    ["at a capital after such an accent", "e\u030cA", "e a"],
    ["not between capitals for an accent that stands by itself", "E\u030cA", "ea"],
    ["after a gap with an accent in it", "a (\u0301b)", "a b"],
    ["at other writing after a gap", "坦克 99", "坦克 99"],
    ["at figures after other writing", "坦99", "坦 99"],
    ["not at other writing after a small letter", "a坦", "a坦"],
    ["after a sign that is no ASCII", "a…b", "a b"],
    ["after the signs around the letters and the figures", "a`b{c@d[e/f:g", "a b c d e f g"],
    ["at the ends of the alphabet and of the figures", "zA aZ 0a 9z", "z a a z 0 a 9 z"],
  ])("%s", (_, text, expected) => {
    expect(wordsOf(text).words).toBe(expected);
  });
});

describe("a text made ready", () => {
  it.each(["Bat.-Châtillon 25 t", "Škoda T 56", "Strv m/42-57 Alt A.2", "Großtraktor", "NC 70 Błyskawica", "七七式"])(
    "of %s is folded as a query is",
    (text) => {
      expect(fuzzyTarget(text).words.replaceAll(" ", "")).toBe(foldText(text));
    },
  );

  it("knows where its letters come from", () => {
    expect(fuzzyTarget("T-54")).toMatchObject({ text: "T-54", words: "t 54", origins: [0, 2, 2, 3] });
    expect(fuzzyTarget("aßb")).toMatchObject({ words: "assb", origins: [0, 1, 1, 2] });
    expect(fuzzyTarget("𝐀b")).toMatchObject({ origins: [0, 2] });
    expect(fuzzyTarget("")).toMatchObject({ text: "", words: "", origins: [] });
    expect(wordsOf("- T")).toEqual({ words: "t", origins: [2] });
  });

  it("is looked at up to its bound, and not a letter further", () => {
    expect(fuzzyTarget("a".repeat(MAX_TARGET + 1)).words).toHaveLength(MAX_TARGET);
    expect(fuzzyTarget("a".repeat(MAX_TARGET - 1)).words).toHaveLength(MAX_TARGET - 1);
  });
});
