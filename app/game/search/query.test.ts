import { describe, expect, it } from "vitest";
import { parseIndexQuery } from "./parse-query.ts";
import {
  countFilters,
  cycleSort,
  EMPTY_QUERY,
  type IndexQuery,
  indexQueryToSearch,
  toggleChoice,
  withChange,
  withoutFilters,
} from "./query.ts";

const parse = (search: string) => parseIndexQuery(new URLSearchParams(search));

describe("parseIndexQuery", () => {
  it.each<[string, Partial<IndexQuery>]>([
    ["", {}],
    ["q=tiger", { q: "tiger" }],
    ["q=%20%20bat%20%20%20chat%20", { q: "bat chat" }],
    [`q=${"x".repeat(200)}`, { q: "x".repeat(60) }],
    ["tier=10", { tier: [10] }],
    ["tier=8,9", { tier: [8, 9] }],
    ["tier=9&tier=8&tier=8", { tier: [8, 9] }],
    ["tier=0,12,x,8.5,08", {}],
    ["class=SPG,AT-SPG,nonsense", { class: ["AT-SPG", "SPG"] }],
    ["nation=italy,germany,atlantis", { nation: ["germany", "italy"] }],
    ["role=wheeled", { role: ["wheeled"] }],
    ["type=premium,collector", { type: ["premium", "collector"] }],
    ["sort=dpm", { sort: { key: "dpm", descending: false } }],
    ["sort=-dpm", { sort: { key: "dpm", descending: true } }],
    ["sort=name", { sort: { key: "name", descending: false } }],
    ["sort=constructor", {}],
    ["sort=--dpm", {}],
    ["view=grid", { view: "grid" }],
    ["view=table", {}],
    ["view=list", {}],
    ["page=3", { page: 3 }],
    ["page=12", { page: 12 }],
    ["page=9999", { page: 9999 }],
    ["page=10000", {}],
    ["page=1a", {}],
    ["page=a1", {}],
    ["page=0", {}],
    ["page=-1", {}],
    ["page=1e9", {}],
    ["page=two", {}],
    ["something=else", {}],
  ])("%j", (search, expected) => {
    expect(parse(search)).toEqual({ ...EMPTY_QUERY, ...expected });
  });
});

describe("indexQueryToSearch", () => {
  it.each([
    ["", ""],
    ["page=1", ""],
    ["nation=italy,germany&tier=10,9&class=SPG,lightTank", "?class=lightTank,SPG&tier=9,10&nation=germany,italy"],
    ["page=2&sort=-dpm&q=T%2D54%20%26%20co", "?q=T-54%20%26%20co&sort=-dpm&page=2"],
    ["tier=99&junk=1", ""],
    ["sort=dpm&view=grid", "?sort=dpm&view=grid"],
  ])("%j is written %j", (search, canonical) => {
    expect(indexQueryToSearch(parse(search))).toBe(canonical);
  });

  it("reads back what it writes", () => {
    const query = parse(
      "q=Škoda&class=SPG&tier=1,11&nation=czech&role=support&type=premium&sort=-reload&view=grid&page=7",
    );
    expect(parse(indexQueryToSearch(query))).toEqual(query);
  });
});

describe("changes of a query", () => {
  it("switches a choice on and off and returns to the first page", () => {
    const on = toggleChoice({ ...EMPTY_QUERY, page: 4 }, "tier", 10);
    expect(on).toEqual({ ...EMPTY_QUERY, tier: [10] });
    expect(toggleChoice(on, "tier", 10)).toEqual(EMPTY_QUERY);
  });

  it("goes through the orders of a column", () => {
    const first = cycleSort(EMPTY_QUERY, "dpm", true);
    const second = cycleSort(first, "dpm", true);
    expect(first.sort).toEqual({ key: "dpm", descending: true });
    expect(second.sort).toEqual({ key: "dpm", descending: false });
    expect(cycleSort(second, "dpm", true).sort).toBeNull();
    expect(cycleSort(first, "reload", false).sort).toEqual({ key: "reload", descending: false });
  });

  it.each([
    ["?tier=8", "", "?nation=uk", "?tier=8&nation=uk"],
    ["?tier=8,9&page=3", "?tier=8", "", "?tier=9"],
    ["?q=t54&sort=dpm", "", "?sort=-health", "?q=t54&sort=-health"],
    ["?tier=8", "?q=a", "?q=a&view=grid", "?tier=8&view=grid"],
    ["?q=a&tier=8", "?q=a", "?q=ab", "?q=ab&tier=8"],
    ["?q=abc", "?q=a&view=grid", "?q=a", "?q=abc"],
    ["?class=SPG&tier=8", "?tier=8", "?tier=8&page=2", "?class=SPG&tier=8&page=2"],
  ])("on the way to %j, what leads from %j to %j leads to %j", (base, from, to, expected) => {
    expect(indexQueryToSearch(withChange(parse(base), parse(from), parse(to)))).toBe(expected);
  });

  it("clears the filters and keeps order and layout", () => {
    const query = parse("q=a&tier=1&sort=-dpm&view=grid&page=2");
    expect(indexQueryToSearch(withoutFilters(query))).toBe("?sort=-dpm&view=grid");
  });

  it.each([
    ["", 0],
    ["q=a", 1],
    ["q=a&tier=1,2&nation=uk&sort=-dpm", 4],
  ])("counts the filters of %j", (search, count) => {
    expect(countFilters(parse(search))).toBe(count);
  });
});
