import XLSX from "@e965/xlsx";
import type { Page } from "@playwright/test";
import { exportedAs, exportPanel as panel, wakeExport as wake } from "../support/export-panel.ts";
import { expect, test } from "../support/test.ts";

const rows = (page: Page) => page.locator("#table tbody tr:not(.head-again)");
const menu = (page: Page, name: "Sort" | "Columns") => page.locator("details.table-menu", { hasText: name });

test("modules are found by kind, filtered, sorted and given columns", async ({ noScript: page }) => {
  await page.goto("/modules-extractor");
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole("group", { name: "Kind of module" }).getByRole("link", { name: "Engines" }).click();
  await expect(page).toHaveURL("/modules-extractor?view=engines");
  await page.getByRole("group", { name: "Nation" }).first().getByRole("link", { name: "Germany" }).click();
  await page.getByRole("columnheader", { name: "Power" }).getByRole("link").click();
  await expect(page).toHaveURL("/modules-extractor?nation=germany&sort=-power&view=engines");
  await expect(page.getByRole("columnheader", { name: "Power" })).toHaveAttribute("aria-sort", "descending");
  await page.goto("/modules-extractor?q=HL+230+tiger&view=engines&cols=power,fireChance,patch");
  const maybach = rows(page).filter({ hasText: "Maybach HL 230 TRM P45" }).first();
  await expect(maybach.getByRole("cell").nth(0)).toHaveText(/^\d{3}$/);
  await expect(maybach.getByRole("cell").nth(2)).toHaveText(/^\d+\.\d+/);
  await menu(page, "Columns").locator("summary").click();
  await expect(page.getByRole("checkbox", { name: "Weight" })).toBeVisible();
});

test("what an address of modules asks in vain is left out and said", async ({ noScript: page }) => {
  await page.goto("/modules-extractor?view=wings&tier=99&cols=reload,wingspan&sort=speed");
  await expect(page.getByText(/Tier “99”.*“speed”.*“wingspan”/)).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
});

test("a call gives the same as the table of modules", async ({ noScript: page }) => {
  await page.goto("/modules-extractor?tier=10&nation=ussr&view=radios&cols=range");
  const href = await panel(page).getByRole("link", { name: "JSON" }).getAttribute("href");
  const answer = await page.request.get(href ?? "");
  const { rows: given } = await answer.json();
  const total = Number(await page.getByRole("status").first().locator("b").innerText());
  expect(given).toHaveLength(total);
  expect(given[0]).toMatchObject({ nation: "ussr", tier: 10, range: expect.any(Number), patch: expect.any(String) });
});

test("an export has all rows that are selected in every format, and is named by what it holds", async ({ page }) => {
  await page.goto("/modules-extractor?tier=9,10&view=engines&sort=-power");
  await wake(page);
  const total = Number(await page.getByRole("status").first().locator("b").innerText());
  const csv = await exportedAs(page, "CSV");
  expect(csv.name).toMatch(new RegExp(`^engines-${total}-patch-[\\d.]+\\.csv$`));
  const lines = csv.content.toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(total + 1);
  const json = JSON.parse((await exportedAs(page, "JSON")).content.toString("utf8"));
  const book = XLSX.read((await exportedAs(page, "XLSX")).content);
  const cells = XLSX.utils.sheet_to_json<(string | number)[]>(book.Sheets.Engines ?? {}, { header: 1 });
  expect(cells).toHaveLength(total + 1);
  const power = cells[0]?.indexOf("Power (hp)") ?? -1;
  expect(cells.slice(1).map((row) => row[power])).toEqual(json.rows.map((row: { power: number }) => row.power));
  expect(book.SheetNames).toEqual(["Engines", "Source"]);
  const markdown = (await exportedAs(page, "Markdown")).content.toString("utf8");
  expect(markdown.split("\n").filter((line) => line.startsWith("|"))).toHaveLength(total + 2);
});

test("modules are copied for a spreadsheet", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/modules-extractor?q=maybach&view=engines");
  await wake(page);
  await panel(page).getByRole("button", { name: "Copy" }).click();
  await expect(panel(page).getByRole("status")).toHaveText(/^Copied [\d,]+ rows\.$/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split(/\r?\n/)[0]).toMatch(/^Module id\tModule\tTier\t/);
  expect(text).toContain("Game version\t");
});

test("an export that is cancelled half-way leaves nothing, and says so", async ({ page }) => {
  await page.goto("/modules-extractor?view=shells");
  await wake(page);
  // The rows do not come until the test lets them.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/modules/shells.json", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await panel(page).getByRole("button", { name: "Export" }).click();
  await expect(panel(page).getByRole("progressbar")).toBeVisible();
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(panel(page).getByRole("status")).toHaveText("Cancelled. Nothing was saved.");
  letGo();
  // The next one is saved: it is the only one.
  const { name } = await exportedAs(page, "CSV");
  expect(downloads).toEqual([name]);
});

test("an export whose rows cannot be fetched says so", async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|503/);
  await page.goto("/modules-extractor?view=turrets");
  await wake(page);
  await page.route("**/modules/turrets.json", (route) => route.fulfill({ status: 503, body: "" }));
  await panel(page).getByRole("button", { name: "Export" }).click();
  await expect(panel(page).getByRole("status")).toContainText("no file");
});

test("the module extractor stands on a phone without a part beyond its edge", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/modules-extractor");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(panel(page).getByRole("button", { name: "Export" })).toBeVisible();
});

test("more rows are within reach beside the bar of the export", async ({ page }) => {
  await page.goto("/modules-extractor");
  await expect(rows(page)).toHaveCount(50);
  const loaded = page.waitForResponse(/\.json/);
  await page.getByRole("columnheader").nth(1).hover();
  await loaded;
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(100);
});

test("the export bar never covers what has the focus", async ({ page }) => {
  await page.goto("/modules-extractor");
  await wake(page);
  await rows(page).first().getByRole("link").first().focus();
  const bar = page.locator(".export-bar");
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    const foot = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
    const top = (await bar.boundingBox())?.y;
    expect(foot).toBeLessThanOrEqual(top ?? 0);
  }
});
