import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const panel = (page: Page, name: string | RegExp) =>
  page.getByRole("main").locator("section", { has: page.getByRole("heading", { name }) });
test("what is on and the news are opened", async ({ noScript: page }) => {
  await page.goto("/");
  const onNow = panel(page, "On now");
  await expect(onNow.getByText("Demo", { exact: true })).toBeVisible();
  await onNow.getByRole("link", { name: /^Ranked season until / }).click();
  await expect(page).toHaveURL("/calendar/demo-autumn-season");
  await page.goto("/");
  await onNow.getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  await page.goto("/");
  const news = panel(page, "News");
  // Each voice speaks: we, the publisher, creators.
  for (const about of [/^Data, /, /^Demo publisher, /, /^Demo (?:channel|guides), /])
    await expect(news.locator(".note").filter({ hasText: about }).first()).toBeVisible();
  await expect(news.getByRole("link", { name: "a video about spotting" })).toHaveAttribute(
    "href",
    "https://demo.example/spotting",
  );
  const post = news
    .getByRole("link")
    .filter({ hasText: /Data, / })
    .first();
  const title = await post.locator("b").textContent();
  await post.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.goto("/");
  await news.getByRole("link", { name: "All news" }).click();
  await expect(page).toHaveURL("/news");
});

test("the light tank of tier VIII with the best view range is two taps away", async ({ page }) => {
  await page.goto("/");
  const best = panel(page, /^Best at/);
  await best.getByRole("link", { name: "Best of tier VIII" }).click();
  await expect(page).toHaveURL("/?best=8");
  await expect(best.getByRole("link", { name: "Best of tier VIII" })).toHaveAttribute("aria-current", "true");
  const cell = best.locator("tbody tr").first().getByRole("link").first();
  const value = await cell.locator("b").innerText();
  const name = (await cell.locator("span").first().innerText()).replace(/ \+\d+$/, "");
  await cell.click();
  await expect(page).toHaveURL("/?class=lightTank&tier=8&sort=-viewRange#vehicles");
  const table = page.getByRole("table", { name: "Vehicles" });
  await expect(table).toBeInViewport();
  await expect(table.locator("tbody tr").first()).toContainText(value);
  await expect(table.locator("tbody")).toContainText(name);
});

test("what a patch changed leads to the vehicle's history, and to all changes", async ({ noScript: page }) => {
  await page.goto("/");
  const changed = panel(page, /^Changed since/);
  await expect(changed.getByRole("listitem")).toHaveCount(5);
  const vehicle = changed.locator('a[href*="#history"]').first();
  const name = await vehicle.locator("b").first().innerText();
  await vehicle.click();
  await expect(page).toHaveURL(/\/statistics#history$/);
  await expect(page).toHaveTitle(new RegExp(name.replaceAll(/[^\p{L}\d ]/gu, ".")));
  await expect(page.locator("#history")).toBeInViewport();
  await page.goto("/");
  await changed.getByRole("link", { name: /^All / }).click();
  await expect(page).toHaveURL("/patches");
});

for (const script of ["with script", "without script"] as const) {
  test(`a nickname is looked up in the region that is chosen, ${script}`, async ({ page: scripted, noScript }) => {
    const page = script === "with script" ? scripted : noScript;
    await page.goto("/");
    const form = page.getByRole("search", { name: "Your stats" });
    await form.getByRole("searchbox", { name: "Your nickname" }).fill("Veteran_9");
    await form.getByRole("combobox", { name: "Region" }).selectOption("eu");
    await form.getByRole("button", { name: "Look up" }).click();
    await expect(page).toHaveURL("/accounts/500000009/Veteran_9");
  });
}

test("who knows nobody yet has somewhere to begin", async () => {
  const home = await new Visitor().open("/");
  for (const [name, path] of [
    ["Leaderboard of players", "/accounts"],
    ["Compare two players", "/accounts/compare"],
    ["Find a clan", "/clans-info"],
  ] as const)
    expect((await home.follow(name)).address).toBe(path);
});

test("players who were looked at are one tap away", async ({ page }) => {
  await page.goto("/accounts/500000009/Veteran_9");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Veteran_9");
  await page.goto("/");
  const known = page.getByRole("navigation", { name: "Followed and recently viewed" });
  await known.getByRole("link", { name: "Veteran_9" }).click();
  await expect(page).toHaveURL("/accounts/500000009/Veteran_9");
});

test("where the figures come from opens below the table", async ({ noScript }) => {
  await noScript.goto("/");
  const about = noScript.locator("summary", { hasText: "About these figures" });
  const paragraph = noScript.locator("details", { has: about }).locator("p").first();
  await expect(paragraph).toBeHidden();
  await about.click();
  await expect(paragraph).toBeVisible();
});

test("a phone shows one stat at a time of what is best", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const best = panel(page, /^Best at/);
  const first = () => best.locator("tbody tr").first().getByRole("link");
  await expect(first()).toHaveCount(1);
  await expect(first()).toHaveAttribute("href", /sort=-viewRange/);
  await best.getByText("Top speed", { exact: true }).last().click();
  await expect(first()).toHaveAttribute("href", /sort=-topSpeed/);
});

