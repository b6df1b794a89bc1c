import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slug.ts";

describe("slugs", () => {
  it.each([
    ["Tiger II", "tiger-ii"],
    ["Škoda T 56", "skoda-t-56"],
    ["Bat.-Châtillon 25 t", "bat-chatillon-25-t"],
    ["Strv 103-0", "strv-103-0"],
    ["Carro d'assalto P.88", "carro-dassalto-p-88"],
    ["Waffenträger auf Pz. IV", "waffentrager-auf-pz-iv"],
    ["Łódź ß ø æ", "lodz-ss-o-ae"],
    ["Þór Ðiablo kızıl Đuro cœur", "thor-diablo-kizil-duro-coeur"],
    ["122 TM", "122-tm"],
    [" -- Tiger (P) -- ", "tiger-p"],
    ["七七式", "vehicle"],
    ["", "vehicle"],
  ])("%s becomes %s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it("are always safe in a URL and never empty", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(slugify(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });

  it("do not change when they are made again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(slugify(slugify(name))).toBe(slugify(name));
      }),
    );
  });
});
