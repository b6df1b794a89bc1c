import type { Page } from "@playwright/test";
import { TRAY_KEY } from "#app/stores/comparison-tray-key.ts";
import { faultsOf } from "./page-faults.ts";
import { expect, test } from "./test.ts";
import { violationsOf } from "./violations.ts";

export const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** On tests that the long run repeats in the light mode (playwright.config.ts). */
export const IN_BOTH_MODES = { tag: "@both-modes" };

/** What the visitor of these pages has chosen to compare, so that every one of them shows it. */
const CHOSEN = JSON.stringify([
  { v: "529", name: "Tiger I" },
  { v: "7169", name: "IS-7" },
]);

/**
 * Opens a page and expects that it is accessible on a desktop and a phone: loaded once, then resized, as a visitor's
 * window is. Of a page that nothing was done to it then expects that nothing on either screen is unfinished (`faultsOf`),
 * which scrolls through them, and that no window scrolls sideways.
 * @param prepare what is done to the page before it is read, on each screen
 */
export async function accessibleOnEveryScreen(
  page: Page,
  path: string,
  prepare?: (screen: keyof typeof SCREENS) => Promise<void>,
): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TRAY_KEY, CHOSEN] as const);
  // Without motion no colour is read half-way between two.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(SCREENS.desktop);
  await page.goto(path);
  // The long run reads them all.
  const reading = test.info().project.name === "browser" ? { rows: 12 } : {};
  for (const screen of ["desktop", "phone"] as const) {
    await page.setViewportSize(SCREENS[screen]);
    await prepare?.(screen);
    // One expectation a screen, so that the first that fails is named.
    expect(await violationsOf(page, reading), `${path} on a ${screen}`).toEqual([]);
    // What was opened before stands over the rest.
    if (!prepare) expect(await faultsOf(page), `${path} on a ${screen}`).toEqual([]);
  }
  if (!prepare) {
    expect(await boxesThatScroll(page), `${path} on a phone scrolls as a whole`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrolled, `${path} in a window of ${width} px`).toBe(width);
    }
  }
}

/** What of a page's body goes up and down by itself. A tree is moved under a finger, as a map is. */
function boxesThatScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *:not(textarea, .tree-frame)")]
      .filter((box) => box.scrollHeight > box.clientHeight + 1 && box.checkVisibility())
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
      .map((box) => `${box.tagName} ${box.className} ${box.scrollHeight} > ${box.clientHeight}`),
  );
}

/** Of windows, px: the narrowest phone, both sides of where the layout changes, and a wide screen. */
const WIDTHS = [320, 761, 1181, 2560];
