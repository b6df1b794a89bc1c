import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { clearPageCache } from "#workers/http/cache/html-cache.ts";
import { Browser } from "./support/browser.ts";
import worker, { noncePlaceholder } from "./support/entry.ts";
import { ask, publishFiles } from "./support/site.ts";

const nonceOf = async (answer: Response) => /data-nonce="([^"]*)"/.exec(await answer.text())?.[1];
const policyNonce = (answer: Response) =>
  /'nonce-([^']*)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];

describe("the page cache", () => {
  it("gives every answer the nonce of its own policy, rendered or kept", async () => {
    const nonces = new Set<string>();
    for (const state of ["miss", "hit", "hit"]) {
      const answer = await ask("/faq");
      expect(answer.headers.get("x-page-cache")).toBe(state);
      const nonce = await nonceOf(answer);
      expect(nonce).toBe(policyNonce(answer));
      expect(nonce).not.toContain(noncePlaceholder);
      nonces.add(nonce ?? "");
    }
    expect(nonces.size).toBe(3);
  });

  it("finds a page in the edge cache when this isolate has not rendered it", async () => {
    await (await ask("/529/tiger-i")).text();
    await expect
      .poll(async () => {
        clearPageCache();
        const answer = await ask("/529/tiger-i");
        await answer.text();
        return answer.headers.get("x-page-cache");
      })
      .toBe("hit");
  });

  it.each([
    ["a visitor with a cookie of ours", "/", { headers: { cookie: "wg-active-acc=1" } }],
    ["a name that somebody typed", "/?q=tiger", {}],
    ["an unknown parameter", "/?utm_source=x", {}],
    ["a path that is not on the list", "/access", {}],
    ["anything but GET", "/", { method: "POST" }],
  ])("keeps nothing for %s", async (_, path, init) => {
    for (let i = 0; i < 2; i++) {
      const answer = await ask(path, init);
      expect(answer.headers.get("x-page-cache")).toBeNull();
      expect(await nonceOf(answer)).toBe(policyNonce(answer));
    }
  });

  it("takes a visitor with only the network's own cookies for anonymous", async () => {
    await (await ask("/faq")).text();
    const answer = await ask("/faq", { headers: { cookie: "__cf_bm=abc; cf_clearance=def" } });
    expect(answer.headers.get("x-page-cache")).toBe("hit");
    await answer.text();
  });

  it("never keeps an error", async () => {
    for (let i = 0; i < 2; i++) {
      const answer = await ask("/404/missing");
      expect([answer.status, answer.headers.get("x-page-cache")]).toEqual([404, "miss"]);
      await answer.text();
    }
  });

  it("gives a page that was made under one name to nobody who asks under another", async () => {
    const under = async (host: string, settings = {}) => {
      const context = createExecutionContext();
      const request = new Request(`https://${host}/techtree/germany`);
      const answer = await worker.fetch(request, { ...env, ...settings }, context);
      await waitOnExecutionContext(context);
      return [answer.headers.get("x-page-cache"), /href="([^"]+)"/.exec(await answer.text())?.[1]];
    };
    const publishedTree = { "techtrees/germany.json": "{}" };
    await publishFiles("1.26.1.0-000000000001", publishedTree);
    expect(await under("one.example")).toEqual(["miss", "https://one.example"]);
    expect(await under("two.example")).toEqual(["miss", "https://two.example"]);
    expect(await under("one.example")).toEqual(["hit", "https://one.example"]);
    // With SITE_ORIGIN set the page is the same under every host name.
    const named = { SITE_ORIGIN: "https://index.example" };
    expect(await under("one.example", named)).toEqual(["miss", "https://index.example"]);
    expect(await under("two.example", named)).toEqual(["hit", "https://index.example"]);
  });

  it("renders anew when another data version is published", async () => {
    await publishFiles("1.26.1.0-000000000001", { "manifest.json": '{"gameVersion":"old"}' });
    expect(await (await ask("/")).text()).toContain("old");
    await publishFiles("1.27.0.0-000000000002", { "manifest.json": '{"gameVersion":"new"}' });
    expect(await (await ask("/")).text()).toContain("new");
  });
});

