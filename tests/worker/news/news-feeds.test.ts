import { env } from "cloudflare:workers";
import { XMLValidator } from "fast-xml-parser";
import { beforeEach, describe, expect, it } from "vitest";
import { NEWS_INDEX_PATH, type NewsPostHead } from "#app/game/news/news.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { collectNews } from "#workers/news/collect-news.ts";
import { readFeed } from "#workers/news/read-feed.ts";
import { ask, origin, publishFiles } from "../support/site.ts";

const post: NewsPostHead = {
  slug: "a-post",
  title: "Guns & <b>armour</b>",
  summary: 'Of "all" vehicles <script>alert(1)</script>',
  kind: "data",
  published: "2026-11-20",
  updated: "2026-11-21",
};
const feeds = ["/news/feed.xml", "/news/feed.json", "/news/all.xml", "/news/all.json"];
const entriesOf = async (path: string) => readFeed(await (await ask(path)).text());

beforeEach(async () => {
  await publishFiles("1.26.1.0-000000000001", {
    [NEWS_INDEX_PATH]: JSON.stringify([post]),
    "vehicles/index.json": '{"vehicles":[]}',
  });
});

describe("the feeds of the site", () => {
  it.each(["/news/feed.xml", "/news/feed.json"])("%s has our own posts", async (path) => {
    await collectNews(env, Date.now());
    const [entry, ...others] = await entriesOf(path);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ title: post.title, link: `${origin}/news/a-post` });
    expect(new Date(entry?.published ?? "").toISOString()).toBe("2026-11-20T00:00:00.000Z");
  });

  it.each(["/news/all.xml", "/news/all.json"])("%s has what was collected as well, with its source", async (path) => {
    await collectNews(env, Date.now());
    const entries = await entriesOf(path);
    expect(entries).toHaveLength(7);
    expect(entries.map(({ title, link }) => [title, link])).toContainEqual([
      "Demo channel: Demo: a video about spotting",
      "https://demo.example/spotting",
    ]);
  });

  it("are well-formed, and what is text stays text for those who take it for HTML", async () => {
    const text = await (await ask("/news/feed.xml")).text();
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain(`<atom:link href="${origin}/news/feed.xml" rel="self"`);
    const [entry] = readFeed(text);
    expect(entry?.html).toContain("&#60;script&#62;");
    expect(entry?.html).not.toContain("<script");
    expect(await (await ask("/news/feed.json")).json()).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: `${origin}/news/feed.json`,
      items: [{ id: `${origin}/news/a-post`, date_published: "2026-11-20T00:00:00.000Z" }],
    });
  });

  it.each(feeds)("%s says what it is, and is not sent twice", async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get("content-type")).toMatch(/^application\/(?:rss\+xml|feed\+json); charset=utf-8$/);
    const again = await ask(path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});

it("the sitemap names the posts", async () => {
  expect(await (await ask("/sitemaps/pages.xml")).text()).toContain(`<loc>${origin}/news/a-post</loc>`);
});

it("a feed is not there while nothing is published", async () => {
  await env.CACHE.delete("data:current");
  await env.FILES.delete("data:current");
  expectConsoleError(/not available at the moment/);
  expect((await ask("/news/feed.xml")).status).toBe(503);
});
