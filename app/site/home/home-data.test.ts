import { expect, it } from "vitest";
import { testEvent } from "#app/game/calendar/calendar.fixture.ts";
import type { Span } from "#app/game/calendar/calendar.ts";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { homeCreators, homeEvents, homeNews } from "./home-data.ts";

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

it("news are the newest of each voice, so that nobody hides the others, the newest first", () => {
  expect(homeNews(posts, collected).map(({ title }) => title)).toEqual(["paper 22", "Post 0", "channel 02"]);
  expect(homeNews(posts, collected)[0]).toEqual({
    title: "paper 22",
    href: "https://a.example/paper/22",
    outward: true,
    about: "The paper, 22 November 2026",
  });
});

it.each([null, { collectedAt: null, sources: [], items: [] }])(
  "where nothing is collected, they are three of ours",
  (none) => {
    expect(homeNews(posts, none).map(({ title }) => title)).toEqual(["Post 0", "Post 1", "Post 2"]);
    expect(homeNews(posts, none)[0]).toEqual({
      title: "Post 0",
      href: "/news/post-0",
      outward: false,
      about: "Data, 20 November 2026",
    });
  },
);

const event = (id: string, ...occurrences: [Span, ...Span[]]) => testEvent(id, "drops", ...occurrences);

it("events are those that run, with their end, and those that begin next", () => {
  const events = [
    event("over", { start: "2026-11-20", end: "2026-11-21" }),
    event("season", { start: "2026-11-20", end: "2026-12-21" }),
    event("sale", { start: "2026-12-30", end: "2027-01-02" }),
    event("day", { start: "2026-11-24", end: "2026-11-24" }),
    event("now", { start: "2026-11-22T11:00:00Z", end: "2026-11-22T13:30:00Z" }),
    event("stream", { start: "2026-11-23T17:00:00Z", end: "2026-11-23T19:00:00Z" }),
  ];
  const result = homeEvents({ demo: false, events }, now);
  expect(result?.demo).toBe(false);
  const summaryOf = (list: { href: string; when: string }[] | undefined) => list?.map(({ href, when }) => [href, when]);
  expect(summaryOf(result?.running)).toEqual([
    ["/calendar/season", "until 21 Dec"],
    ["/calendar/now", "until 22 Nov, 13:30 UTC"],
  ]);
  expect(summaryOf(result?.next)).toEqual([
    ["/calendar/stream", "23 Nov, 17:00 UTC"],
    ["/calendar/day", "24 Nov"],
    ["/calendar/sale", "30 Dec"],
  ]);
  expect(homeEvents({ demo: false, events: events.slice(0, 1) }, now)).toBeNull();
});

it("creators have letters that tell them apart", () => {
  const creator = (name: string) => ({ name, about: "", url: "https://a.example/", avatar: null });
  const names = ["World of Tanks on YouTube", "World of Tanks on Twitch"];
  expect(homeCreators(names.map(creator)).map(({ letters }) => letters)).toEqual(["YT", "Tw"]);
});