describe("every answer", () => {
  it.each(["/", "/faq", "/api/files/nothing", "/api/nothing", "/404/missing"])(
    "of %s has the security headers",
    async (path) => {
      const answer = await ask(path);
      await answer.text();
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(answer.headers.get("strict-transport-security")).toContain("max-age=63072000");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      // API addresses can hold a key or a one-time state, so the Referer must not include them.
      const policy = path.startsWith("/api/") ? "no-referrer" : "strict-origin-when-cross-origin";
      expect(answer.headers.get("referrer-policy")).toBe(policy);
      expect(answer.headers.get("x-request-id")).toBeTruthy();
    },
  );

  it("has them too when a page throws, and says no more than that", async () => {
    expectConsoleError(/this page throws/);
    const answer = await ask("/999/throws");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("this page throws");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("of a missing static file is a plain 404", async () => {
    const answer = await ask("/assets/gone-12345678.js");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=UTF-8"]);
    await answer.text();
  });

  it("says that the dataset is missing instead of failing", async () => {
    expect(await env.CACHE.get("data:current")).toBeNull();
    expect(await (await ask("/")).text()).toContain("The vehicle data is not available at the moment");
  });
});

/** User agents that have a word of the specification's. */
const crawlers = {
  Googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  bingbot: "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Google's other agents": "APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)",
  Lighthouse:
    "Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  Facebook: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
};

/** User agents that look like a program's, but have none of its words. */
const visitors = {
  "a headless browser": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36",
  "a browser on a phone": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  "a program": "curl/8.5.0",
  "a spider without the word": "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  nobody: "",
};

describe.each(Object.entries(crawlers))("a crawler (%s)", (_, userAgent) => {
  const crawler = { headers: { "user-agent": userAgent } };

  it.each([
    ["/404/missing", 404],
    ["/500/broken", 500],
  ])("gets an error (%s) as its status and a plain line, not to be kept", async (path, status) => {
    const answer = await ask(path, crawler);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toBe(`Error ${status}`);
  });

  it("gets the same page as everyone", async () => {
    const [theirs, ours] = [await (await ask("/", crawler)).text(), await (await ask("/")).text()];
    const bare = (html: string) => html.replace(/data-nonce="[^"]*"/, "");
    expect(bare(theirs)).toBe(bare(ours));
  });
});

it.each(Object.entries(visitors))("a visitor (%s) sees the page of an error", async (_, userAgent) => {
  for (const [path, status] of [
    ["/404/missing", 404],
    ["/500/broken", 500],
  ] as const) {
    const answer = await ask(path, { headers: { "user-agent": userAgent } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain("data-nonce");
  }
});

it("an error that a crawler saw is not what a visitor gets next, nor the other way round", async () => {
  const crawler = { headers: { "user-agent": crawlers.Googlebot } };
  const bodies: string[] = [];
  for (const init of [crawler, {}, crawler]) bodies.push(await (await ask("/404/missing", init)).text());
  expect([bodies[0], bodies[2]]).toEqual(["Error 404", "Error 404"]);
  expect(bodies[1]).toContain("data-nonce");
});

it("lists are read up to the limit of their sender's address, and no other sender's are refused for it", async () => {
  const read = new Map<string, number>();
  const LIST_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      read.set(key, (read.get(key) ?? 0) + 1);
      return { success: (read.get(key) ?? 0) <= 2 };
    },
  };
  const isRead = async (address: string) => {
    const answer = await new Browser({ LIST_LIMIT }).post("/tank-extractor", { "cf-connecting-ip": address });
    return answer.json();
  };
  const answers: unknown[] = [];
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"]) answers.push(await isRead(address));
  expect(answers).toEqual([true, true, false, true]);
});
