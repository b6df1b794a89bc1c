import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const names = (page: Page) => page.locator("#table tbody tr th").allInnerTexts();

/** How many vehicles are shown. */
export const count = (page: Page) => page.getByRole("status").first();

export const visibleRows = (page: Page) => page.locator("#table tbody tr:not(.head-again)");

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

/** Shows the first hundred rows, for which all of them are loaded. */
export async function loadAllRows(page: Page) {
  await wakePanel(page);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByText(/^1 to 100 of \d+$/)).toBeVisible();
}
