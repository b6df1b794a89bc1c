import { describe, expect, it } from "vitest";
import { testEvent } from "#app/game/calendar/calendar.fixture.ts";
import { CALENDAR_PATH } from "#app/game/calendar/calendar.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { ask, origin, publishFiles } from "./support/site.ts";

const index = { gameVersion: "1.26.1.0", vehicles: [{ id: 529, slug: "tiger-i" }] };
const publishIndex = () => publishFiles("1.26.1.0-000000000001", { "vehicles/index.json": JSON.stringify(index) });

describe("for search engines", () => {
  it("robots.txt names the sitemap and keeps them from the API, but not from the open data", async () => {
    const text = await (await ask("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain("Disallow: /api/");
    expect(text).toContain("Allow: /api/files/");
  });

  it("the sitemap index names every sitemap with the day of the data", async () => {
    await publishIndex();
    const answer = await ask("/sitemap.xml");
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await answer.text();
    expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      `<loc>${origin}/sitemaps/pages.xml</loc>`,
      `<loc>${origin}/sitemaps/vehicles.xml</loc>`,
    ]);
    expect(xml).toContain("<lastmod>2026-01-02</lastmod>");
  });

  it("the sitemaps name every page", async () => {
    await publishIndex();
    expect(await (await ask("/sitemaps/vehicles.xml")).text()).toContain(`<loc>${origin}/529/tiger-i</loc>`);
    const pages = await (await ask("/sitemaps/pages.xml")).text();
    for (const path of ["/", "/techtree/germany", "/techtree/italy"])
      expect(pages).toContain(`<loc>${origin}${path}</loc>`);
  });

  it("the pages of events are named until these are over, and never those of made-up ones", async () => {
    const once = (id: string, day: number) => {
      const start = new Date(Date.now() + day * 86_400_000).toISOString();
      return testEvent(id, "drops", { start, end: start });
    };
    const events = [once("last-week", -7), once("next-week", 7)];
    const pages = async (demo: boolean) => {
      const files = {
        "vehicles/index.json": JSON.stringify(index),
        [CALENDAR_PATH]: JSON.stringify({ demo, events }),
      };
      await publishFiles(`1.26.1.0-00000000000${demo ? 2 : 3}`, files);
      return (await (await ask("/sitemaps/pages.xml")).text()).match(/\/calendar\/[^<]+/g);
    };
    expect(await pages(false)).toEqual(["/calendar/next-week"]);
    expect(await pages(true)).toBeNull();
  });

  it("a sitemap that does not exist is a plain 404", async () => {
    expect((await ask("/sitemaps/other.xml")).status).toBe(404);
  });

  it.each(["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/vehicles.xml"])(
    "%s without data says when to ask again, and is not kept",
    async (path) => {
      expectConsoleError(/vehicle data is not available/);
      const answer = await ask(path);
      const { headers } = answer;
      expect([answer.status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
        503,
        "10",
        "no-store",
      ]);
      expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
    },
  );
});
