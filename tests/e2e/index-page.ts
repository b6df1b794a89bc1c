import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const names = (page: Page) => page.locator("tbody tr:not(.room) td:first-child").allInnerTexts();

/** How many vehicles are shown. */
export const count = (page: Page) => page.getByRole("status").first();

export const visibleRows = (page: Page) => page.locator("tbody tr:not(.room)");

/** Counts what the page asks the server for. */
export function countRequests(page: Page) {
  const counts = { data: 0, columns: 0, engine: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) counts.data++;
    if (pathname.endsWith("/vehicles/columns.json")) counts.columns++;
    if (pathname.includes("/index-engine")) counts.engine++;
  });
  return counts;
}

/** Uses the table for the first time, and waits until all rows are here. */
export async function takeOver(page: Page) {
  await page.evaluate(() => {
    const frame = document.querySelector(".tw");
    if (frame && getComputedStyle(frame).overflowY !== "visible") frame.scrollTop = 300;
    else window.scrollTo(0, 300);
  });
  await expect(page.getByText("1 to 934 of 934")).toBeVisible();
  // From now on the page is as long as all rows are.
  await expect
    .poll(() =>
      page
        .locator(".room")
        .last()
        .evaluate((room) => room.clientHeight),
    )
    .toBeGreaterThan(30_000);
}
