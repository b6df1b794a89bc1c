import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { SiteEnv } from "#workers/env.ts";
import { isAnonymous, isCrawler, visitor } from "./visitor.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const headless = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36";
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const spider = "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)";

describe("a crawler", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
    "Mediapartners-Google",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Twitterbot/1.0",
    "GOOGLE",
    "facebook external hit",
  ])("is %s", (userAgent) => expect(isCrawler(userAgent)).toBe(true));

  it.each([firefox, headless, phone, spider, "curl/8.5.0", "Feedly/1.0", undefined, ""])("is not %s", (userAgent) =>
    expect(isCrawler(userAgent)).toBe(false),
  );
});

describe("an anonymous visitor", () => {
  it.each([
    undefined,
    "",
    "__cf_bm=1",
    "cf_clearance=x; __cfruid=y",
    "; ",
    "_cfuvid=z;__cf_bm=1",
    "__Host-nation=uk; __cf_bm=1",
    "__Host-time-zone=Europe/Berlin",
  ])("has cookies like %s", (cookie) => expect(isAnonymous(cookie)).toBe(true));
  it.each([
    "__Host-session=1",
    "wg-active-acc=1",
    "__cf_bm=1; anything=else",
    "session__cf=1",
    "my cf_x=1",
    "a=cf_",
    "__Host-nations=1",
    "__Host-nation=uk; a=1",
  ])("has none like %s", (cookie) => expect(isAnonymous(cookie)).toBe(false));
});

it("is told apart once, for everything that comes after", async () => {
  const site = new Hono<SiteEnv>();
  site.use(visitor());
  site.get("/", (c) => c.json(c.get("visitor")));
  const told = async (headers: Record<string, string>) => (await site.request("/", { headers }, {})).json();
  expect(await told({})).toMatchObject({ crawler: false, anonymous: true });
  expect(await told({ "user-agent": firefox, cookie: "a=1" })).toMatchObject({ crawler: false, anonymous: false });
  expect(await told({ "user-agent": "Googlebot/2.1" })).toMatchObject({ crawler: true, anonymous: true });
});
