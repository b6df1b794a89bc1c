import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The tooltip; screen readers hear the value of the slider instead. */
const tip = (page: Page) => page.locator(".chart-tip");

test.describe("the charts of a vehicle's page", () => {
  test("show the figure of the point under the pointer", async ({ page }) => {
    await page.goto("/529/tiger-i");
    const chart = page.getByRole("slider", { name: /Penetration of the/ });
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error("The chart is not shown.");
    // Moves the mouse repeatedly, like a hand, because the listener may be attached meanwhile.
    await expect(async () => {
      // 100 m, near the line of APCR.
      await page.mouse.move(box.x + box.width * 0.215, box.y + box.height * 0.13);
      await page.mouse.move(box.x + box.width * 0.211, box.y + box.height * 0.12);
      await expect(tip(page)).toHaveText("APCR, 100 m237 mm", { timeout: 500 });
    }).toPass();
    await page.mouse.move(box.x + box.width / 2, box.y - 200);
    await expect(tip(page)).toBeHidden();
  });

  test("are read point by point by keyboard, with one stop each", async ({ page }) => {
    await page.goto("/529/tiger-i");
    const chart = page.getByRole("slider", { name: /Penetration of the/ });
    await chart.focus();
    await expect(chart).toHaveAttribute("aria-valuetext", "AP, 100 m: 203 mm");
    await expect(tip(page)).toHaveText("AP, 100 m203 mm");
    await page.keyboard.press("ArrowRight");
    await expect(chart).toHaveAttribute("aria-valuetext", "AP, 200 m: 199 mm");
    await page.keyboard.press("ArrowDown");
    await expect(chart).toHaveAttribute("aria-valuetext", "APCR, 200 m: 232 mm");
    await page.keyboard.press("End");
    await expect(chart).toHaveAttribute("aria-valuetext", "APCR, 700 m: 207 mm");
    await page.keyboard.press("Escape");
    await expect(tip(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(chart).not.toBeFocused();
    const radar = page.getByRole("slider", { name: /Percentiles of Tiger I/ });
    await radar.focus();
    await page.keyboard.press("ArrowRight");
    await expect(radar).toHaveAttribute("aria-valuetext", /^Penetration: percentile \d+$/);
    const spotted = page.getByRole("slider", { name: /spotted/ });
    await spotted.focus();
    await expect(spotted).toHaveAttribute("aria-valuetext", /^Still, view range 300 m: \d+ m$/);
  });

  test("show it at the first touch", async ({ browser, baseURL, userAgent }) => {
    const context = await browser.newContext({
      baseURL,
      userAgent,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto("/529/tiger-i#charts");
    const chart = page.getByRole("slider", { name: /Percentiles of Tiger I/ });
    await chart.tap();
    await expect(tip(page)).toContainText(/\d/);
    await context.close();
  });

  test("stand without script as they are, with their figures below", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("img", { name: /^Penetration of the/ })).toBeVisible();
    await page.locator("#charts").getByText("Figures").first().click();
    await expect(page.getByRole("table").filter({ hasText: "Percentile" })).toBeVisible();
  });
});
