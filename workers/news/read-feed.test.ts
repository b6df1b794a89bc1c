import { describe, expect, it } from "vitest";
import { readFeed } from "./read-feed.ts";

const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${items}</channel></rss>`;
const atom = (entries: string) => `<feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`;
const json = (items: unknown) => JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "x", items });

describe("a feed", () => {
  it.each([
    [
      "RSS",
      rss("<item><title>T</title><link>https://a/1</link><description>D</description><pubDate>now</pubDate></item>"),
    ],
    [
      "RSS with CDATA",
      rss(
        "<item><title><![CDATA[T]]></title><link>https://a/1</link><description><![CDATA[D]]></description><pubDate>now</pubDate></item>",
      ),
    ],
    [
      "RSS with a permanent link, and other names",
      rss(
        "<item><title>T</title><guid>https://a/1</guid><content:encoded>D</content:encoded><dc:date>now</dc:date></item>",
      ),
    ],
    [
      "RSS 1.0",
      `<rdf:RDF><channel/><item><title>T</title><link>https://a/1</link><description>D</description><dc:date>now</dc:date></item></rdf:RDF>`,
    ],
    [
      "Atom",
      atom(
        `<entry><title type="html">T</title><link rel="self" href="https://a/0"/><link href="https://a/1"/><summary>D</summary><updated>now</updated></entry>`,
      ),
    ],
    [
      "Atom with XHTML",
      atom(
        `<entry><title>T</title><link rel="alternate" href="https://a/1"/><content type="xhtml"><div><p>D</p></div></content><published>now</published></entry>`,
      ),
    ],
    [
      "Atom of a video platform",
      atom(
        `<entry><title>T</title><link rel="alternate" href="https://a/1"/><published>now</published><media:group><media:description>D</media:description></media:group></entry>`,
      ),
    ],
    ["JSON Feed", json([{ id: "1", title: "T", url: "https://a/1", content_html: "D", date_published: "now" }])],
  ])("as %s is read", (_, text) => {
    expect(readFeed(`\uFEFF\n${text}\n`)).toEqual([{ title: "T", html: "D", link: "https://a/1", published: "now" }]);
  });

  it("may say little of its items", () => {
    const nothing = { title: "", html: "", link: "", published: "" };
    expect(readFeed(rss("<item/>"))).toEqual([nothing]);
    expect(readFeed(atom("<entry/>"))).toEqual([nothing]);
    expect(readFeed(json([{}]))).toEqual([nothing]);
  });

  it("may come after comments, instructions and a declaration", () => {
    const before = '<?xml version="1.0"?> <!-- > -->\n<?style?><!DOCTYPE rss [<!ELEMENT rss ANY> ] ><!---->';
    expect(readFeed(`${before}<rss><channel><item/></channel></rss>`)).toHaveLength(1);
  });

  it("may be without items, or one without a channel", () => {
    for (const text of [rss(""), "<rss></rss>", atom(""), json([])]) expect(readFeed(text)).toEqual([]);
  });

  it("of thousands of items is read at its beginning", () => {
    expect(readFeed(rss("<item/>".repeat(1000)))).toHaveLength(200);
  });
});

describe("what is no feed", () => {
  it.each([
    ["nothing", "", "is no feed"],
    ["a page", "<!doctype html><html></html>", "is no feed"],
    ["another document", "<opml></opml>", "is no feed"],
    ["words", "words", "is no feed"],
    ["RSS that is cut off", rss("<item><title>T</title></item>").slice(0, -3), "ends too early"],
    ["JSON that is cut off", json([{}]).slice(0, -2), "ends too early"],
    ["other JSON", '{"items":[]}', "no JSON Feed"],
    ["JSON with other items", json({ a: 1 }), "no JSON Feed"],
  ])("%s", (_, text, says) => {
    expect(() => readFeed(text)).toThrow(says);
  });

  it("a document with entities of its own, which could grow without end", () => {
    const text = `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${rss("<item><title>&b;</title></item>").slice(21)}`;
    expect(() => readFeed(text)).toThrow("cannot be read");
  });

  // A regex could split these comments in 2^28 ways, unless each is read once.
  it.each([
    ["many comments", `${"<!---->".repeat(28)}words</rss>`],
    ["a declaration of many brackets", `<!DOCTYPE rss [${"] ".repeat(100_000)}</rss>`],
  ])("%s, at once", (_, text) => {
    const start = performance.now();
    expect(() => readFeed(text)).toThrow("is no feed");
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