const creators = (page: Page) => panel(page, "Featured creators");
const control = (page: Page, name: string) => creators(page).getByRole("button", { name });

/** Which creator stands in the frame; -1 while they move. */
function visibleIndex(page: Page): Promise<number> {
  return creators(page).evaluate((section) => {
    const left = section.querySelector("ul")?.parentElement?.getBoundingClientRect().left ?? 0;
    return [...section.querySelectorAll("li")].findIndex(
      (item) => Math.abs(item.getBoundingClientRect().left - left) < 2,
    );
  });
}

/** Waits for the script, which comes when the page is used. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  // From now on nothing moves; what was still arriving may have grown.
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + entry.value);
    }).observe({ type: "layout-shift" });
  });
  await page.mouse.move(5, 5);
  await expect(creators(page).locator(".overflow-hidden")).toBeAttached();
}

test("featured creators take turns until somebody looks or stops them, and nothing moves beside them", async ({
  page,
}) => {
  await openCarousel(page);
  expect(await visibleIndex(page)).toBe(0);
  await page.clock.runFor(5_000);
  await expect.poll(() => visibleIndex(page)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();

  await creators(page).getByRole("heading").hover();
  await page.clock.runFor(20_000);
  expect(await visibleIndex(page), "it waits below a pointer").toBe(1);
  await control(page, "Pause").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  expect(await visibleIndex(page), "it was stopped").toBe(1);
  await control(page, "Play").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_000);
  await expect.poll(() => visibleIndex(page)).toBe(2);

  // From the last one to the first, and back.
  await control(page, "Next creator").click();
  await page.clock.runFor(1_000);
  await expect.poll(() => visibleIndex(page)).toBe(0);
  await control(page, "Previous creator").click();
  await page.clock.runFor(1_000);
  await expect.poll(() => visibleIndex(page)).toBe(2);
});

test("the keyboard reaches every creator, and none goes away below it", async ({ page }) => {
  await openCarousel(page);
  await control(page, "Next creator").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.clock.runFor(1_000);
  await expect.poll(() => visibleIndex(page)).toBe(1);
  await expect(creators(page).getByRole("link").nth(1)).toBeFocused();
  await page.clock.runFor(20_000);
  expect(await visibleIndex(page)).toBe(1);
});

test("who wants less motion is shown the creators at their own pace", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCarousel(page);
  await page.clock.runFor(20_000);
  expect(await visibleIndex(page)).toBe(0);
  await control(page, "Next creator").click();
  await expect.poll(() => visibleIndex(page)).toBe(1);
  await expect(control(page, "Play")).toBeVisible();
});

test("without script the creators are a list", async ({ noScript }) => {
  await noScript.goto("/");
  await expect(creators(noScript).getByRole("listitem")).toHaveCount(3);
  for (const link of await creators(noScript).getByRole("link").all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(creators(noScript).getByRole("button")).toHaveCount(0);
});
