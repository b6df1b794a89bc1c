import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { announcedVehicle, vehicleCount } from "../support/dataset.ts";
import { exportedAs, exportPanel, openExport } from "../support/export-panel.ts";
import { count, visibleRows, wakePanel } from "../support/index-page.ts";
import { head, heads } from "../support/table-menus.ts";
import { expect, test } from "../support/test.ts";

test("what is shown is taken along, all pages of it, and says where it comes from", async ({ page }) => {
  await page.goto("/?nation=germany&sort=-dpm&cols=dpm,reload");
  const total = Number.parseInt((await count(page).textContent()) ?? "", 10);
  await wakePanel(page);
  await openExport(page);
  const file = await exportedAs(page, "CSV");
  expect(file.name).toMatch(new RegExp(`^vehicles-${total}-top-modules-patch-[\\d.]+\\.csv$`));
  const lines = file.content.toString("utf8").split("\r\n");
  const head = "Tank id,Vehicle,Nation,Tier,Class,Type,Damage per minute,Reload (s),Patch,Source,Date of the source";
  expect(lines[0]).toBe(`\uFEFF${head},Later patches`);
  expect(lines).toHaveLength(total + 2);
  expect(lines[1]).toMatch(
    /^\d+,[^,]+,Germany,[IVX]+,[A-Za-z ]+,[A-Z][a-z]+,\d{4},\d+(?:\.\d+)?,\d[^,]*,.+,[\d-]{10},.*$/,
  );
  const call = exportPanel(page).getByRole("link", { name: "CSV" });
  const answer = await page.request.get((await call.getAttribute("href")) ?? "");
  expect((await answer.text()).split("\r\n")).toEqual(lines);
});

test("without script what is shown is a file of the open call", async ({ noScript: page }) => {
  await page.goto("/?nation=germany&tier=10&sort=-dpm&cols=dpm&view=grid");
  const total = Number.parseInt((await count(page).textContent()) ?? "", 10);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toContain("Damage per minute");
});

test("a newer vehicle says once that its figures are not published", async ({ noScript: page }) => {
  const { name, tier } = announcedVehicle();
  await page.goto(`/?tier=${tier}&q=${encodeURIComponent(name)}`);
  const row = visibleRows(page).filter({ hasText: name }).first();
  await expect(row.getByText("Stats not published")).toHaveCount(1);
  await expect(row).not.toContainText("Not known");
  // What is known stands in its column.
  const health = await head(page, /^Health/).boundingBox();
  const value = await row.getByRole("cell").nth(2).boundingBox();
  expect(value?.x).toBeCloseTo(health?.x ?? -1, 0);
});

test.describe("by the keyboard", () => {
  test("a link skips to the table, and the filters before it are few stops", async ({ page }) => {
    await page.goto("/");
    const skip = page.getByRole("link", { name: "Skip to the table" });
    const frame = page.getByRole("region", { name: "Vehicles, table" });
    await page.getByRole("searchbox", { name: "Filter by name" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    let stops = 0;
    while (!(await frame.evaluate((element) => element === document.activeElement))) {
      expect(stops++).toBeLessThan(13);
      await page.keyboard.press("Tab");
    }
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(frame).toBeFocused();
  });

  test("the arrow keys go through a group of filters", async ({ page }) => {
    await page.goto("/");
    await wakePanel(page);
    const tiers = page.getByRole("group", { name: "Tier" }).getByRole("link");
    await page.getByRole("searchbox", { name: "Filter by name" }).press("Tab");
    await page.keyboard.press("Tab");
    await expect(tiers.first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tiers.nth(2)).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await expect(tiers.last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/?tier=11");
  });
});

test("on paper the rows are printed with all columns", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/?nation=sweden");
  await loadByFilter(page);
  await expect(head(page, /^Role/)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(head(page, /^Role/)).toBeVisible();
  await expect(visibleRows(page)).toHaveCount(vehicleCount("sweden"));
  expect(await page.locator("[data-scroll-frame]").evaluate((frame) => getComputedStyle(frame).overflow)).toBe(
    "visible",
  );
});

test("on paper a long list begins where it stands, and no column is cut off", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const [path, list] of [
    ["/?nation=sweden", "#table tbody"],
    ["/comparison?v=7169&v=9489", ".compare-table"],
    ["/patches", "li:nth-child(12)"],
    ["/faq", ".clearing-way"],
  ] as const) {
    await page.goto(path);
    const { breaks, overflow } = await page
      .locator(".panel", { has: page.locator(list) })
      .first()
      .evaluate((panel) => {
        const { breakInside, overflow: spill } = getComputedStyle(panel);
        return { breaks: breakInside, overflow: spill };
      });
    expect({ path, breaks, overflow }).toEqual({ path, breaks: "auto", overflow: "visible" });
  }
});

/** Uses the table for the first time, by a filter. */
async function loadByFilter(page: Page) {
  await page.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 10" }).click();
  await expect(page).toHaveURL(/tier=10/);
  await page.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 10" }).click();
  await expect(page).toHaveURL("/?nation=sweden");
}

test("names are short and whole on a tablet, and every column fits", async ({ noScript: page }) => {
  await page.goto("/?tier=10");
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = () =>
      page
        .locator("#table tbody .vehicle-name:visible")
        .evaluateAll((all) =>
          all.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
        );
    await expect.poll(cut, `${width} px`).toEqual([]);
    const beyond = () =>
      page.locator("[data-scroll-frame]").evaluate((element) => element.scrollWidth - element.clientWidth);
    // Another size of the window reaches the page a moment later.
    await expect.poll(beyond, `${width} px`).toBe(0);
    expect(await heads(page)).not.toContain("Role");
  }
});

test("a table of many columns scrolls in its own frame, on a wide screen too", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(
    "/?cols=health,damage,dpm,penetration,reload,aimTime,dispersion,hullFront,turretFront,weight,calibre,ammo,viewRange,topSpeed,specificPower,enginePower",
  );
  const frame = page.locator("[data-scroll-frame]");
  const [table, width] = await frame.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(table).toBeGreaterThan(width ?? 0);
  await frame.evaluate((element) => element.scrollTo(400, 300));
  const [left, top] = await frame.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const corner = element.querySelector("thead th")?.getBoundingClientRect();
    return [(corner?.x ?? -1) - x, (corner?.y ?? -1) - y];
  });
  expect([left, top]).toEqual([0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});
