import type { Locator, Page } from "@playwright/test";
import { TIGER_I } from "../support/dataset.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";

/** The tooltip; screen readers hear the value of the slider instead. */
const tip = (page: Page) => page.locator(".chart-tip");

const readerOf = (page: Page, name: RegExp) => page.getByRole("slider", { name });

/** Brings a chart near and waits until it is live. */
async function live(page: Page, name: RegExp): Promise<Locator> {
  const reader = readerOf(page, name);
  await reader.focus();
  await expect(reader.locator("xpath=..")).toHaveAttribute("data-live", "");
  return reader;
}

test.describe("the charts of a vehicle's page", () => {
  test("show the figure of the point under the pointer", async ({ page }) => {
    await page.goto("/529/tiger-i/statistics");
    const chart = await live(page, /Penetration of the/);
    const box = await chart.boundingBox();
    if (!box) throw new Error("The chart is not shown.");
    // Moves the mouse repeatedly, like a hand, because the listener may be attached meanwhile.
    await expect(async () => {
      // 100 m, near the line of APCR.
      await page.mouse.move(box.x + box.width * 0.215, box.y + box.height * 0.13);
      await page.mouse.move(box.x + box.width * 0.211, box.y + box.height * 0.12);
      await expect(tip(page)).toHaveText("APCR, 100 m237 mm", { timeout: 500 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(tip(page)).toBeHidden();
  });

  test("are read point by point by keyboard, with one stop each", async ({ page }) => {
    await page.goto("/529/tiger-i/statistics");
    const chart = await live(page, /Penetration of the/);
    await page.keyboard.press("Home");
    await expect(chart).toHaveAttribute("aria-valuetext", "AP, 0 m: 203 mm");
    await expect(tip(page)).toHaveText("AP, 0 m203 mm");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
    await expect(chart).toHaveAttribute("aria-valuetext", "AP, 200 m: 199 mm");
    await page.keyboard.press("ArrowDown");
    await expect(chart).toHaveAttribute("aria-valuetext", "APCR, 200 m: 232 mm");
    await page.keyboard.press("End");
    await expect(chart).toHaveAttribute("aria-valuetext", "APCR, 700 m: 207 mm");
    await page.keyboard.press("Escape");
    await expect(tip(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(chart).not.toBeFocused();
    const radar = readerOf(page, /Percentiles of Tiger I/);
    await radar.focus();
    await page.keyboard.press("ArrowRight");
    await expect(radar).toHaveAttribute("aria-valuetext", /^Penetration: percentile \d+$/);
    const spotted = await live(page, /is spotted/);
    await page.keyboard.press("Home");
    await expect(spotted).toHaveAttribute("aria-valuetext", /^Still, 300 m: \d+ m$/);
  });

  test("come live in their place when they are near, keep it, and follow colours and size", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/529/tiger-i/statistics");
    const charts = page.locator("#charts");
    const before = await charts.boundingBox();
    expect(requested.filter((path) => path.includes("live-chart"))).toEqual([]);
    const chart = await live(page, /Penetration of the/);
    const after = await charts.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);

    const line = chart.locator("xpath=..").locator(".apexcharts-line").first();
    await expect(line).toHaveCSS("stroke", "rgb(91, 219, 135)");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(line).toHaveCSS("stroke", "rgb(22, 139, 73)");

    await page.setViewportSize({ width: 390, height: 844 });
    const box = chart.locator("xpath=..");
    await expect
      .poll(async () => {
        const drawn = await box.locator(".apexcharts-svg").getAttribute("width");
        return Number(drawn) - ((await box.boundingBox())?.width ?? 0);
      })
      .toBeLessThan(1);
    await readerOf(page, /over Specific power/).scrollIntoViewIfNeeded();
    await expect(page.locator(".chart-box[data-live]")).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsOf(page)).toEqual([]);
  });

  test("name every vehicle of the tier, and look closer", async ({ page }) => {
    await page.goto("/529/tiger-i/statistics");
    const chart = await live(page, /over Specific power/);
    await page.keyboard.press("Home");
    await expect(chart).toHaveAttribute("aria-valuetext", /^Tiger I: [\d.]+ hp\/t, [\d,]+$/);
    await page.keyboard.press("ArrowDown");
    await expect(chart).toHaveAttribute("aria-valuetext", /^(?!Tiger I:).+: [\d.]+ hp\/t, [\d,]+$/);
    const points = async () => Number(await chart.getAttribute("aria-valuemax"));
    const all = await points();
    expect(all).toBeGreaterThan(50);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(points).toBeLessThan(all);
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(points).toBe(all);
    // A section drawn by the mouse.
    const box = await chart.boundingBox();
    if (!box) throw new Error("The chart is not shown.");
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.6, { steps: 4 });
    await page.mouse.up();
    await expect.poll(points).toBeLessThan(all);
    await expect(chart).toHaveAttribute("data-points", /Tiger I:/);
  });

  test("show it at the first touch", async ({ browser, baseURL, userAgent }) => {
    const context = await browser.newContext({
      baseURL,
      userAgent,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto("/529/tiger-i/statistics#charts");
    const chart = readerOf(page, /Percentiles of Tiger I/);
    await chart.tap();
    await expect(tip(page)).toContainText(/\d/);
    await context.close();
  });

  test("set the vehicle among its tier by two figures of choice, with a table behind", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i/statistics");
    const chart = page.getByRole("region", { name: "Among its tier" });
    await chart.getByLabel("Across").selectOption({ label: "Health" });
    await chart.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/529/tiger-i/statistics?x=health&y=dpm");
    await expect(chart.getByRole("img", { name: /over Health/ })).toBeVisible();
    await chart.getByText("Figures", { exact: true }).click();
    const { health } = TIGER_I.top.stats;
    await expect(chart.getByRole("cell", { name: `${health?.toLocaleString("en")} hp` })).toBeVisible();
    await chart.getByRole("link", { name: "All as a table" }).click();
    await expect(page).toHaveURL("/?tier=7&cols=health,dpm&sort=-dpm");
    await expect(page.getByRole("columnheader", { name: "Health" })).toBeVisible();
  });

  test("stand without script as they are, with their figures below", async ({ noScript: page }) => {
    await page.goto("/14881/t57-heavy/statistics");
    await expect(page.getByRole("slider")).toHaveCount(0);
    for (const name of [/^Penetration of the/, /^Radius of/, /^Distance at which/, /^Damage of a minute/, /over/]) {
      await expect(page.getByRole("img", { name }).first()).toBeVisible();
    }
    const damage = page.getByRole("region", { name: "Damage over time" });
    await damage.getByText("Figures").click();
    // Four shells of 400 in 6 s, and again after 25 s.
    for (const name of [/^30 s 1,600 hp/, /^40 s 3,200 hp/]) {
      await expect(damage.getByRole("row", { name })).toBeVisible();
    }
  });
});
