import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { formatNumber } from "#app/game/stats/format.ts";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { revisedVehicle } from "../support/dataset.ts";
import { alive } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const step = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rows = (page: Page) => page.locator("#table tbody tr:not(.head-again)");
const names = (page: Page) => rows(page).locator(".vehicle-name:visible").allInnerTexts();
const heads = (page: Page) => page.locator("#table thead th").allInnerTexts();

/** Points at a control that has script or not, and waits for the script where there is any. */
async function ready(control: Locator): Promise<Locator> {
  await control.hover();
  if ((await control.page().locator("html.js").count()) > 0) await alive(control);
  return control;
}

async function press(control: Locator): Promise<void> {
  await (await ready(control)).click();
}

async function paste(page: Page, text: string): Promise<void> {
  await (await ready(page.getByText("Pasted list", { exact: true }))).click();
  await page.getByRole("textbox", { name: "Names or ids" }).fill(text);
  await press(page.getByRole("button", { name: /^Choose these|list again$/ }));
}

withAndWithoutScript("vehicles and figures are chosen, ordered, sorted and paged", async (page) => {
  await page.goto("/tank-extractor");
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/tank-extractor?page=2");
  await step(page, "Vehicles").getByRole("link", { name: "Tier 10", exact: true }).click();
  await expect(page).toHaveURL("/tank-extractor?tier=10");
  await press(step(page, "Columns").getByRole("button", { name: "Move Health up" }));
  await expect(page).toHaveURL(
    "/tank-extractor?tier=10&cols=tier,class,nation,health,rating,damage,dpm,penetration,viewRange,topSpeed,specificPower",
  );
  await press(step(page, "Columns").getByRole("button", { name: "Remove Class" }));
  await expect(page).toHaveURL(/cols=tier,nation,health,rating,damage/);
  await (await ready(step(page, "Stats").getByRole("checkbox", { name: "Reload", exact: true }))).check();
  const show = page.getByRole("button", { name: "Show stats" });
  if (await show.isVisible()) await show.click();
  await expect(page).toHaveURL(/specificPower,reload$/);
  await page
    .getByRole("columnheader", { name: /^Reload/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/sort=reload/);
  await step(page, "Stats").getByRole("link", { name: "Stock" }).click();
  await expect(page).toHaveURL(/modules=stock/);
  await expect(page.getByText(/^Stock modules, /)).toBeVisible();
  // The address alone shows the same again.
  const before = [await heads(page), await names(page)];
  await page.reload();
  expect([await heads(page), await names(page)]).toEqual(before);
});

withAndWithoutScript("a pasted list is read, what is unclear is asked, and nothing of it is lost", async (page) => {
  await page.goto("/tank-extractor?cols=tier,dpm");
  await paste(page, "IS-7; E 100\n7169\nis-2\nKranwagen\nno such tank");
  const list = step(page, "Vehicles");
  await expect(list.getByText(/2 not found: “Kranwagen”/)).toBeVisible();
  await expect(list.getByText(/1 unclear: “is-2”/)).toBeVisible();
  await expect(list.getByText(/1 line .*again/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Names or ids" })).toHaveValue(/no such tank$/);
  await expect.poll(() => names(page)).toEqual(["IS-7", "E 100"]);
  await list.getByLabel("“is-2” is").selectOption("59137 is-2");
  await list.getByLabel("Instead of “Kranwagen”").selectOption({ index: 1 });
  await press(page.getByRole("button", { name: "Read the list again" }));
  await expect(list.getByText(/1 not found: “no such/)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(["IS-7", "E 100", "IS-2", "Kranvagn"]);
  await page.getByRole("textbox", { name: "Names or ids" }).fill("Maus\nIS-7\nE 100");
  await press(page.getByRole("button", { name: "Read the list again" }));
  await expect(page).toHaveURL(/^[^?]*\?cols=tier,dpm&vehicles=~[\w-]{8}$/);
  await expect.poll(() => names(page)).toEqual(["Maus", "IS-7", "E 100"]);
  await press(list.getByRole("button", { name: "Remove IS-7" }));
  await expect.poll(() => names(page)).toEqual(["Maus", "E 100"]);
  await expect(page.getByRole("textbox", { name: "Names or ids" })).toHaveValue("Maus\nE 100");
});

test("figures of later patches are left out and included again, in the file too", async ({ noScript: page }) => {
  const { id, health } = revisedVehicle();
  const [now, before] = [health.now, health.before].map((value) => formatNumber(value));
  const csv = async () => {
    const link = page.getByRole("region", { name: "Export" }).getByRole("link", { name: "CSV" });
    const text = await (await page.request.get((await link.getAttribute("href")) ?? "")).text();
    return Papa.parse<Record<string, string>>(text.trim(), { header: true }).data[0] ?? {};
  };
  await page.goto(`/tank-extractor?cols=health&vehicles=${id}`);
  const cell = rows(page).first().locator("td").first();
  await expect(cell).toHaveText(now ?? "");
  expect(Object.values(await csv())).toEqual(
    expect.arrayContaining([String(health.now), expect.stringMatching(/health: /)]),
  );
  await press(step(page, "Stats").getByRole("link", { name: "Game files only" }));
  await expect(page).toHaveURL(/figures=definitions/);
  await expect(cell).toHaveText(before ?? "");
  const defined = Object.values(await csv());
  expect(defined).toContain(String(health.before));
  expect(defined.join()).not.toContain("health: ");
  await press(step(page, "Stats").getByRole("link", { name: "Include later patches" }));
  await expect(page).not.toHaveURL(/figures=/);
  await expect(cell).toHaveText(now ?? "");
});

test("the open calls give what the preview shows", async ({ noScript: page }) => {
  await page.goto("/tank-extractor?tier=9&nation=sweden&sort=-dpm&cols=tier,dpm,health");
  const tableRows = await rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.replace(",", ""))),
  );
  expect(tableRows.length).toBeGreaterThan(2);
  const bar = page.getByRole("region", { name: "Export" });
  const href = await bar.getByRole("link", { name: "CSV" }).getAttribute("href");
  const { data } = Papa.parse<string[]>((await (await page.request.get(href ?? "")).text()).trim());
  expect(data.slice(1).map((row) => row.slice(2, 5))).toEqual(tableRows);
  expect(data.slice(1).map(([, name]) => name)).toEqual(await names(page));
  const json = await page.request.get((await bar.getByRole("link", { name: "JSON" }).getAttribute("href")) ?? "");
  const { rows: objects } = await json.json();
  expect(objects.map(({ dpm }: { dpm: number }) => String(dpm))).toEqual(tableRows.map(([, dpm]) => dpm));
});

test("many figures are shown in parts, and taken along whole", async ({ noScript: page }) => {
  const cols = [
    "tier",
    "class",
    "nation",
    "role",
    "health",
    "damage",
    "dpm",
    "penetration",
    "reload",
    "aimTime",
    "dispersion",
    "viewRange",
    "topSpeed",
    "specificPower",
    "weight",
    "calibre",
    "enginePower",
    "credits",
  ];
  await page.goto(`/tank-extractor?nation=sweden&cols=${cols.join(",")}`);
  const preview = step(page, "Preview");
  await expect(preview.getByText(/1 to 16 of 18/)).toBeVisible();
  expect((await heads(page)).length).toBe(17);
  await preview.getByRole("link", { name: "Next stats" }).click();
  await expect(page).toHaveURL(/&part=2$/);
  await expect(preview.getByText(/17 to 18 of 18/)).toBeVisible();
  await preview.getByRole("columnheader").last().getByRole("link").click();
  await expect(page).toHaveURL(/sort=credits&.+&part=2$/);
  expect((await heads(page)).length).toBe(3);
  const csv = page.getByRole("region", { name: "Export" }).getByRole("link", { name: "CSV" });
  expect(await csv.getAttribute("href")).toMatch(/credits$/);
});

test("a file has what the preview shows, and the link the same choice", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/tank-extractor?cols=tier,dpm&vehicles=~ACJRHA");
  const bar = page.getByRole("region", { name: "Export" });
  const button = bar.getByRole("button", { name: "Export" });
  await bar.hover();
  await expect(button).toBeEnabled();
  const download = page.waitForEvent("download");
  await button.click();
  const text = await readFile(await (await download).path(), "utf8");
  const { data } = Papa.parse<string[]>(text.trim());
  expect(data.slice(1).map((row) => row.slice(0, 4))).toEqual([
    ["9489", "E 100", "X", "2250"],
    ["7169", "IS-7", "X", "2146"],
  ]);
  await bar.getByRole("button", { name: "Copy link" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/tank-extractor\?cols=tier,dpm&vehicles=~ACJRHA$/);
});

test("figures are found by typing, chosen by group, and columns dragged", async ({ page }) => {
  await page.goto("/tank-extractor?cols=tier,dpm,health");
  const statsStep = step(page, "Stats");
  const find = await ready(statsStep.getByRole("searchbox", { name: "Find a stat" }));
  await find.fill("disper");
  await expect(statsStep.getByRole("checkbox", { name: "Reload", exact: true })).toBeHidden();
  await expect(statsStep.getByRole("checkbox", { name: "Dispersion, 100 m" })).toBeVisible();
  await find.fill("");
  await statsStep.getByRole("link", { name: "Add all of Mobility" }).click();
  await expect(page).toHaveURL(/cols=tier,dpm,health,\w+,\w+/);
  await statsStep.getByRole("link", { name: "Remove all of Mobility" }).click();
  await expect(page).toHaveURL("/tank-extractor?cols=tier,dpm,health");
  const grip = (key: string) => page.locator(`[data-column=${key}] [data-grip]`);
  const [from, to] = [await grip("health").boundingBox(), await grip("tier").boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) - 8, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL("/tank-extractor?cols=health,tier,dpm");
});

withAndWithoutScript("ranges of figures and both ways of choosing go together", async (page) => {
  await page.goto("/tank-extractor?cols=dpm,health&vehicles=~ACJRHA");
  const vehicles = step(page, "Vehicles");
  await press(page.getByText("By filter", { exact: true }));
  await press(vehicles.getByText("Stat ranges"));
  await (await ready(vehicles.getByRole("textbox", { name: "Health, from" }))).fill("2,500");
  await press(vehicles.getByRole("button", { name: "Apply ranges" }));
  await expect(page).toHaveURL("/tank-extractor?health=2500..&cols=dpm,health&vehicles=~ACJRHA");
  await expect.poll(() => names(page)).toEqual(["E 100"]);
});

test("one extractor leads to the other", async ({ noScript: page }) => {
  await page.goto("/tank-extractor");
  const ways = page.getByRole("navigation", { name: "Extractors" });
  await ways.getByRole("link", { name: "Modules" }).click();
  await expect(page).toHaveURL("/modules-extractor");
  await ways.getByRole("link", { name: "Tanks" }).click();
  await expect(page).toHaveURL("/tank-extractor");
});

test("the examples for scripts are copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/tank-extractor?tier=10&cols=dpm");
  const examples = page.getByRole("region", { name: "For scripts and spreadsheets" });
  await press(examples.getByRole("button", { name: "Copy" }).first());
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^http:.+\/api\/vehicles\.csv\?tier=10&cols=dpm$/);
});
