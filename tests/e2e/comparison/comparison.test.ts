import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { formatNumber } from "#app/game/stats/format.ts";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { E100, IS7, KRANVAGN, names, press } from "../support/comparison-page.ts";
import { revisedVehicle } from "../support/dataset.ts";
import { alive, hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const rowOf = (page: Page, label: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label, exact: true }) });
const cellsOf = (page: Page, label: string) => rowOf(page, label).getByRole("cell").allInnerTexts();

/** Presses a button among what can be changed of a column, which a change of the column closes again. */
async function pressOption(page: Page, index: number, name: string | RegExp): Promise<void> {
  const details = page.locator(".compare-options").nth(index);
  const button = details.getByRole("button", { name });
  await expect(async () => {
    if (!(await button.isVisible())) await press(details.locator("summary"));
    await button.click({ timeout: 2_000 });
  }).toPass();
}

withAndWithoutScript("vehicles are added by name, moved, made the baseline and removed", async (page) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  await expect(page).toHaveTitle(/^E 100 vs IS-7/);
  expect(await names(page)).toEqual(["E 100", "IS-7"]);
  const field = page.getByRole("combobox", { name: "Vehicle to add" });
  await field.fill("IS-7");
  await press(page.getByRole("button", { name: "Add", exact: true }));
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${IS7}&v=${IS7}`);
  await pressOption(page, 2, /^Stock/);
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${IS7}&v=${IS7}.stock`);
  await pressOption(page, 2, /^Make baseline/);
  await expect(page).toHaveURL(`/comparison?v=${IS7}.stock&v=${E100}&v=${IS7}`);
  await pressOption(page, 0, "Move IS-7 to the right");
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${IS7}.stock&v=${IS7}`);
  await press(page.getByRole("button", { name: "Remove E 100" }));
  await expect(page).toHaveURL(`/comparison?v=${IS7}.stock&v=${IS7}`);
  await expect.poll(() => names(page)).toEqual(["IS-7", "IS-7"]);
});

withAndWithoutScript("modules, loadouts and what is shown are chosen by buttons", async (page) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  expect(await cellsOf(page, "Health")).toEqual([expect.stringMatching(/^2,700/), expect.stringMatching(/−300/)]);
  await expect(rowOf(page, "Health").getByRole("img", { name: "Best of the row" })).toHaveCount(1);
  expect(await cellsOf(page, "Rating")).toEqual([
    expect.stringMatching(/^[0-5]\.[05]\s+[A-Z]/),
    expect.stringMatching(/^[0-5]\.[05]\s+[A-Z]/),
  ]);
  await press(page.getByRole("button", { name: "Per cent" }));
  await expect(page).toHaveURL(/&deltas=percent$/);
  await expect(rowOf(page, "Health").getByText("−11.1%")).toBeVisible();
  await expect(rowOf(page, "Dispersion, 100 m")).toHaveCount(1);
  await press(page.getByRole("button", { name: "Differences only" }));
  await expect(page).toHaveURL(/&rows=different$/);
  await expect(rowOf(page, "Dispersion, 100 m")).toHaveCount(0);
  await press(page.getByRole("button", { name: "All figures" }));
  await expect(rowOf(page, "Shots per minute")).toHaveCount(1);
  await press(page.getByRole("button", { name: "Firepower" }));
  await expect(rowOf(page, "Shots per minute")).toHaveCount(0);
  await expect(page).toHaveURL(/&closed=firepower$/);
  const top = await cellsOf(page, "Health");
  await press(page.getByRole("group", { name: "Modules of all" }).getByRole("button", { name: "Stock" }));
  await press(page.getByRole("group", { name: "Loadout of all" }).getByRole("button", { name: "Most used" }));
  await expect(page).toHaveURL(new RegExp(`v=${E100}\\.typical\\.stock&v=${IS7}\\.typical\\.stock&`));
  // The address changes a moment before the table. It alone shows the same again.
  await expect.poll(() => cellsOf(page, "Health")).not.toEqual(top);
  const before = await cellsOf(page, "Health");
  await page.reload();
  expect(await cellsOf(page, "Health")).toEqual(before);
  await press(page.getByRole("button", { name: "Remove all" }));
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});

test("what an address asks for and cannot have is said, and the rest is shown", async ({ noScript: page }) => {
  const nine = `${`v=${E100}&`.repeat(8)}v=${IS7}`;
  await page.goto(`/comparison?${nine}`);
  expect(await names(page)).toEqual(Array(8).fill("E 100"));
  await expect(page.getByText("8 vehicles at most")).toBeVisible();
  await page.goto(`/comparison?v=9999999&v=maus&v=${IS7}.1AgN&v=${E100}`);
  expect(await names(page)).toEqual(["IS-7", "E 100"]);
  for (const message of ["There is no vehicle 9999999", "“maus” isn’t a vehicle", "IS-7: The code was changed"]) {
    await expect(page.getByText(message)).toBeVisible();
  }
});

test("without script an unclear name is asked about, and an example leads to a comparison", async ({ noScript }) => {
  await noScript.goto("/comparison");
  await noScript.getByRole("combobox", { name: "Vehicle to add" }).fill("IS-2");
  await noScript.getByRole("button", { name: "Add", exact: true }).click();
  await expect(noScript.getByText("“IS-2” is")).toBeVisible();
  await expect(noScript.getByRole("combobox", { name: "Vehicle to add" })).toHaveValue("IS-2");
  await noScript.getByRole("status").getByRole("link").first().click();
  await expect(noScript.locator(".compare-name")).toHaveCount(1);
  await noScript.goto("/comparison");
  await noScript.getByRole("link", { name: /^Leading tier X heavy tanks/ }).click();
  await expect(noScript.locator(".compare-name").nth(1)).toBeVisible();
});

test("suggestions are found as in the search, and columns moved by keys and by dragging", async ({ page }) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  const field = page.getByRole("combobox", { name: "Vehicle to add" });
  await field.hover();
  await alive(field);
  await field.pressSequentially("kranv");
  await expect(page.getByRole("option").first()).toContainText("Kranvagn");
  await field.press("Enter");
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${IS7}&v=${KRANVAGN}`);
  const grip = page.getByRole("button", { name: /^Move Kranvagn: column/ });
  await grip.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${KRANVAGN}&v=${IS7}`);
  await expect(grip).toBeFocused();
  const from = await page.getByRole("button", { name: /^Move IS-7: column/ }).boundingBox();
  const to = await page.locator(".compare-head").first().boundingBox();
  if (!from || !to) throw new Error("The columns have no place.");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect(page).toHaveURL(`/comparison?v=${IS7}&v=${E100}&v=${KRANVAGN}`);
});

test("the table is copied as CSV and as a picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  await press(page.getByRole("button", { name: "Copy CSV" }));
  await expect(page.getByText("Table copied as CSV", { exact: false }).first()).toBeAttached();
  const [head, , , ...lines] = Papa.parse<string[]>(await page.evaluate(() => navigator.clipboard.readText())).data;
  expect(head).toEqual(["Characteristic", "Unit", "E 100", "IS-7"]);
  expect(lines).toContainEqual(["Health", "hp", "2700", "2400"]);
  await press(page.getByRole("button", { name: "Copy picture" }));
  await expect(page.getByText("Picture copied").first()).toBeAttached();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await (item as ClipboardItem).getType("image/png"));
    return [bitmap.width, bitmap.height];
  });
  expect(size[0]).toBeGreaterThan(1000);
  expect(size[1]).toBeGreaterThan(1000);
});

test("a bare vehicle beside a fitted one is pointed out, and one button makes them alike", async ({ page }) => {
  await page.goto(`/comparison?v=${E100}.typical&v=${IS7}&v=${KRANVAGN}.stock`);
  const fit = page.getByRole("button", { name: "Fit their most used equipment" });
  await expect(page.getByText(/IS-7 and .+ have no equipment/)).toBeVisible();
  const [, bare] = await cellsOf(page, "Reload");
  await press(fit);
  await expect(page).toHaveURL(`/comparison?v=${E100}.typical&v=${IS7}.typical&v=${KRANVAGN}.typical.stock`);
  await expect(fit).toHaveCount(0);
  expect((await cellsOf(page, "Reload"))[1]).not.toBe(bare);
});

test("a column of former times, which named modules apart from its code, leads to the one of today", async ({
  request,
}) => {
  const answer = await request.get(`/comparison?v=${E100}&v=${IS7}.1BAEABQ4.stock&rows=different`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/comparison?v=${E100}&v=${IS7}.1AQEABAEABxk&rows=different`);
});

