import type { Page } from "@playwright/test";
import { open, ownBuild, stopClock } from "../support/builds-page.ts";
import { awake } from "../support/hydrated.ts";
import { wakePanel } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

test.describe("what is fetched ahead", () => {
  const held = (page: Page, value: object) =>
    page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { value: connection }), value);
  const requestsOf = (page: Page, pattern: RegExp) => {
    const list: string[] = [];
    page.on("request", (request) => {
      if (pattern.test(request.url())) list.push(request.url().replace(/^https?:\/\/[^/]+/, ""));
    });
    return list;
  };

  test("the build's metadata comes about a second after the page is idle", async ({ page }) => {
    await stopClock(page);
    const requested = requestsOf(page, /\/builds\//);
    await open(page, "/");
    await page.clock.runFor(900);
    expect(requested).toEqual([]);
    await page.clock.runFor(600);
    const { id } = await ownBuild(page);
    await expect.poll(() => requested).toEqual([`/builds/meta/${id}.json`]);
  });

  test("data, scripts and style of a page come when its link is pointed at, and a click waits for nothing more", async ({
    page,
  }) => {
    const { id } = await ownBuild(page);
    await open(page, "/");
    const requested = requestsOf(page, /_payload\.json|\.data(\?|$)|\/assets\/.*\.(js|css)/);
    const link = page.locator("#table tbody a").first();
    const path = await link.getAttribute("href");
    await link.hover();
    await expect.poll(() => requested).toContain(`${path}/_payload.json?${id}`);
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(/\/assets\/vehicle-[^/]*\.js/));
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(/\/assets\/overview-[^/]*\.css/));
    // `networkidle` was reached before the hover.
    const seen: number[] = [];
    const isMore = () => {
      seen.push(requested.length);
      return seen.at(-1) !== seen.at(-2);
    };
    await expect.poll(isMore, { intervals: [500] }).toBe(false);
    // What helps with a page that stands, and parts far down it, come later.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/_payload\.json|\.data(\?|$)|\/assets\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await link.click();
    await expect(page).toHaveURL(path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Look up/);
    await expect(page.locator("#strengths")).toBeVisible();
    letGo();
    await expect(page.locator("#recommended")).toBeVisible();
    const before = await page.getByRole("main").innerText();
    await page.reload();
    // Buttons that need script are out of sight until then.
    await awake(page);
    expect(await page.getByRole("main").innerText()).toBe(before);
  });

  test("at most four parts at a time", async ({ page }) => {
    await open(page, "/");
    await wakePanel(page);
    let running = 0;
    let max = 0;
    await page.route("**/_payload.json?*", async (route) => {
      max = Math.max(max, ++running);
      await new Promise((done) => setTimeout(done, 400));
      running--;
      await route.continue();
    });
    const requested = requestsOf(page, /_payload\.json/);
    for (const link of (await page.locator("#table tbody a").all()).slice(0, 7)) {
      await link.dispatchEvent("touchstart");
    }
    await expect.poll(() => requested.length).toBe(7);
    expect(max).toBe(4);
  });

  // Which connections are slow: app/lib/slow-connection.test.ts.
  test("nothing over a slow connection", async ({ page }) => {
    await stopClock(page);
    await held(page, { effectiveType: "slow-2g" });
    await open(page, "/");
    await wakePanel(page);
    // The page's own script for its creators, which nobody asked to hold back.
    await expect(page.locator("[aria-roledescription=carousel] .overflow-hidden")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const requested = requestsOf(page, /_payload|\/builds\/|\/assets\//);
    await page.clock.runFor(10_000);
    await page.locator("#table tbody a").first().hover();
    await page.clock.runFor(1_000);
    // What is asked later has its answer: by then anything before it would have been asked, too.
    await page.evaluate(() => fetch("/api/files/manifest.json").then((answer) => answer.text()));
    expect(requested).toEqual([]);
  });
});
