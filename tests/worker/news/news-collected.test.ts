import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { CollectedNews } from "#app/game/news/collected.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { collectNews } from "#workers/news/collect-news.ts";
import { clearCollectedNews, collectedNewsSchema } from "#workers/news/collected-news.ts";
import { withFault } from "../support/browser.ts";
import { ask } from "../support/site.ts";

const simulators = "http://127.0.0.1:8788";
const now = Date.parse("2026-11-22T12:00:00Z");
const hour = 3_600_000;

/** Settings with one feed, a bad one of the simulator. */
const withBad = (fault: string) => ({
  CACHE: env.CACHE,
  NEWS_FEEDS: JSON.stringify([
    { id: "bad", name: "Bad", by: "creator", url: `${simulators}/feeds/bad/${fault}`, kind: "video" },
  ]),
});

async function readNews(path = "/api/news"): Promise<CollectedNews> {
  clearCollectedNews();
  return collectedNewsSchema.parse(await (await ask(path)).json());
}

describe("what is collected", () => {
  it("is nothing before the first time", async () => {
    expect(await readNews()).toEqual({ collectedAt: null, sources: [], items: [] });
  });

  it("is every feed's items in one list, RSS, Atom and JSON Feed, newest first and as text", async () => {
    await collectNews(env, Date.now());
    const { sources, items } = await readNews();
    expect(sources.map(({ id, failing, readAt }) => [id, failing, readAt !== null])).toEqual([
      ["demo-publisher", false, true],
      ["demo-videos", false, true],
      ["demo-guides", false, true],
    ]);
    expect(items.map(({ source, kind, title }) => [source, kind, title])).toEqual([
      ["demo-publisher", "game", "Demo: an announcement of the publisher"],
      ["demo-videos", "video", "Demo: a video about spotting"],
      ["demo-publisher", "game", "Demo: notes of a patch & what they change"],
      ["demo-guides", "guide", "Demo: a guide for new Commanders"],
      ["demo-publisher", "game", "Demo: a weekend with missions"],
      ["demo-videos", "video", "Demo: a replay, explained"],
    ]);
    expect(items[0]).toMatchObject({
      summary: "This item comes from the simulator that runs beside a local site. It is no news of the game.",
      url: "https://demo.example/announcement",
    });
    expect(items[2]?.summary).toBe("A second item of the simulated publisher.");
  });

  it("is asked for once more only where it has changed", async () => {
    await collectNews(env, Date.now());
    const first = await readNews();
    await collectNews(env, Date.now());
    const second = await readNews();
    expect(second.items).toEqual(first.items);
    expect(second.sources[0]?.readAt).toBeGreaterThanOrEqual(first.sources[0]?.readAt ?? Number.NaN);
  });

  it("stays as it was while a feed fails, and says since when; the others go on", async () => {
    await collectNews(env, now);
    expectConsoleError(/The feed demo-publisher \(.*\) answered 500\./);
    await withFault({ endpoint: "feeds/publisher", fault: "500" }, () => collectNews(env, now + hour));
    const { sources, items } = await readNews();
    expect(sources.map(({ failing, readAt }) => [failing, readAt])).toEqual([
      [true, now],
      [false, now + hour],
      [false, now + hour],
    ]);
    expect(items.filter(({ source }) => source === "demo-publisher")).toHaveLength(3);
    await collectNews(env, now + 2 * hour);
    expect((await readNews()).sources[0]).toMatchObject({ failing: false, readAt: now + 2 * hour });
  });

  it.each([
    ["has nothing new", undefined],
    ["fails", "500"],
  ])("is of the kind that its feed has now, also where it %s", async (_, fault) => {
    await collectNews(env, now);
    const feeds = JSON.parse(env.NEWS_FEEDS ?? "") as { id: string; kind: string }[];
    const changed = feeds.map((feed) => (feed.id === "demo-publisher" ? { ...feed, kind: "guide" } : feed));
    const collect = () => collectNews({ CACHE: env.CACHE, NEWS_FEEDS: JSON.stringify(changed) }, now + hour);
    if (fault) {
      expectConsoleError(/The feed demo-publisher \(.*\) answered 500\./);
      await withFault({ endpoint: "feeds/publisher", fault }, collect);
    } else await collect();
    const { items } = await readNews();
    const kinds = items.filter(({ source }) => source === "demo-publisher").map(({ kind }) => kind);
    expect(kinds).toEqual(["guide", "guide", "guide"]);
  });

  it("is taken away with its feed", async () => {
    await collectNews(env, now);
    await collectNews({ CACHE: env.CACHE, NEWS_FEEDS: "" }, now + hour);
    expect(await readNews()).toEqual({ collectedAt: now + hour, sources: [], items: [] });
  });

  it("can be asked for in part", async () => {
    await collectNews(env, now);
    expect((await readNews("/api/news?limit=2")).items).toHaveLength(2);
    expect((await ask("/api/news?limit=none")).status).toBe(400);
  });
});

