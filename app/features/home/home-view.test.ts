import { expect, it } from "vitest";
import type { DataChanges } from "#app/game/model/data-changes.ts";
import { homeChanges, homeNews } from "./home-view.ts";

it("news are our newest four posts", () => {
  const posts = Array.from({ length: 6 }, (_, n) => ({
    ...{ slug: `post-${n}`, title: `Post ${n}`, summary: "", kind: "data" as const },
    ...{ published: "2026-11-22", updated: "2026-11-22" },
  }));
  expect(homeNews(posts)).toHaveLength(4);
  expect(homeNews(posts)[0]).toEqual({ title: "Post 0", href: "/news/post-0", about: "Data, 22 November 2026" });
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
