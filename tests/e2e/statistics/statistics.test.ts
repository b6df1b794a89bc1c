import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { alive } from "../support/hydrated.ts";
import { visibleRows } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

const tables = [
  { path: "/community-average", label: "Community averages", figure: "Damage", key: "damage" },
  { path: "/marks-of-mastery", label: "Marks of mastery", figure: "Class I", key: "first" },
];

const menu = (page: Page, name: "Sort" | "Columns") => page.locator("details.table-menu", { hasText: name });
const panel = (page: Page, label: string) => page.getByRole("region", { name: label, exact: true });
const firstVehicle = (page: Page) => visibleRows(page).first().getByRole("link");

/** Points at the panel, and waits until it is alive. */
async function wake(page: Page, label: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Filter by name" }).hover();
  await alive(panel(page, label).getByRole("button", { name: "CSV" }));
}

for (const { path, label, figure, key } of tables) {
  test.describe(label, () => {
    for (const script of ["with script", "without script"] as const) {
      test(`are filtered, sorted, paged and open a vehicle ${script}`, async ({ page: scripted, browser, baseURL }) => {
        const context =
          script === "without script" ? await browser.newContext({ baseURL, javaScriptEnabled: false }) : null;
        const page = (await context?.newPage()) ?? scripted;
        await page.goto(path);
        await expect(visibleRows(page)).toHaveCount(50);
        await page.getByRole("link", { name: "Next" }).click();
        await expect(page).toHaveURL(`${path}?page=2`);
        await page.getByRole("group", { name: "Class" }).getByRole("link").nth(2).click();
        await expect(page).toHaveURL(/class=heavyTank/);
        await page.getByRole("columnheader", { name: figure, exact: true }).getByRole("link").click();
        await expect(page).toHaveURL(new RegExp(`class=heavyTank&sort=-${key}`));
        await expect(page.getByRole("columnheader", { name: figure, exact: true })).toHaveAttribute(
          "aria-sort",
          "descending",
        );
        await page.getByRole("searchbox", { name: "Filter by name" }).fill("is-7");
        await page.getByRole("searchbox", { name: "Filter by name" }).press("Enter");
        await expect(page).toHaveURL(/q=is-7/);
        await expect(firstVehicle(page)).toContainText("IS-7");
        await firstVehicle(page).click();
        await expect(page).toHaveURL(/\/7169\/is-7/);
        await context?.close();
      });
    }

    test("say what of an address means nothing, and show the rest", async ({ page }) => {
      await page.goto(`${path}?tier=99&tier=8&sort=-luck&${key}=lots&page=x`);
      await expect(page.getByText("Not understood, and left out of what is shown:")).toContainText("Tier “99”");
      await expect(page.getByText("Not understood")).toContainText("order by “-luck”");
      await expect(page.getByRole("link", { name: "Remove Tier VIII" })).toBeVisible();
    });

    test("have their columns and order chosen by forms without script", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${path}?tier=8`);
      await menu(page, "Columns").locator("summary").click();
      await page.getByRole("checkbox", { name: "Nation", exact: true }).check();
      await page.getByRole("button", { name: "Show columns" }).click();
      await expect(page).toHaveURL(/cols=.*nation/);
      await expect(page.getByRole("columnheader", { name: "Nation" })).toBeVisible();
      await menu(page, "Sort").locator("summary").click();
      await page.getByRole("combobox").first().selectOption(key);
      await page.getByRole("button", { name: "Sort rows" }).click();
      await expect(page.getByRole("columnheader", { name: figure, exact: true })).toHaveAttribute(
        "aria-sort",
        /ending/,
      );
      await context.close();
    });

    test("are saved as CSV, all rows that are selected", async ({ page }) => {
      await page.goto(`${path}?tier=8`);
      await wake(page, label);
      const total = Number((await page.getByRole("status").first().locator("b").innerText()).replace(",", ""));
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "CSV" }).click();
      const lines = (await readFile(await (await download).path(), "utf8")).trim().split(/\r?\n/);
      expect(lines[0]).toMatch(/^\uFEFF?"?Vehicle/);
      expect(lines).toHaveLength(total + 1);
    });

    test("stand on a phone without a part beyond its edge", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expect(page.getByRole("columnheader", { name: figure, exact: true })).toBeVisible();
    });

    test("are accessible", async ({ page }) => {
      for (const colorScheme of ["dark", "light"] as const) {
        for (const width of [1440, 390]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
        }
      }
    });
  });
}

test("averages are rolled up by class, tier and nation, with the filters kept", async ({ page }) => {
  await page.goto("/community-average?tier=10");
  const rows = page.getByRole("group", { name: "Rows" });
  await rows.getByRole("link", { name: "By class" }).click();
  await expect(page).toHaveURL("/community-average?tier=10&view=class");
  await expect(visibleRows(page)).toHaveCount(5);
  await rows.getByRole("link", { name: "By nation" }).click();
  await expect(page.getByRole("rowheader", { name: "Germany" })).toBeVisible();
  await page.getByRole("columnheader", { name: "Damage" }).getByRole("link").click();
  await expect(page).toHaveURL("/community-average?tier=10&sort=-damage&view=nation");
  await rows.getByRole("link", { name: "Vehicles" }).click();
  await expect(page).toHaveURL("/community-average?tier=10");
});

test("every estimate says that it is one", async ({ page }) => {
  await page.goto("/marks-of-mastery");
  const rows = await visibleRows(page).count();
  await expect(visibleRows(page).getByRole("cell", { name: /^Estimate, / })).toHaveCount(rows);
});
