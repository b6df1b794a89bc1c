import type { Page } from "@playwright/test";
import { alive } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Sections" });

/** How far below the tabs a section begins, px. */
const below = (page: Page, id: string) =>
  page.evaluate((section) => {
    const edge = document.querySelector("[data-sections]")?.getBoundingClientRect().bottom ?? Number.NaN;
    return (document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN) - edge;
  }, id);

async function landed(page: Page, id: string): Promise<void> {
  await expect.poll(async () => Math.abs((await below(page, id)) - 16), id).toBeLessThan(16);
}

/** Holds back all scripts that the page asks for from now on. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  for (const path of ["/529/tiger-i", "/19009/panhard-ebr-105", "/529/tiger-i?setup=typical"]) {
    test(`a tab leads to its section while the page wakes, of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [id, name] of [
        ["recommended", "Recommended"],
        ["guns", "Guns and shells"],
        ["characteristics", "Characteristics"],
        ["charts", "Charts"],
      ] as const) {
        await page.goto(path);
        const link = tabs(page).getByRole("link", { name, exact: true });
        await link.scrollIntoViewIfNeeded();
        const release = await holdScripts(page);
        const box = await link.boundingBox();
        if (!box) throw new Error(`The tab ${name} is not shown.`);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        // The page of a set-up goes there once it has its calculator, so that nothing moves on the way.
        if (!path.includes("setup")) await landed(page, id);
        release();
        await alive(page.locator("#recommended h2"));
        await landed(page, id);
        await page.unrouteAll({ behavior: "wait" });
      }
    });
  }
}
