import { describe, expect, it } from "vitest";
import { askedText, readAskedQuestion, searchWords, subjectOf } from "./asked.ts";
import { type PaletteEntry, paletteIndex } from "./palette.ts";

const entry = (label: string, ...aliases: string[]): PaletteEntry => ({
  kind: "term",
  key: label,
  label,
  aliases,
  rank: 0,
});
const index = paletteIndex([
  entry("WN8"),
  entry("Ricochet", "bounce"),
  entry("Damage per shot"),
  entry("How a shot bounces"),
  entry("Tank destroyer"),
  entry("How do I delete my account?"),
]);

describe("what a question is about", () => {
  it.each([
    ["What is WN8?", "WN8?"],
    ["what’s a premium tank", "premium tank"],
    ["how do marks work", "marks"],
    ["WN8 meaning", "WN8"],
    ["what does tier mean", "tier"],
    ["how to sign in", "sign in"],
    ["Explain gun depression", "gun depression"],
  ])("%j: %j", (text, subject) => expect(subjectOf(text)).toBe(subject));

  it.each(["", "tiger ii", "The Art of War", "what is", "how", "is-7 vs e 100", "A-20"])("%j stays as it is", (text) =>
    expect(subjectOf(text)).toBe(text),
  );

  it("is searched only where nothing has the text itself in its name", () => {
    expect(askedText(index, "what is wn8")).toBe("wn8");
    expect(askedText(index, "how a shot bounces")).toBe("how a shot bounces");
    expect(askedText(index, "how do I de")).toBe("how do I de");
    expect(askedText(index, "how do I late")).toBe("late");
    expect(askedText(index, "kranvagn")).toBe("kranvagn");
  });

  it("may be a question about vehicles", () => {
    expect(readAskedQuestion("What is the best tier 8 heavy?")).toMatchObject({
      tiers: [8],
      classes: ["heavyTank"],
      by: "rating",
    });
    expect(readAskedQuestion("tier 8 heavy")).toMatchObject({ tiers: [8] });
    expect(readAskedQuestion("what is wn8")).toBeNull();
  });
});

describe("a search by single words", () => {
  const labels = (text: string) => searchWords(index, text).map(({ entry: { label } }) => label);

  it("puts what has the most of them first, then what is called so", () => {
    expect(labels("shot bounce")).toEqual(["How a shot bounces", "Ricochet", "Damage per shot"]);
  });

  it("counts a word once, and leaves out short ones and those that everything is about", () => {
    expect(labels("bounce bounce shot")).toEqual(labels("bounce shot"));
    expect(labels("a tank wn")).toEqual([]);
  });

  it("takes no letters out of the middle of words", () => {
    expect(labels("ochet amage")).toEqual([]);
  });
});
