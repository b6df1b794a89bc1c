import type { Page } from "@playwright/test";
import { alive } from "./hydrated.ts";

export const heads = (page: Page) => page.locator("#table thead th:visible").allInnerTexts();
export const head = (page: Page, name: RegExp) => page.locator("#table").getByRole("columnheader", { name });
export const menu = (page: Page, name: "Sort" | "Columns") => page.locator("details.table-menu", { hasText: name });
export const press = (page: Page, name: "Sort" | "Columns") => menu(page, name).locator("summary").click();

/** Opens a menu, and waits for its script: until then what is in it is the plain form of the server. */
export async function open(page: Page, name: "Sort" | "Columns"): Promise<void> {
  await press(page, name);
  await alive(menu(page, name).locator("form"));
}

/** Holds the script of the table back. @returns lets it come */
export async function holdBack(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/home-body-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** A missing script may belong to an older build: the page reloads once. */
export async function reloadedByPointing(page: Page): Promise<void> {
  // On a busy machine that may have happened before anything could listen.
  const reloaded = page.waitForEvent("domcontentloaded", { timeout: 10_000 }).catch(() => undefined);
  // The script is fetched when the page is first used: pointing is enough.
  await menu(page, "Columns").locator("summary").hover();
  await reloaded;
}
