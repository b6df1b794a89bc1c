import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const aside = (page: Page) => page.getByRole("complementary", { name: "About the index" });
const panel = (page: Page, name: string) =>
  aside(page).locator("section", { has: page.getByRole("heading", { name }) });
for (const script of ["with script", "without script"] as const) {
  test(`events and news beside the index are opened, ${script}`, async ({ page: scripted, noScript }) => {
    const page = script === "with script" ? scripted : noScript;
    await page.goto("/");
    await expect(panel(page, "Next up")).toContainText("Made-up events");
    const event = panel(page, "Next up").getByRole("listitem").filter({ hasText: "Demo: stream with drops" });
    await expect(event).toContainText(/Drops, 1[67]:00 UTC/);
    await event.getByRole("link").click();
    await expect(page).toHaveURL("/calendar/demo-stream");
    await page.goto("/");
    await panel(page, "Next up").getByRole("link", { name: "Calendar" }).click();
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
}

const creators = (page: Page) => panel(page, "Featured creators");
const control = (page: Page, name: string) => creators(page).getByRole("button", { name });

/** Which creator stands in the frame; -1 while they move. */
function shown(page: Page): Promise<number> {
  return creators(page).evaluate((section) => {
    const left = section.querySelector("ul")?.parentElement?.getBoundingClientRect().left ?? 0;
    return [...section.querySelectorAll("li")].findIndex(
      (each) => Math.abs(each.getBoundingClientRect().left - left) < 2,
    );
  });
}

/** Waits for the script, which comes when the page is used. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await page.mouse.move(5, 5);
  await expect(creators(page).locator(".overflow-hidden")).toBeAttached();
}

test("featured creators take turns until somebody looks or stops them, and nothing moves beside them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openCarousel(page);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(5_000);
  await expect.poll(() => shown(page)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();

  await creators(page).getByRole("heading").hover();
  await page.clock.runFor(20_000);
  expect(await shown(page), "it waits below a pointer").toBe(1);
  await control(page, "Pause").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  expect(await shown(page), "it was stopped").toBe(1);
  await control(page, "Play").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_000);
  await expect.poll(() => shown(page)).toBe(2);

  // From the last one to the first, and back.
  await control(page, "Next creator").click();
  await page.clock.runFor(1_000);
  await expect.poll(() => shown(page)).toBe(0);
  await control(page, "Previous creator").click();
  await page.clock.runFor(1_000);
  await expect.poll(() => shown(page)).toBe(2);
});

test("the keyboard reaches every creator, and none goes away below it", async ({ page }) => {
  await openCarousel(page);
  await control(page, "Next creator").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.clock.runFor(1_000);
  await expect.poll(() => shown(page)).toBe(1);
  await expect(creators(page).getByRole("link").nth(1)).toBeFocused();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(1);
});

test("who wants less motion is shown the creators at their own pace", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCarousel(page);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(0);
  await control(page, "Next creator").click();
  await expect.poll(() => shown(page)).toBe(1);
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
