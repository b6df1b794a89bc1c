import { describe, expect, it } from "vitest";
import { labels, nameSearch, results, rows, vehicles } from "#tests/fixtures/search-results.ts";
import { publishedRows } from "#tests/setup/published.ts";
import { plainAnswer } from "./result-rows.ts";
import { nameSearchText, neededColumn } from "./results.ts";

describe("a sentence", () => {
  it.each([
    ["what is WN8?", "WN8"],
    ["what are marks of excellence", "Marks of excellence"],
    ["how does view range work", "View range"],
    ["What does “WN8” mean?", "WN8"],
    ["what is the best tier 8 heavy", "Tier VIII heavy tanks by rating"],
    ["how do i clear my cookies", "How do I clear cache and cookies?"],
  ])("%j is answered first by %s", (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  it("is answered by some of its words where nothing has all of them", () => {
    expect(labels("why is this page always broken")[0]).toBe("How do I clear cache and cookies?");
  });

  it("that is answered looks up no clan of this name", () => {
    expect(rows("what is wn8").some(({ item }) => item.key.startsWith("find-"))).toBe(false);
    expect(nameSearchText({ query: "what is the best tier 8 heavy", filter: null, vehicles })).toBeNull();
  });

  it("finds the clan that is called so", () => {
    const state = { nameSearch: nameSearch("what is wn8", [], ["WN8"]) };
    expect(labels("what is wn8", state)).toContain("[WN8] Big Cats");
  });

  it("that finds nothing leads to the questions, before anybody is looked up", () => {
    const query = "why zzzzz qqqqq";
    const state = { nameSearch: nameSearch(query, []) };
    expect(results(query, state).nothing).toBe(true);
    expect(rows(query, state)[0]?.item).toMatchObject({ kind: "page", href: "/faq" });
    expect(labels(query, state)).toContain(`Look up the clan “${query}” in NA`);
  });

  it("fetches the column that it asks for", () => {
    expect(neededColumn("what is gun elevation")).toBe("gunElevation");
  });

  it.each([
    ["what is view range", "/?sort=-viewRange#vehicles"],
    ["where is the map rotation", "/map-rotation"],
    ["what is love", null],
  ])("without the search itself, %j leads to %s", (text, href) => {
    expect(plainAnswer(text, publishedRows)).toBe(href);
  });
});
