import { describe, expect, it } from "vitest";
import { feedItems } from "./collect-news.ts";
import type { NewsFeedDocument } from "./feeds.ts";
import type { FeedEntry } from "./read-feed.ts";

const feed: NewsFeedDocument = {
  id: "a",
  name: "A",
  by: "creator",
  url: "https://a.example/feeds/all.xml",
  kind: "video",
};
const now = Date.parse("2026-11-22T12:00:00Z");
const earlier = now - 3_600_000;
const entry = (fields: Partial<FeedEntry>): FeedEntry => ({
  title: "Title",
  html: "",
  link: "https://a.example/1",
  published: "",
  ...fields,
});
const itemsOf = (entries: Partial<FeedEntry>[], known: Partial<Parameters<typeof feedItems>[2]> = {}) =>
  feedItems(feed, entries.map(entry), { items: [], wasRead: false, now, ...known });
const linkOf = async (link: string) => (await itemsOf([{ link }]))[0]?.url;
const timeOf = async (published: string, known = {}) => (await itemsOf([{ published }], known))[0]?.at;

describe("a link", () => {
  it.each([
    ["https://a.example/1", "https://a.example/1"],
    ["  https://a.example/1\n", "https://a.example/1"],
    ["/2?x=1", "https://a.example/2?x=1"],
    ["3", "https://a.example/feeds/3"],
    ["//b.example/4", "https://b.example/4"],
    ["https://a.example/5?utm_source=rss&v=1&UTM_medium=x", "https://a.example/5?v=1"],
    ["http://a.example/1", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["https://me:word@a.example/1", undefined],
    ["https://", undefined],
    ["", undefined],
    [`https://a.example/${"x".repeat(600)}`, undefined],
  ])("%s leads to %s", async (link, url) => expect(await linkOf(link)).toBe(url));

  it("is shown once, by its first item", async () => {
    const items = await itemsOf([{ title: "One" }, { title: "Two", link: "https://a.example/1?utm_source=x" }]);
    expect(items.map(({ title }) => title)).toEqual(["One"]);
  });
});

describe("a time", () => {
  it.each([
    ["Mon, 02 Nov 2026 10:00:00 GMT", "2026-11-02T10:00:00.000Z"],
    ["Mon, 02 Nov 2026 10:00:00 +0300", "2026-11-02T07:00:00.000Z"],
    ["2026-11-02T10:00:00+01:00", "2026-11-02T09:00:00.000Z"],
    [" 2026-11-02 ", "2026-11-02T00:00:00.000Z"],
  ])("%s is %s", async (published, iso) => expect(new Date((await timeOf(published)) ?? 0).toISOString()).toBe(iso));

  it.each(["", "soon", "Thu, 01 Jan 1970 00:00:00 GMT", "2007-12-31"])("%j is none", async (published) => {
    expect(await timeOf(published)).toBeNull();
    // Of a feed that was read before without it: it has come since.
    expect(await timeOf(published, { wasRead: true })).toBe(now);
  });

  it("that is yet to come is when the item was first seen", async () => {
    const published = "2027-01-01T00:00:00Z";
    expect(await timeOf(published)).toBe(now);
    const [first] = await itemsOf([{ published }], { now: earlier });
    expect(await timeOf(published, { items: first && [first], wasRead: true })).toBe(earlier);
  });

  it("that is not known stays so at the next reading", async () => {
    const items = await itemsOf([{}]);
    expect(await timeOf("", { items, wasRead: true })).toBeNull();
  });
});

it("an item without a title is none", async () => {
  expect(await itemsOf([{ title: " <b></b> " }])).toEqual([]);
});

it("the newest come first, those without a time last", async () => {
  const items = await itemsOf([
    { link: "1" },
    { link: "2", published: "2026-11-01" },
    { link: "3", published: "2026-11-03" },
  ]);
  expect(items.map(({ url }) => url.at(-1))).toEqual(["3", "2", "1"]);
});
