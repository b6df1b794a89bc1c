import { describe, expect, it } from "vitest";
import { SAMPLE } from "../sample-table.fixture.ts";
import { parseQuery } from "./parse-query.ts";
import { queryToSearch } from "./table-query.ts";
import { notUnderstood, shortened, unreadOfList, unreadParameters } from "./unread-parameters.ts";

const unread = (search: string) => unreadParameters(new URLSearchParams(search), SAMPLE);

describe("what an address asks that means nothing", () => {
  it.each([
    ["size=huge", "Size “huge”"],
    ["size=small,huge", "Size “huge”"],
    ["dpm=many", "DPM “many”"],
    ["dpm=100", "DPM “100”"],
    ["price=..", "Price “..”"],
    ["price=1..x", "Price “1..x”"],
    ["price-min=cheap", "Price “cheap”"],
    ["price-max=dear", "Price “dear”"],
    ["price=1&price-min=2", "Price “1”"],
    ["sort=d-pm", "order by “d-pm”"],
    ["sort=name,dpm,reload,price", "order by “price”"],
    ["cols=name,dpm", "column “name”"],
    ["sort=nothing", "order by “nothing”"],
    ["sort=-nothing", "order by “-nothing”"],
    ["by=nothing&order=desc", "order by “nothing”"],
    ["cols=dpm,nothing", "column “nothing”"],
    ["view=heaps", "view “heaps”"],
    ["page=0", "page “0”"],
    ["page=-1", "page “-1”"],
    ["page=99999", "page “99999”"],
  ])("is told of %s", (search, expected) => expect(unread(search).map(lowered)).toEqual([lowered(expected)]));

  const lowered = (text: string) => text.replace(/^(?:DPM|Damage per minute)/, "dpm");

  it.each([
    "",
    "q=tiger&size=small&dpm=100..200&sort=-dpm,price&cols=dpm,price&view=cards&page=7",
    "dpm-min=&dpm-max=2,500&by=dpm&order=asc&by=&order=asc&was=dpm,reload",
    "price=..50&utm_source=elsewhere",
    "name=tiger&name-min=x&name-max=y",
    "price=%20..5&dpm-min=%20",
    "size=small,,&cols=,dpm&sort=dpm,",
  ])("is nothing in %j", (search) => expect(unread(search)).toEqual([]));

  it("is nothing in any address that the table makes", () => {
    const search = "?q=a&size=large,small&dpm=5..&price=..9&sort=price&cols=price&view=cards&page=3";
    expect(unread(queryToSearch(parseQuery(new URLSearchParams(search), SAMPLE), SAMPLE))).toEqual([]);
  });

  it("is told of an order by more columns than decide, beside those that there are not", () => {
    expect(unread("sort=nothing,dpm,reload,name,price")).toEqual(["order by “nothing”", "order by “price”"]);
  });

  it("is told of a list by its page and its order, which is by one column", () => {
    const ofList = (search: string) => unreadOfList(new URLSearchParams(search), ["size", "price"]);
    expect(ofList("page=0&sort=nothing&size=2")).toEqual(["order by “nothing”", "page “0”"]);
    expect(ofList("sort=-size,price")).toEqual(["order by “price”"]);
    expect(ofList("page=2")).toEqual([]);
  });

  it("is one sentence, or none", () => {
    expect(notUnderstood([])).toEqual([]);
    expect(notUnderstood(["page “0”", "view “x”"])).toEqual([expect.stringContaining("page “0”, view “x”")]);
  });

  it.each([
    ["x".repeat(24), "x".repeat(24)],
    ["x".repeat(25), `${"x".repeat(24)}…`],
    // A letter of two units counts as one, and is never cut.
    ["🎯".repeat(24), "🎯".repeat(24)],
    ["🎯".repeat(25), `${"🎯".repeat(24)}…`],
    ["a\u0000b\u0085", "a\uFFFDb\uFFFD"],
    ["", ""],
  ])("%j is told as %j", (text, told) => expect(shortened(text)).toBe(told));

  it("is told in short: five of them, each by its first letters", () => {
    const messages = unread(`size=${"x".repeat(500)},${Array.from({ length: 9 }, (_, i) => `n${i}`).join(",")}`);
    expect(messages).toHaveLength(6);
    expect(messages[0]).toBe(`Size “${"x".repeat(24)}…”`);
    expect(messages.at(-1)).toBe("5 more");
  });
});
