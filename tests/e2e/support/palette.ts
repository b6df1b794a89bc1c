import type { Locator, Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** Any page that is open; this one is small. */
export const START = "/disable-adblock";

/** Waits for the page to listen, then opens the palette. */
export async function openPalette(page: Page, path = START): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  return palette(page);
}

export function palette(page: Page): Locator {
  return page.getByRole("dialog", { name: "Search" });
}

export function options(page: Page): Locator {
  return palette(page).getByRole("option");
}

export function selected(page: Page): Locator {
  return palette(page).getByRole("option", { selected: true });
}
