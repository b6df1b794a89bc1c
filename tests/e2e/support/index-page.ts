import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const names = (page: Page) => page.locator("tbody tr:not(.spacer) th").allInnerTexts();

/** How many vehicles are shown. */
export const count = (page: Page) => page.getByRole("status").first();

export const visibleRows = (page: Page) => page.locator("tbody tr:not(.spacer)");

/** Counts the page's requests. */
export function countRequests(page: Page) {
  const counts = { data: 0, columns: 0, engine: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) counts.data++;
    if (pathname.endsWith("/vehicles/columns.json")) counts.columns++;
    if (pathname.includes("/index-client-data")) counts.engine++;
  });
  return counts;
}

/** Points at the table, and waits until its panel is alive: from then on its groups of filters are one stop each. */
export async function wakePanel(page: Page) {
  await page.getByRole("searchbox", { name: "Filter by name" }).hover();
  const second = page.getByRole("group", { name: "Class" }).first().getByRole("link").nth(1);
  await expect(second).toHaveAttribute("tabindex", "-1");
}

/** Interacts with the table, and waits until all rows are loaded. */
export async function loadAllRows(page: Page) {
  await page.evaluate(() => {
    const frame = document.querySelector("[data-scroll-frame]");
    if (frame && getComputedStyle(frame).overflowY !== "visible") frame.scrollTop = 300;
    else window.scrollTo(0, 300);
  });
  // All rows are loaded once the page is as long as they are.
  await expect
    .poll(() =>
      page
        .locator(".spacer")
        .last()
        .evaluate((spacer) => spacer.clientHeight),
    )
    .toBeGreaterThan(30_000);
}