test("a second change before the first is drawn comes on top of it, and leaving then loses neither", async ({
  page,
}) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}&v=${KRANVAGN}`);
  await hydrated(page);
  await page.route("**/comparison.data?**", () => {});
  await page.getByRole("group", { name: "Modules of all" }).getByRole("button", { name: "Stock" }).click();
  await page.getByRole("group", { name: "Loadout of all" }).getByRole("button", { name: "Most used" }).click();
  await page.getByRole("button", { name: "Remove IS-7" }).dblclick();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/comparison");
  await expect(page).toHaveURL(`/comparison?v=${E100}.typical.stock&v=${KRANVAGN}.typical.stock`);
});

test("of two vehicles added quickly neither is lost, or the second is refused in words where there is no room", async ({
  page,
}) => {
  const seven = Array(7).fill(`v=${E100}`).join("&");
  for (const [search, kept] of [
    [`v=${E100}`, `v=${E100}&v=${IS7}&v=${KRANVAGN}`],
    [seven, `${seven}&v=${IS7}`],
  ] as const) {
    await page.goto(`/comparison?${search}`);
    const field = page.getByRole("combobox", { name: "Vehicle to add" });
    await field.hover();
    await alive(field);
    const suggestions = page.getByRole("listbox", { name: "Vehicles found" });
    // The page waits for the answer to the first.
    await page.route("**/comparison.data?**", () => {});
    for (const [typed, found] of [
      ["is-7", "IS-7"],
      ["kranv", "Kranvagn"],
    ] as const) {
      await field.fill(typed);
      await expect(suggestions.getByRole("option").first()).toContainText(found);
      await field.press("Enter");
      await expect(suggestions).toHaveCount(0);
    }
    await expect(page.getByText(/Kranvagn was not added/)).toBeAttached({ attached: search === seven });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/comparison");
    await expect(page).toHaveURL(`/comparison?${kept}`);
  }
});

test("keys keep their place, whatever a button takes away", async ({ page }) => {
  await page.goto(`/comparison?v=${E100}&v=${IS7}&v=${KRANVAGN}`);
  await hydrated(page);
  const summary = page.getByRole("group").filter({ hasText: "Change Kranvagn" }).locator("summary");
  await summary.press("Enter");
  const stock = page.getByRole("group", { name: "Modules of the Kranvagn" }).getByRole("button", { name: "Stock" });
  await stock.press("Enter");
  await expect(stock).toHaveAttribute("aria-pressed", "true");
  await expect(stock).toBeFocused();
  await page.getByRole("button", { name: /^Make baseline.*Kranvagn/ }).press("Enter");
  await expect.poll(() => names(page)).toEqual(["Kranvagn", "E 100", "IS-7"]);
  await expect(summary).toBeFocused();
  for (const [name, next] of [
    ["IS-7", "Remove E 100"],
    ["E 100", "Remove Kranvagn"],
  ] as const) {
    await page.getByRole("button", { name: `Remove ${name}` }).press("Enter");
    await expect(page.getByRole("button", { name: next })).toBeFocused();
  }
  await page.getByRole("button", { name: "Remove Kranvagn" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeFocused();

  // The eighth vehicle fills the comparison.
  await page.goto(`/comparison?${Array(7).fill(`v=${E100}`).join("&")}`);
  const field = page.getByRole("combobox", { name: "Vehicle to add" });
  await field.hover();
  await alive(field);
  await field.fill("is-7");
  await expect(page.getByRole("option", { name: /IS-7/ }).first()).toBeVisible();
  await field.press("Enter");
  await expect.poll(() => names(page)).toHaveLength(8);
  await expect(field).toBeFocused();
});

test("on a phone labels and baseline stay beside what scrolls, and names come again in each group", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/comparison?v=${E100}&v=${IS7}&v=${KRANVAGN}&v=${IS7}.stock`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const frame = page.getByRole("region", { name: "Comparison, table" });
  const health = rowOf(page, "Health");
  const before = [
    await health.getByRole("rowheader").boundingBox(),
    await health.getByRole("cell").first().boundingBox(),
  ];
  // It scrolls sideways alone: the page has the other way.
  const [height, inner] = await frame.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  expect(height).toBe(inner);
  await frame.evaluate((element) => element.scrollTo(300, 0));
  const after = [
    await health.getByRole("rowheader").boundingBox(),
    await health.getByRole("cell").first().boundingBox(),
  ];
  expect(after.map((box) => box?.x)).toEqual(before.map((box) => box?.x));
  await expect(page.locator(".compare-name-again").first()).toBeVisible();
  // Two fit: their names stay under the bar.
  await page.goto(`/comparison?v=${E100}&v=${IS7}`);
  await rowOf(page, "Health").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  await expect
    .poll(async () => Math.round((await page.locator(".compare-name").first().boundingBox())?.y ?? 0))
    .toBe(Math.round(bar));
});

test("a figure of a later patch opens to what it was, by keys and by touch", async ({ noScript: page }) => {
  const { id, health } = revisedVehicle();
  await page.goto(`/comparison?v=${id}&v=${IS7}`);
  const row = rowOf(page, "Health");
  const former = row.getByText(
    new RegExp(`^${formatNumber(health.now)}.hp since .+, was ${formatNumber(health.before)}$`),
  );
  await expect(former).toBeHidden();
  const value = row.locator("summary", { hasText: formatNumber(health.now) });
  await value.focus();
  await page.keyboard.press("Enter");
  await expect(former).toBeVisible();
  await value.click();
  await expect(former).toBeHidden();
});