describe("a bad feed", () => {
  it("with scripts gives words alone, and links by https alone", async () => {
    await collectNews(withBad("scripts"), now);
    const { items } = await readNews();
    expect(items.map(({ title, summary, url }) => [title, summary, url])).toEqual([
      ["Title", "Words here", "https://bad.example/scripts"],
    ]);
  });

  it.each([
    ["garbage", "is no feed"],
    ["page", "is no feed"],
    ["cut-off", "ends too early"],
    ["unknown", "answered 404"],
    ["deep", "is XML that cannot be read"],
    ["bomb", "is XML that cannot be read"],
  ])("that is %s is told to the log, and shows nothing", async (fault, says) => {
    expectConsoleError(new RegExp(`^The feed bad \\(.*\\) ${says}\\.`));
    await collectNews(withBad(fault), now);
    const { sources, items } = await readNews();
    expect([sources[0]?.failing, sources[0]?.readAt, items]).toEqual([true, null, []]);
  });

  it("without items is a feed", async () => {
    await collectNews(withBad("empty"), now);
    expect((await readNews()).sources[0]).toMatchObject({ failing: false, readAt: now });
  });

  it("of 50 MB is given up after the first", async () => {
    expectConsoleError(/^The feed bad \(.*\) is longer than 1048576 bytes\./);
    await collectNews(withBad("huge"), now);
    expect((await readNews()).sources[0]?.failing).toBe(true);
  });

  it("that never ends is given up in time", async () => {
    expectConsoleError(/^The feed bad \(.*\) was not read within 300 ms\./);
    await collectNews(withBad("endless"), now, { timeoutMs: 300, maxBytes: 1_000_000 });
    expect((await readNews()).sources[0]?.failing).toBe(true);
    await fetch(`${simulators}/feeds/bad/endless`, { method: "DELETE" });
  });

  it("with thousands of items, or words, shows few", async () => {
    await collectNews(withBad("many"), now);
    expect((await readNews()).items).toHaveLength(25);
    await collectNews(withBad("long"), now);
    const [long] = (await readNews()).items;
    expect(long?.title).toMatch(/^(?:word )+word…$/);
    expect(long?.title.length).toBeLessThanOrEqual(160);
    expect(long?.summary.length).toBeLessThanOrEqual(280);
  });

  it("with wrong dates has items without a time, which stay so", async () => {
    await collectNews(withBad("dates"), now);
    const of = ({ items }: CollectedNews) => Object.fromEntries(items.map(({ title, at }) => [title, at]));
    const written = Date.parse("2026-11-02T10:00:00Z");
    const first = { "Item 1": now, "Item 2": null, "Item 3": null, "Item 4": null, "Item 5": written };
    expect(of(await readNews())).toEqual(first);
    await collectNews(withBad("dates"), now + hour);
    expect(of(await readNews())).toEqual(first);
  });
});

describe("the setting NEWS_FEEDS", () => {
  const feed = { id: "a", name: "A", by: "creator", url: "https://a.example/feed", kind: "video" };
  it.each([
    ["{", "is not JSON"],
    ["{}", "is wrong"],
    [JSON.stringify([{ ...feed, url: "http://a.example/feed" }]), "must be an https address"],
    [JSON.stringify([{ ...feed, kind: "other" }]), "is wrong"],
    [JSON.stringify([feed, feed]), "two feeds have the same id"],
  ])("%s is refused", async (NEWS_FEEDS, says) => {
    await expect(collectNews({ CACHE: env.CACHE, NEWS_FEEDS }, now)).rejects.toThrow(says);
  });
});
