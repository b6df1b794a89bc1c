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

/**
 * Opens a page whose script is missing, which may belong to an older build: it reloads once when it is first used.
 * Waits for that, which may be before anybody does anything: Chromium reports a resting mouse as well.
 */
export async function gotoReloaded(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    sessionStorage.setItem("documents", String(Number(sessionStorage.getItem("documents")) + 1)),
  );
  await page.goto(path, { waitUntil: "load" });
  await menu(page, "Columns").locator("summary").hover();
  await page.waitForFunction(() => sessionStorage.getItem("documents") === "2" && document.readyState === "complete");
}
