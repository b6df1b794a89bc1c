import type { Locator, Page } from "@playwright/test";
import { alive } from "./hydrated.ts";

export const [E100, IS7, KRANVAGN] = [9489, 7169, 2433];

export const names = (page: Page) => page.locator(".compare-name a").allInnerTexts();

/** Presses a control; where there is script, once React has it. */
export async function press(control: Locator): Promise<void> {
  await control.hover();
  if ((await control.page().locator("html.js").count()) > 0) await alive(control);
  await control.click();
}
