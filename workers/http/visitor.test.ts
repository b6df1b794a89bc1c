import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { SiteEnv } from "#workers/env.ts";
import { isAnonymous, isCrawler, lastNation, visitor } from "./visitor.ts";

const site = new Hono<SiteEnv>();
site.use("/techtree/*", lastNation());
site.get("/techtree/gone", (c) => c.notFound());
site.all("*", (c) => c.html("a page", 200, { "set-cookie": "other=1" }));

async function cookiesOf(path: string, init: RequestInit = {}): Promise<string[]> {
  return (await site.request(path, init)).headers.getSetCookie().filter((line) => !line.startsWith("other="));
}

describe("the nation of a tree that is shown", () => {
  it("is remembered, beside what the page sets itself", async () => {
    expect(await cookiesOf("/techtree/usa?to=1")).toEqual([
      "__Host-nation=usa; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    ]);
    expect((await site.request("/techtree/usa")).headers.getSetCookie()).toContain("other=1");
  });

  it("takes the place of another", async () => {
    const [line] = await cookiesOf("/techtree/usa", { headers: { cookie: "__Host-nation=uk; a=1" } });
    expect(line).toMatch(/^__Host-nation=usa;/);
  });

  it.each<[why: string, path: string, init: RequestInit]>([
    ["is remembered already", "/techtree/usa", { headers: { cookie: "__Host-nation=usa" } }],
    ["is none", "/techtree/atlantis", {}],
    ["was not found", "/techtree/gone", {}],
    ["is only fetched ahead by the browser", "/techtree/usa", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["is the data of a page alone", "/techtree/usa/_payload.json", {}],
    ["was not asked for by GET", "/techtree/usa", { method: "POST" }],
    ["stands on another page", "/maps/usa", {}],
  ])("is not set when it %s", async (_, path, init) => {
    expect(await cookiesOf(path, init)).toEqual([]);
  });
});

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
  const visitorFor = async (headers: Record<string, string>) => (await site.request("/", { headers }, {})).json();
  expect(await visitorFor({})).toMatchObject({ crawler: false, anonymous: true });
  expect(await visitorFor({ "user-agent": firefox, cookie: "a=1" })).toMatchObject({
    crawler: false,
    anonymous: false,
  });
  expect(await visitorFor({ "user-agent": "Googlebot/2.1" })).toMatchObject({ crawler: true, anonymous: true });
});
