import { E100, IS7, press } from "../support/comparison-page.ts";
import { expect, test } from "../support/test.ts";

test("two figures are chosen for the chart, whose data stands behind it", async ({ page }) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  const chart = page.getByRole("region", { name: "Scatter plot" });
  await chart.getByLabel("Across").selectOption({ label: "Weight" });
  await press(chart.getByRole("button", { name: "Show" }));
  await expect(page).toHaveURL(/&x=weight/);
  await expect(chart.getByRole("img", { name: /over Weight/ })).toBeVisible();
  await press(chart.getByText("Figures", { exact: true }));
  await expect(chart.getByRole("cell", { name: "129.9 t" })).toBeVisible();
});

test("the points of the charts are read one after the other by keys", async ({ page }) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  const reader = page.getByRole("slider", { name: /Damage per minute over/ });
  await reader.focus();
  const tip = page.locator(".chart-tip");
  await expect(tip).toContainText("E 100");
  await page.keyboard.press("End");
  await expect(tip).toContainText("IS-7");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await page.getByRole("slider", { name: /percentiles/ }).focus();
  await expect(tip).toHaveText(/^E 100Firepower \d+$/);
  await page.keyboard.press("ArrowDown");
  await expect(tip).toHaveText(/^IS-7Firepower \d+$/);
});
