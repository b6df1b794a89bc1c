import { describe, expect, it } from "vitest";
import type { CollectedNews } from "#app/game/news/collected.ts";
import type { NewsPostHead } from "#app/game/news/news.ts";
import { newsEntries } from "#app/game/news/news-entries.ts";
import { newsHref, newsList, readNewsQuery } from "./news-list.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const hour = 3_600_000;

const post = (slug: string, published: string, fields: Partial<NewsPostHead> = {}): NewsPostHead => ({
  slug,
  title: `Post ${slug}`,
  summary: "Words.",
  kind: "data",
  published,
  updated: published,
  ...fields,
});
const posts = [
  post("new", "2026-11-20", { figure: { value: "57", note: "vehicles" } }),
  post("old", "2025-01-02", { kind: "site" }),
];
const collected: CollectedNews = {
  collectedAt: now - hour,
  sources: [
    { id: "portal", name: "The Portal", by: "publisher", readAt: now - hour, failing: false },
    { id: "tube", name: "Tube", by: "creator", readAt: now - 26 * hour, failing: true },
    { id: "never", name: "Never", by: "creator", readAt: null, failing: true },
  ],
  items: [
    {
      source: "portal",
      title: "Patch notes",
      summary: "Of 2.4",
      url: "https://p.example/1",
      kind: "game",
      at: Date.parse("2026-11-21T08:00Z"),
    },
    { source: "tube", title: "A video", summary: "", url: "https://t.example/1", kind: "video", at: null },
    { source: "gone", title: "Of no source", summary: "", url: "https://g.example/1", kind: "video", at: now },
  ],
};
const listOf = (search = "", news: CollectedNews | null = collected) =>
  newsList(newsEntries(posts, news), news, readNewsQuery(new URLSearchParams(search)), now);
const titles = (search = "") => listOf(search).rows.map(({ title }) => title);
const chosen = (choices: { label: string; chosen: boolean }[]) =>
  choices.filter((choice) => choice.chosen).map(({ label }) => label);

describe("the list", () => {
  it("leads with our newest post that has a figure, then has the newest first and those without a time last", () => {
    expect(listOf().lead?.figure).toEqual({ value: "57", note: "vehicles" });
    expect(titles()).toEqual(["Patch notes", "Post old", "A video"]);
  });

  it.each([
    ["source=index", ["Post new", "Post old"]],
    ["source=publisher", ["Patch notes"]],
    ["source=creator", ["A video"]],
    ["source=tube", ["A video"]],
    ["source=nobody", []],
    ["source=%3Cscript%3E", ["Patch notes", "Post old", "A video"]],
    ["kind=site", ["Post old"]],
    ["kind=game&source=creator", []],
    ["kind=other", ["Patch notes", "Post old", "A video"]],
    ["q=NOTES+2.4", ["Patch notes"]],
    ["q=tube", ["A video"]],
    ["q=zzz", []],
  ])("with %s has %j", (search, expected) => expect(titles(search)).toEqual(expected));

  it("says of each where it comes from, and whether it leaves the site", () => {
    const [notes, old, video] = listOf().rows;
    expect(notes).toMatchObject({
      from: "The Portal, game",
      initials: "TP",
      outward: true,
      href: "https://p.example/1",
    });
    expect(notes?.day).toEqual({ iso: "2026-11-21", day: "21", month: "Nov" });
    expect(old).toMatchObject({ from: "The Index, site", outward: false, href: "/news/old" });
    expect(old?.day?.month).toBe("Jan 2025");
    expect(video?.day).toBeNull();
  });

  it("goes on by pages of twenty, and knows the last one", () => {
    const many = Array.from({ length: 41 }, (_, n) => post(String(n), "2026-01-01"));
    const pageOf = (page: string) =>
      newsList(newsEntries(many, null), null, readNewsQuery(new URLSearchParams({ page })), now);
    expect(pageOf("1")).toMatchObject({ from: 1, to: 20, total: 41, pages: 3 });
    expect(pageOf("3")).toMatchObject({ from: 41, to: 41 });
    expect(pageOf("99").query.page).toBe(3);
    for (const wrong of ["0", "-1", "1.5", "x"]) expect(pageOf(wrong).query.page).toBe(1);
  });
});

describe("its filters", () => {
  it("are links that say which one is on; a source is one of its voice", () => {
    expect(chosen(listOf().voices)).toEqual(["All"]);
    expect(chosen(listOf("source=tube").voices)).toEqual(["Creators"]);
    expect(chosen(listOf("source=tube").sources)).toEqual(["Tube"]);
    expect(chosen(listOf("kind=video").kinds)).toEqual(["Video"]);
  });

  it("offer only what is there", () => {
    expect(listOf().kinds.map(({ label }) => label)).toEqual(["All kinds", "Data", "Site", "Game", "Video"]);
    expect(listOf("", null).voices.map(({ label }) => label)).toEqual(["All", "The Index"]);
  });

  it("keep each other, and begin at the first page", () => {
    const { voices, sources } = listOf("q=a&kind=video&source=tube&page=2");
    expect(voices.map(({ href }) => href)).toContain("/news?q=a&source=index&kind=video");
    // The one that is on leads to all.
    expect(sources.map(({ href }) => href)).toContain("/news?q=a&kind=video");
    expect(newsHref(readNewsQuery(new URLSearchParams("page=2")), { page: 3 })).toBe("/news?page=3");
  });
});

describe("how new it is", () => {
  it("is said of sources that fail", () => {
    expect(listOf().sources.map(({ label, count, remark }) => [label, count, remark])).toEqual([
      ["The Index", 2, null],
      ["The Portal", 1, null],
      ["Tube", 1, "Cannot be read; as of 21 Nov, 10:00 UTC"],
      ["Never", 0, "Could not be read yet"],
    ]);
  });

  it.each([
    [collected, "Updated 22 Nov, 11:00 UTC"],
    [{ ...collected, collectedAt: now - 4 * hour }, "Last updated 22 Nov, 08:00 UTC. Newer news may be missing."],
    [{ ...collected, sources: [] }, "No other feeds are collected."],
    [{ collectedAt: null, sources: [], items: [] }, "News from other sources isn’t collected yet."],
    [null, "News from other sources can’t be loaded right now."],
  ])("is said of all (%#)", (news, note) => expect(listOf("", news).readNote).toBe(note));
});
