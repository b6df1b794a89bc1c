import { describe, expect, it } from "vitest";
import { foldText, foldWords } from "./fold.ts";

describe("foldText", () => {
  it.each([
    ["T-54", "t54"],
    ["Pz.Kpfw. VI", "pzkpfwvi"],
    ["Bat.-Châtillon 25 t", "batchatillon25t"],
    ["Škoda T 56", "skodat56"],
    ["Strv m/42-57 Alt A.2", "strvm4257alta2"],
    ["Großtraktor - Krupp", "grosstraktorkrupp"],
    ["Östertörn", "ostertorn"],
    ["Łoś", "los"],
    ["  ", ""],
    ["…—", ""],
    ["坦克", "坦克"],
  ])("%j becomes %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe("foldWords", () => {
  it.each([
    ["Tiger  131", ["tiger", "131"]],
    [" bat chât ", ["bat", "chat"]],
    ["- / ?", []],
    ["", []],
  ])("%j has the words %j", (query, words) => {
    expect(foldWords(query)).toEqual(words);
  });
});
