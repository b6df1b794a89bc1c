import { expect, it } from "vitest";
import type { CalendarEvent, Span } from "#app/game/calendar/calendar.ts";
import type { DataChanges } from "#app/game/model/data-changes.ts";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { homeChanges, homeCreators, homeEvents, homeNews } from "./home-view.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

const posts = Array.from({ length: 6 }, (_, n) => ({
  slug: `post-${n}`,
  title: `Post ${n}`,
  summary: "",
  kind: "data" as const,
  published: `2026-11-${20 - n}`,
  updated: "2026-11-22",
}));
const item = (source: string, day: string) => ({
  source,
  title: `${source} ${day}`,
  summary: "",
  kind: "video" as const,
  url: `https://a.example/${source}/${day}`,
  at: Date.parse(`2026-11-${day}`),
});
const source = (id: string, by: "publisher" | "creator") => ({
  id,
  name: `The ${id}`,
  by,
  readAt: now,
  failing: false,
});
const collected: CollectedNews = {
  collectedAt: now,
  sources: [source("paper", "publisher"), source("channel", "creator")],
  items: [...["22", "21", "20", "19"].map((day) => item("paper", day)), item("channel", "02")],
};

it("news are the newest two of each voice, the newest first, so that nobody hides the others", () => {
  expect(homeNews(posts, collected).map(({ title }) => title)).toEqual([
    "paper 22",
    "paper 21",
    "Post 0",
    "Post 1",
    "channel 02",
  ]);
  expect(homeNews(posts, collected)[0]).toEqual({
    title: "paper 22",
    href: "https://a.example/paper/22",
    outward: true,
    about: "The paper, 22 November 2026",
  });
});

it.each([null, { collectedAt: null, sources: [], items: [] }])(
  "where nothing is collected, they are four of ours",
  (none) => {
    expect(homeNews(posts, none)).toHaveLength(4);
    expect(homeNews(posts, none)[0]).toEqual({
      title: "Post 0",
      href: "/news/post-0",
      outward: false,
      about: "Data, 20 November 2026",
    });
  },
);

const event = (id: string, ...occurrences: [Span, ...Span[]]): CalendarEvent => ({
  id,
  title: id,
  category: "drops",
  summary: null,
  link: null,
  source: { name: "Nobody", url: null },
  updated: "2026-11-01",
  allDay: !occurrences[0].start.includes("T"),
  zone: "UTC",
  repeat: null,
  ...occurrences[0],
  occurrences,
});

it("events are those that begin next, and how many run", () => {
  const events = [
    event("over", { start: "2026-11-20", end: "2026-11-21" }),
    event("season", { start: "2026-11-20", end: "2026-12-21" }),
    event("sale", { start: "2026-12-30", end: "2027-01-02" }),
    event("day", { start: "2026-11-24", end: "2026-11-24" }),
    event("stream", { start: "2026-11-23T17:00:00Z", end: "2026-11-23T19:00:00Z" }),
  ];
  const shown = homeEvents({ demo: false, events }, now);
  expect(shown).toMatchObject({ demo: false, running: 1 });
  expect(shown?.coming.map(({ href, day, about }) => [href, day.day, day.month, about])).toEqual([
    ["/calendar/stream", "23", "Nov", "Drops, 17:00 UTC"],
    ["/calendar/day", "24", "Nov", "Drops"],
    ["/calendar/sale", "30", "Dec", "Drops, until 2 Jan 2027"],
  ]);
  expect(homeEvents({ demo: false, events: events.slice(0, 1) }, now)).toBeNull();
});

it("creators have letters that tell them apart", () => {
  const creator = (name: string) => ({ name, about: "", url: "https://a.example/", avatar: null });
  const names = ["World of Tanks on YouTube", "World of Tanks on Twitch"];
  expect(homeCreators(names.map(creator)).map(({ letters }) => letters)).toEqual(["YT", "Tw"]);
});

const nothing: DataChanges = {
  publishedAt: "2026-11-22T10:00:00Z",
  since: "2026-11-01T10:00:00Z",
  added: { count: 0, some: [] },
  removed: 0,
  changed: { count: 0, some: [] },
  sources: [],
};

it("what changed in the data is said in words, with the vehicles that it is about", () => {
  const { day, lines } = homeChanges({
    ...nothing,
    added: { count: 2, some: [{ name: "KR-1", href: "/1/kr-1" }] },
    removed: 1,
    changed: { count: 1, some: [{ name: "Maus", href: "/6929/maus", key: "dpm", before: 2000, after: 2100 }] },
    sources: [{ title: "Marks of excellence thresholds, EU", date: "2026-09-21" }],
  });
  expect(day).toBe("22 November 2026");
  expect(lines).toEqual([
    { text: "2 vehicles added" },
    { text: "KR-1", href: "/1/kr-1" },
    { text: "1 vehicle removed" },
    { text: "Other figures of 1 vehicle" },
    { text: "Maus: damage per minute 2,000 to 2,100", href: "/6929/maus" },
    { text: "Marks of excellence thresholds, EU, 21 September 2026" },
  ]);
});
