import { count, loadAllRows, visibleRows } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

test.describe("the cards", () => {
  test("show the same vehicles, with the figure that gives the order", async ({ page }) => {
    await page.goto("/?tier=8&sort=-topSpeed");
    const first = (await visibleRows(page).first().getByRole("link").getAttribute("href")) ?? "";
    await page.getByRole("group", { name: "Layout" }).getByRole("link", { name: "Cards" }).click();
    await expect(page).toHaveURL("/?tier=8&sort=-topSpeed&view=grid");
    const card = page.getByRole("list", { name: "Vehicles, cards" }).getByRole("link").first();
    await expect(card).toContainText("km/h");
    await expect(card).toHaveAttribute("href", first);
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("show the side view of every vehicle whose measures are known, on the way back and after a filter too", async ({
    page,
  }) => {
    await page.goto("/?view=grid");
    const cards = page.getByRole("list", { name: "Vehicles, cards" }).locator("li:not(.spacer)");
    const drawn = cards.filter({ has: page.locator("svg.side-view .body") });
    await expect(drawn).toHaveCount(50);
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Sweden" }).click();
    await expect(count(page)).toHaveText(/^[1-9]\d* of \d+$/);
    await expect(cards.first().getByTitle("Sweden")).toBeVisible();
    await expect(drawn.first()).toBeVisible();
    await drawn.first().getByRole("link").click();
    await expect(drawn).toHaveCount(0);
    await page.goBack();
    await expect(drawn.first()).toBeVisible();
  });

  test("leave what stands below them within reach, and return to where they stood", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/?view=grid");
    await loadAllRows(page);
    const frame = page.locator("[data-scroll-frame]");
    await frame.evaluate((element) => element.scrollTo(0, 20_000));
    // Five in a row, each of 220 px.
    const card = page.locator("li[data-index='460'] .card");
    await expect(card).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_500);
    const path = (await card.getAttribute("href")) ?? "";
    await card.click();
    await expect(page).toHaveURL(path);
    // The address is there before the page is drawn, which has frames of its own.
    await expect(card).toHaveCount(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    expect(await frame.evaluate(({ scrollTop }) => scrollTop)).toBe(20_000);
  });

  test("return to where they stood where the style of their frame comes after them, too", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/?view=grid");
    await loadAllRows(page);
    const frame = page.locator("[data-scroll-frame]");
    await frame.evaluate((element) => element.scrollTo(0, 20_000));
    const card = page.locator("li[data-index='460'] .card");
    await card.click();
    await expect(card).toHaveCount(0);
    // As a style sheet that is on its way leaves it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-scroll-frame] { overflow: visible !important; max-height: none !important }");
      document.adoptedStyleSheets = [sheet];
    });
    await page.goBack();
    await expect(frame).toBeAttached();
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBe(20_000);
    await expect(card).toBeInViewport();
  });

  test("are those in sight, however one scrolls while they come", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/?view=grid");
    await loadAllRows(page);
    // In each frame elsewhere, while the rows of the frames before are still on their way.
    const scrollTo = (...tops: number[]) =>
      page.locator("[data-scroll-frame]").evaluate(async (frame, tops) => {
        for (const top of tops) {
          frame.scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
      }, tops);
    await scrollTo(...Array.from({ length: 12 }, (_, step) => (step + 1) * 2_500));
    await expect(page.locator("li[data-index='690'] .card")).toBeInViewport();
    await scrollTo(0, 20_000, 0);
    await expect(page.locator("li[data-index='0'] .card")).toBeInViewport();
    await scrollTo(20_000);
    await expect(page.locator("li[data-index='460'] .card")).toBeInViewport();
  });

  test("come by pages without JavaScript", async ({ noScript: page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Cards" }).click();
    await expect(page.locator(".card")).toHaveCount(50);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/?view=grid&page=2");
  });
});

test.describe("the index on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has every filter in one sheet, which stays open while one chooses", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Filters", { exact: true }).first().click();
    const sheet = page.locator(".filters-sheet");
    await sheet.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 10" }).click();
    await sheet.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).click();
    await sheet.getByRole("link", { name: "Premium" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=10&type=premium");
    await expect(sheet.getByRole("link", { name: /^Show \d+ vehicles?$/ })).toBeVisible();
    for (const target of await sheet.getByRole("link").all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
    await sheet.getByRole("link", { name: /^Show/ }).click();
    await expect(sheet).toBeHidden();
  });

  test("keeps all rows in its frame", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    await page.locator("[data-scroll-frame]").evaluate((frame) => frame.scrollTo(0, 20_000));
    await expect(page.locator("tbody tr[aria-rowindex='375']")).toBeInViewport();
    expect(await visibleRows(page).count()).toBeLessThan(80);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("returns to where its frame stood, on the way back from a vehicle", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    const frame = page.locator("[data-scroll-frame]");
    await frame.evaluate((element) => element.scrollTo(120, 20_000));
    const link = page.locator("tbody tr[aria-rowindex='375'] a");
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).not.toHaveURL("/");
    await page.goBack();
    await expect(link).toBeInViewport();
    expect(await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([120, 20_000]);
  });

  test("keeps head and first column while its table scrolls, and the page itself never scrolls sideways", async ({
    page,
  }) => {
    await page.goto("/");
    const frame = page.getByRole("region", { name: "Vehicles, table" });
    await frame.evaluate((element) => element.scrollTo(300, 400));
    const box = await frame.boundingBox();
    const head = await page.locator("thead th").first().boundingBox();
    const cell = await page.locator("tbody tr").nth(12).locator("th").first().boundingBox();
    expect(head?.x).toBeCloseTo(box?.x ?? -1, 0);
    expect(head?.y).toBeCloseTo(box?.y ?? -1, 0);
    expect(cell?.x).toBeCloseTo(box?.x ?? -1, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
