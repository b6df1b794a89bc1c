import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { TRAY_KEY } from "#app/stores/comparison-tray-key.ts";
import { faultsOf } from "./page-faults.ts";
import { expect } from "./test.ts";

export const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What a colour mode changes is colours, so only their contrast is read again in the other one. */
const LOOKS = [
  { screen: "desktop", colorScheme: "dark" },
  { screen: "desktop", colorScheme: "light", rules: ["color-contrast"] },
  { screen: "phone", colorScheme: "light" },
  { screen: "phone", colorScheme: "dark", rules: ["color-contrast"] },
] as const;

/**
 * What keeps somebody from reading the page as it stands: each rule that is broken, and by which elements. With some
 * rules, by these alone; with a selector, in what it names. axe is injected once a document: its page builder takes four
 * times as long for the same violations.
 */
export async function violationsOf(page: Page, rules?: readonly string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ rules, within }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const options: RunOptions = { resultTypes: ["violations"] };
      if (rules) options.runOnly = { type: "rule", values: [...rules] };
      return (await run(within ?? document, options)).violations;
    },
    { rules, within },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** What the visitor of these pages has chosen to compare, so that every one of them shows it. */
const CHOSEN = JSON.stringify([
  { v: "529", name: "Tiger I" },
  { v: "7169", name: "IS-7" },
]);

/**
 * Opens a page and expects that it is accessible on a desktop and a phone, dark and light: loaded once, then resized
 * and recoloured, as a visitor's window and evening do it. Of a page that nothing was done to it then expects that
 * nothing on either screen is unfinished (`faultsOf`), which scrolls through them.
 * @param prepare what is done to the page before it is read, on each screen
 */
export async function accessibleInEveryLook(
  page: Page,
  path: string,
  prepare?: (screen: keyof typeof SCREENS) => Promise<void>,
): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TRAY_KEY, CHOSEN] as const);
  let shown: string | undefined;
  for (const { screen, colorScheme, ...only } of LOOKS) {
    await page.setViewportSize(SCREENS[screen]);
    // Without motion no colour is read half-way between two.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (!shown) await page.goto(path);
    if (shown !== screen) await prepare?.(screen);
    shown = screen;
    expect(await violationsOf(page, "rules" in only ? only.rules : undefined), `${path}, ${colorScheme} on a ${screen}`)
      // One expectation a look, so that the first that fails is named.
      .toEqual([]);
  }
  // What was opened before stands over the rest.
  if (prepare) return;
  for (const screen of ["phone", "desktop"] as const) {
    await page.setViewportSize(SCREENS[screen]);
    expect(await faultsOf(page), `${path} on a ${screen}`).toEqual([]);
  }
}
