import { formatNumber } from "#app/game/stats/format.ts";
import { revisedVehicle, vehicleOfPatch, vehicleWithMechanics } from "../support/dataset.ts";
import { accessibleOnEveryScreen, IN_BOTH_MODES } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";

test.describe("the patch of a vehicle's figures", () => {
  test("that are of a Common Test stands under its name, with the word that they may change", async ({
    noScript: page,
  }) => {
    const { id, slug } = vehicleOfPatch({ commonTest: true });
    await page.goto(`/${id}/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem").filter({ hasText: "Common Test of patch" })).toBeVisible();
    await expect(main.getByText("may still change").first()).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Common Test of patch/);
    await page.goto(`/${id}/${slug}/statistics`);
    await expect(page.locator("#charts")).toContainText("of different patches");
  });

  test("that are of the game has no such warning", async ({ noScript: page }) => {
    const { id, slug } = vehicleOfPatch({ commonTest: false });
    for (const path of [`/${id}/${slug}`, `/${id}/${slug}/statistics`]) {
      await page.goto(path);
      await expect(page.getByText("They may still change")).toHaveCount(0);
    }
    await expect(page.locator("#sources")).toContainText(/patch \d/i);
  });

  test("stands in its row of the index where it is another than the dataset's", async ({ noScript: page }) => {
    const { name } = vehicleOfPatch({ commonTest: true });
    await page.goto(`/?q=${encodeURIComponent(name)}`);
    const row = page.getByRole("row").filter({ hasText: name }).first();
    await expect(row.getByTitle(/^Figures of patch .*Common Test/)).toBeVisible();
  });
});

test.describe("figures of a later patch", () => {
  test("open to what they were before, by keys", async ({ page }) => {
    const { id, slug, health } = revisedVehicle();
    await page.goto(`/${id}/${slug}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Patch .+, partly /);
    await page.goto(`/${id}/${slug}/statistics`);
    const former = page.getByText(
      new RegExp(`${formatNumber(health.now)}.hp since .+, was ${formatNumber(health.before)}`),
    );
    await expect(former.first()).toBeHidden();
    await page.locator("#characteristics summary", { hasText: formatNumber(health.now) }).focus();
    await page.keyboard.press("Enter");
    await expect(former.first()).toBeVisible();
    const guns = page.locator("#guns");
    await guns.locator("summary", { hasText: "changed since" }).first().click();
    await expect(guns.getByText(/^Reload: .+ since .+, was /).first()).toBeVisible();
  });

  test("are accessible and fit with what they were open, on a phone", async ({ page }) => {
    const { id, slug } = revisedVehicle();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${id}/${slug}/statistics`);
    await page.locator("#guns summary").first().click();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe("the mechanics of a vehicle", () => {
  test("are told in words, with the client's values to open, and are in no figure", async ({ noScript: page }) => {
    const { id, slug } = vehicleWithMechanics(true);
    await page.goto(`/${id}/${slug}`);
    await page.getByText("All sections", { exact: true }).click();
    await page.getByRole("link", { name: "Mechanics" }).click();
    await expect(page).toHaveURL(`/${id}/${slug}/statistics#mechanics`);
    const mechanics = page.locator("#mechanics");
    await expect(mechanics).toContainText(/not counted/i);
    await mechanics.locator("summary").first().click();
    await expect(mechanics.locator("details[open] li").first()).toBeVisible();
  });

  test("are no section of a vehicle without", async ({ noScript: page }) => {
    const { id, slug } = vehicleWithMechanics(false);
    for (const path of [`/${id}/${slug}`, `/${id}/${slug}/statistics`]) {
      await page.goto(path);
      await expect(page.locator("#mechanics")).toHaveCount(0);
    }
  });

  test("are accessible and fit", IN_BOTH_MODES, async ({ page }) => {
    const { id, slug } = vehicleWithMechanics(true);
    await accessibleOnEveryScreen(page, `/${id}/${slug}/statistics`, async (screen) => {
      if (screen === "desktop") await page.locator("#mechanics summary").first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});

test.describe("the list of what patches changed", () => {
  test("is gone through page by page and chosen from", async ({ noScript: page }) => {
    await page.goto("/patches");
    const names = page.locator("#changes").locator("xpath=ancestor::section").locator("li a[href*='/']");
    const first = await names.first().textContent();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/patches?page=2");
    await expect(names.first()).not.toHaveText(first ?? "");
    await page.getByRole("navigation", { name: "Nation" }).getByRole("link", { name: "Germany" }).click();
    await expect(page).toHaveURL("/patches?nation=germany");
    // Read out after a choice, whose link keeps the focus.
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ of \d+/);
    await expect(names.first()).toBeVisible();
  });
});
