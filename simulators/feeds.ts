import { Hono } from "hono";
import { badFeed, endEndlessFeeds } from "./bad-feeds.ts";
import type { Faults } from "./faults.ts";

const day = 86_400_000;

interface DemoItem {
  daysAgo: number;
  title: string;
  html: string;
  path: string;
}

// Nothing here is news of the game: it only shows what news look like.
const announcements: DemoItem[] = [
  {
    daysAgo: 1,
    title: "Demo: an announcement of the publisher",
    html: "<p>This item comes from the simulator that runs beside a local site. <b>It is no news of the game.</b></p>",
    path: "announcement",
  },
  {
    daysAgo: 4,
    title: "Demo: notes of a patch &amp; what they change",
    html: '<p>A second item of the simulated publisher.</p><script>alert("never shown")</script>',
    path: "patch-notes",
  },
  {
    daysAgo: 9,
    title: "Demo: a weekend with missions",
    html: "<p>A third item, with a picture that is not loaded.</p><img src='https://demo.example/picture.png'>",
    path: "missions",
  },
];
const videos: DemoItem[] = [
  { daysAgo: 2, title: "Demo: a video about spotting", html: "An item of a simulated channel.", path: "spotting" },
  { daysAgo: 12, title: "Demo: a replay, explained", html: "Another video of this channel.", path: "replay" },
];
const guides: DemoItem[] = [
  { daysAgo: 6, title: "Demo: a guide for new Commanders", html: "<p>An item of a JSON Feed.</p>", path: "guide" },
];

/** The feeds of the setting NEWS_FEEDS. @param origin where they are reached */
export function simulatedFeeds(origin: string): string {
  return JSON.stringify([
    { id: "demo-publisher", name: "Demo publisher", by: "publisher", url: `${origin}/feeds/publisher`, kind: "game" },
    { id: "demo-videos", name: "Demo channel", by: "creator", url: `${origin}/feeds/videos`, kind: "video" },
    { id: "demo-guides", name: "Demo guides", by: "creator", url: `${origin}/feeds/guides`, kind: "guide" },
  ]);
}

/** Feeds of a publisher (RSS) and of two creators (Atom as video platforms have it, JSON Feed), and bad ones. */
export function feeds(faults: Faults) {
  const app = new Hono();
  const nobody = async () => undefined;
  app.get("/publisher", faults.at("feeds/publisher", nobody), (c) => {
    const etag = `"demo-${Math.floor(Date.now() / day)}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    return c.body(rss(announcements), 200, { "content-type": "application/rss+xml; charset=utf-8", etag });
  });
  app.get("/videos", faults.at("feeds/videos", nobody), (c) =>
    c.body(atom(videos), 200, { "content-type": "text/xml; charset=UTF-8" }),
  );
  app.get("/guides", faults.at("feeds/guides", nobody), (c) =>
    c.body(jsonFeed(guides), 200, { "content-type": "application/feed+json" }),
  );
  app.get("/bad/:fault", (c) => badFeed(c.req.param("fault")) ?? c.notFound());
  app.delete("/bad/endless", (c) => {
    endEndlessFeeds();
    return c.body(null, 204);
  });
  return app;
}

const link = ({ path }: DemoItem) => `https://demo.example/${path}`;
/** At eleven of that day, so that it does not change with every request. */
const dateOf = ({ daysAgo }: DemoItem) => new Date(Math.floor(Date.now() / day) * day - daysAgo * day + 11 * 3_600_000);

function rss(items: DemoItem[]): string {
  const entries = items.map(
    (item) => `<item><title><![CDATA[${item.title}]]></title><link>${link(item)}?utm_source=rss</link>
<guid isPermaLink="false">${item.path}</guid><pubDate>${dateOf(item).toUTCString()}</pubDate>
<description><![CDATA[${item.html}]]></description></item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Demo publisher</title><link>https://demo.example/</link>
<description>A simulated feed</description>${entries.join("\n")}</channel></rss>`;
}

function atom(items: DemoItem[]): string {
  const entries = items.map(
    (item) => `<entry><id>demo:video:${item.path}</id><title>${item.title}</title>
<link rel="alternate" href="${link(item)}"/><published>${dateOf(item).toISOString()}</published>
<media:group><media:title>${item.title}</media:title><media:description>${item.html}</media:description></media:group></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
<title>Demo channel</title>${entries.join("\n")}</feed>`;
}

function jsonFeed(items: DemoItem[]): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "Demo guides",
    items: items.map((item) => ({
      id: item.path,
      url: link(item),
      title: item.title,
      content_html: item.html,
      date_published: dateOf(item).toISOString(),
    })),
  });
}
