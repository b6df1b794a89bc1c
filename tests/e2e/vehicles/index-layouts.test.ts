import { count, loadAllRows, visibleRows, wakePanel } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

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
    const cards = page.getByRole("list", { name: "Vehicles, cards" }).locator("li");
    const drawn = cards.filter({ has: page.locator("svg.silhouette .body") });
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

  test("are more at a tap, and where they stood on the way back", async ({ page }) => {
    await page.goto("/?view=grid");
    const cards = page.locator(".card");
    await wakePanel(page);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(cards).toHaveCount(100);
    await cards.nth(90).click();
    await expect(cards).toHaveCount(0);
    await page.goBack();
    await expect(cards.nth(90)).toBeInViewport();
  });

  test("come by pages without JavaScript", async () => {
    const cards = await (await new Visitor().open("/")).follow("Cards");
    expect(cards.html.match(/class="card-drawing/g)).toHaveLength(50);
    const next = await cards.follow("Show more");
    expect(next.address).toBe("/?view=grid&page=2");
    expect((await next.follow("Previous")).address).toBe("/?view=grid");
  });
});

test("a later page of the index leads back by its link, without loading a document", async ({ page }) => {
  await page.goto("/?page=2");
  await wakePanel(page);
  const first = visibleRows(page).first().getByRole("link").first();
  const later = await first.textContent();
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/\/(?:#\w+)?$/);
  await expect(first).not.toHaveText(later ?? "");
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
  expect(await page.locator("html").getAttribute("data-first-document")).toBe("");
});

test.describe("the index on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has every filter in one sheet, which stays open while one chooses", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Filters", { exact: true }).first().click();
    const sheet = page.locator(".filters-sheet");
    await sheet.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 10" }).click();
    await sheet.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).click();
    await sheet.locator("a.menu-option", { hasText: "Premium" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=10&type=premium");
    await expect(sheet.getByRole("link", { name: /^Show \d+ vehicles?$/ })).toBeVisible();
    for (const target of await sheet.getByRole("link").all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
    await sheet.getByRole("link", { name: /^Show/ }).click();
    await expect(sheet).toBeHidden();
  });

  test("scrolls the table with the page, and returns to where it stood", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    const row = visibleRows(page).nth(70);
    await row.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Look up/);
    await page.goBack();
    await expect(row).toBeInViewport();
  });

  test("repeats the head of a table that scrolls sideways, and no box in the page scrolls up and down", async ({
    noScript: page,
  }) => {
    await page.goto("/");
    const frame = page.getByRole("region", { name: "Vehicles, table" });
    const sizes = await frame.evaluate((element) => {
      element.scrollTo(300, 400);
      const { scrollWidth, clientWidth, scrollTop } = element;
      return { wider: scrollWidth - clientWidth, scrollTop };
    });
    expect(sizes.wider).toBeGreaterThan(100);
    expect(sizes.scrollTop).toBe(0);
    const box = await frame.boundingBox();
    expect((await visibleRows(page).nth(12).locator("th").first().boundingBox())?.x).toBeCloseTo(box?.x ?? -1, 0);
    await expect(page.locator(".head-again").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("has a table of three figures without scrolling sideways", async ({ noScript: page }) => {
    for (const width of [375, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/?cols=health,damage,dpm");
      const frame = page.getByRole("region", { name: "Vehicles, table" });
      const beyond = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(beyond, `${width} px`).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(page.locator(".head-again")).toHaveCount(0);
    }
  });

  test("keeps one head in sight on a tablet, where the table fits", async ({ noScript: page }) => {
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const frame = page.getByRole("region", { name: "Vehicles, table" });
      // Letters of another font are wider until the site's own is there.
      const beyond = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(beyond).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(page.locator(".head-again").first()).toBeHidden();
      await visibleRows(page).nth(30).scrollIntoViewIfNeeded();
      await expect(frame.getByRole("columnheader", { name: "Health" })).toBeInViewport();
    }
  });
});
