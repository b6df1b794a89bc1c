import type { Page } from "@playwright/test";

/** Waits until React has taken over the page, and its script listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
