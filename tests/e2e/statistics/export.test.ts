import { exportedAs, exportPanel, openExport } from "../support/export-panel.ts";
import { accessibleOnEveryScreen, IN_BOTH_MODES } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";

const tables = [
  { address: "/community-average?tier=8&sort=-damage", key: "damage", file: /^expected-by-wn8-\d+-vehicles-[\d-]+$/ },
  { address: "/marks-of-excellence?tier=7", key: "p95", file: /^marks-of-excellence-eu-\d+-vehicles-2026-09-21$/ },
  { address: "/marks-of-mastery?class=SPG", key: "first", file: /^marks-of-mastery-\d+-vehicles-patch-[\w.-]+$/ },
];

for (const { address, key, file } of tables) {
  test(`what ${address} shows is taken along, all rows of it, and says where it comes from`, async ({ page }) => {
    await page.goto(address);
    await openExport(page);
    const total = Number((await page.getByRole("status").first().locator("b").innerText()).replace(",", ""));
    const json = await exportedAs(page, "JSON");
    expect(json.name.replace(/\.json$/, "")).toMatch(file);
    const { rows, sources, columns } = JSON.parse(json.content.toString("utf8"));
    expect(rows).toHaveLength(total);
    await expect(exportPanel(page)).toContainText(`${total} × ${columns.length}`);
    expect(rows.filter((row: object) => !("publisher" in row && "date" in row))).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
    expect(rows.some((row: Record<string, number | null>) => typeof row[key] === "number")).toBe(true);
  });
}

test("the open panel is accessible", IN_BOTH_MODES, ({ page }) =>
  accessibleOnEveryScreen(page, "/marks-of-mastery", async () => {
    if (!(await exportPanel(page).isVisible())) await openExport(page);
  }),
);

test("the panel closes by its button, and follows the filters while it is open", async ({ page }) => {
  await page.goto("/marks-of-mastery");
  await openExport(page);
  const size = exportPanel(page).getByText(/^[\d,]+ × \d+$/);
  const before = await size.innerText();
  await page.getByRole("group", { name: "Class" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/class=/);
  await expect(size).not.toHaveText(before);
  await page.getByRole("button", { name: "Export", expanded: true }).click();
  await expect(exportPanel(page)).toBeHidden();
});

test("an export that is cancelled while the workbook is packed leaves nothing, and says so", async ({ page }) => {
  // The worker packs, but its file never arrives.
  await page.addInitScript(() => {
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      listen.call(this, type, (event: Event) => {
        if (event instanceof MessageEvent && "written" in event.data) return;
        listener(event);
      });
    } as typeof listen;
  });
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await page.goto("/marks-of-mastery?tier=10");
  await openExport(page);
  await exportPanel(page).locator("label", { hasText: "XLSX" }).click();
  await exportPanel(page).getByRole("button", { name: "Export" }).click();
  await expect(exportPanel(page).getByText("Packing the workbook")).toBeVisible();
  // Nobody knows how long that takes.
  await expect(exportPanel(page).getByRole("progressbar")).not.toHaveAttribute("value");
  await exportPanel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(exportPanel(page).getByRole("status")).toHaveText("Cancelled. Nothing was saved.");
  expect(downloads).toEqual([]);
});

test("rows that cannot be fetched are asked for again", async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|503/);
  await page.route("**/mastery/vehicles.json", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/marks-of-mastery");
  const toggle = page.getByRole("button", { name: "Export", expanded: false });
  await toggle.hover();
  await expect(toggle).toBeEnabled();
  await toggle.click();
  await expect(page.getByText(/could not be fetched/)).toBeVisible();
  await page.unroute("**/mastery/vehicles.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(exportPanel(page).getByRole("button", { name: "Copy" })).toBeVisible();
});
