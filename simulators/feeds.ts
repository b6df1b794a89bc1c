import { Hono } from "hono";
import type { Faults } from "./faults.ts";

const xml = { "content-type": "application/rss+xml; charset=utf-8" };
const head = '<?xml version="1.0"?><rss version="2.0"><channel><title>Bad</title>';
const item = (inner: string) => `<item>${inner}</item>`;
const whole = (items: string[], start = head) => `${start}${items.join("")}</channel></rss>`;
const good = (n: number) => `<title>Item ${n}</title><link>https://bad.example/${n}</link>`;
const dated = (n: number, date: string) => item(`${good(n)}<pubDate>${date}</pubDate>`);

/** What feeds do that are broken, or made to break who reads them. */
const FEEDS: Readonly<Record<string, () => string>> = {
  scripts: () =>
    whole([
      item(
        `<title>&lt;img src=x onerror=alert(1)&gt;Title &lt;script&gt;alert(2)&lt;/script&gt;</title>
        <link>https://bad.example/scripts</link>
        <description><![CDATA[<style>p{color:red}</style><p onclick="alert(3)">Words <a href="javascript:alert(4)">here</a></p>
        <iframe src="https://bad.example"></iframe><svg><script>alert(5)</script></svg>]]></description>`,
      ),
      item("<title>A link that runs</title><link>javascript:alert(6)</link>"),
      item("<title>A link without https</title><link>http://bad.example/plain</link>"),
      item("<title>A link with a password</title><link>https://me:secret@bad.example/</link>"),
    ]),
  garbage: () => "\u0000\u0001 <<<>>> this is no feed & never was",
  page: () => "<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>",
  "cut-off": () => whole([1, 2, 3].map((n) => item(good(n)))).slice(0, -60),
  empty: () => whole([]),
  dates: () =>
    whole([
      dated(1, new Date(Date.now() + 400 * 86_400_000).toUTCString()),
      dated(2, "the day before yesterday"),
      dated(3, "Thu, 01 Jan 1970 00:00:00 GMT"),
      item(good(4)),
      dated(5, "Mon, 02 Nov 2026 10:00:00 GMT"),
      // Twice the same.
      dated(5, "Mon, 02 Nov 2026 12:00:00 GMT"),
    ]),
  bomb: () => {
    const entities = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
    const start = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "boom">${entities.join("")}]>${head.slice(21)}`;
    return whole([item(`<title>&e20;</title><link>https://bad.example/bomb</link>`)], start);
  },
  deep: () => whole([item(`${good(1)}<description>${"<b>".repeat(5000)}${"</b>".repeat(5000)}</description>`)]),
  many: () => whole(Array.from({ length: 2000 }, (_, n) => item(good(n)))),
  long: () =>
    whole([
      item(
        `<title>${"word ".repeat(500)}</title><link>https://bad.example/long</link><description>${"text ".repeat(5000)}</description>`,
      ),
    ]),
};

/** Ends the feeds that never end: who gave one up may not tell its server so. */
let ending = new AbortController();

function endEndlessFeeds(): void {
  ending.abort();
  ending = new AbortController();
}

/** @returns undefined for a fault that is not known */
function badFeed(fault: string): Response | undefined {
  if (fault === "huge") return new Response(stream(50, "x".repeat(1024 * 1024)), { headers: xml });
  if (fault === "endless") return new Response(stream(Number.POSITIVE_INFINITY, " ", 20), { headers: xml });
  const text = Object.hasOwn(FEEDS, fault) ? FEEDS[fault]?.() : undefined;
  return text === undefined ? undefined : new Response(text, { headers: xml });
}

/** A feed that begins well, and then has this piece so many times, or for ever. */
function stream(pieces: number, piece: string, pauseMs = 0): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const { signal } = ending;
  let sent = 0;
  let gone = false;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(head));
    },
    async pull(controller) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (gone) return;
      if (signal.aborted || sent++ >= pieces) return controller.close();
      controller.enqueue(encoder.encode(piece));
    },
    cancel() {
      gone = true;
    },
  });
}

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
