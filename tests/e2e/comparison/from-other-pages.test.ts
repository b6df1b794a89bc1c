import { E100, IS7, KRANVAGN, names, press } from "../support/comparison-page.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

test("what is chosen on other pages is kept in a tray across them, and opens as one comparison", async ({ page }) => {
  await page.goto("/?tier=10&class=heavyTank&nation=germany");
  await press(page.getByRole("button", { name: "Compare E 100" }));
  const tray = page.getByRole("region", { name: "Chosen to compare" });
  await expect(tray.getByRole("link", { name: "Compare 1" })).toBeVisible();
  await page.goto("/techtree/ussr");
  const node = page.locator(".tree-node", { has: page.getByRole("button", { name: "Compare IS-7" }) });
  await node.hover();
  await press(node.getByRole("button", { name: "Compare IS-7" }));
  await expect(tray.getByRole("link", { name: "Compare 2" })).toBeVisible();
  await page.goto("/529/tiger-i/loadout?loadout=stock");
  await press(page.getByRole("main").getByRole("button", { name: "Compare", exact: true }));
  await tray.getByRole("link", { name: "Compare 3" }).click();
  // The loadout of the address is that of the column.
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${IS7}&v=529.stock`);
  await expect(tray).toHaveCount(0);
  // What is changed there is what is kept, and the bare page leads back to it.
  await press(page.getByRole("button", { name: "Remove IS-7" }));
  const kept = `/comparison?v=${E100}&v=529.stock`;
  await expect(page).toHaveURL(kept);
  await page.goto("/comparison");
  await expect(page).toHaveURL(kept);
  await page.goto("/legal");
  await press(tray.getByRole("button", { name: "Clear the comparison" }));
  await expect(tray).toHaveCount(0);
  await page.goto("/comparison");
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});

test("a double click adds a vehicle once", async ({ page }) => {
  await page.goto("/?tier=10&class=heavyTank&nation=germany");
  await hydrated(page);
  await page.getByRole("button", { name: "Compare E 100" }).dblclick();
  const tray = page.getByRole("region", { name: "Chosen to compare" });
  await expect(tray.getByRole("link", { name: "Compare 1" })).toBeVisible();
  await page.getByRole("button", { name: "Compare Maus" }).dblclick();
  await tray.getByRole("link", { name: "Compare 2" }).click();
  await expect(page).toHaveURL(/\/comparison\?v=\d+&v=\d+$/);
  await expect.poll(async () => (await names(page)).toSorted()).toEqual(["E 100", "Maus"]);
});

test("of two vehicles added from the search before the first is drawn neither is lost", async ({ page }) => {
  await page.goto(`/comparison?v=${E100}`);
  await hydrated(page);
  const answered = Promise.withResolvers<void>();
  await page.route("**/comparison.data?**", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  for (const [typed, found] of [
    ["is-7", "IS-7"],
    ["kranv", "Kranvagn"],
  ] as const) {
    await search.getByRole("combobox").fill(typed);
    await expect(search.getByRole("option").first()).toContainText(found);
    await page.keyboard.press("Shift+Enter");
  }
  answered.resolve();
  await expect(search.getByRole("link", { name: "Compare 3" })).toBeVisible();
  await expect(page).toHaveURL(`/comparison?v=${E100}&v=${IS7}&v=${KRANVAGN}`);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("vehicles are chosen from rows, a plan of a tree and the search", async ({ page }) => {
    await page.goto("/?tier=10&class=heavyTank&nation=germany");
    await hydrated(page);
    await page.getByRole("button", { name: "Compare E 100" }).tap();
    const tray = page.getByRole("region", { name: "Chosen to compare" });
    await expect(tray.getByRole("link", { name: "Compare 1" })).toBeVisible();
    await page.goto("/community-average?tier=10&class=heavyTank&nation=sweden");
    await hydrated(page);
    await page.getByRole("button", { name: "Compare Kranvagn" }).tap();
    await expect(tray.getByRole("link", { name: "Compare 2" })).toBeVisible();
    await page.goto(`/techtree/ussr?to=${IS7}`);
    await hydrated(page);
    await page.locator("#plan").getByRole("button", { name: "Compare IS-7" }).tap();
    await tray.getByRole("link", { name: "Compare 3" }).tap();
    await expect(page).toHaveURL(`/comparison?v=${E100}&v=${KRANVAGN}&v=${IS7}`);
    // The address changes a moment before the page is drawn.
    await expect(tray).toHaveCount(0);
    // The search adds to the comparison that is shown, by finger and by keys.
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search" });
    await search.getByRole("combobox").fill("tiger i");
    await expect(search.getByRole("option").first()).toContainText("Tiger I");
    await search.locator("button[value='529']").tap();
    await expect(page).toHaveURL(`/comparison?v=${E100}&v=${KRANVAGN}&v=${IS7}&v=529`);
    // The address changes a moment before the page is drawn.
    await expect(search.getByRole("link", { name: "Compare 4" })).toBeVisible();
    await search.getByRole("combobox").fill("kranv");
    await expect(search.getByRole("option").first()).toContainText("Kranvagn");
    await page.keyboard.press("Shift+Enter");
    await expect(search.getByRole("link", { name: "Compare 5" })).toBeVisible();
    await expect(page).toHaveURL(`/comparison?v=${E100}&v=${KRANVAGN}&v=${IS7}&v=529&v=${KRANVAGN}`);
  });

  test("without script a row and a plan lead to a comparison of that vehicle", async ({ noScript }) => {
    await noScript.goto("/?tier=10&class=heavyTank&nation=germany");
    await noScript.getByRole("button", { name: "Compare E 100" }).click();
    await expect(noScript).toHaveURL(`/comparison?v=${E100}`);
    await noScript.goto(`/techtree/ussr?to=${IS7}`);
    await noScript.locator("#plan").getByRole("button", { name: "Compare IS-7" }).click();
    await expect(noScript).toHaveURL(`/comparison?v=${IS7}`);
  });
});

test("without script the buttons of other pages lead to a comparison of that vehicle", async ({ noScript }) => {
  await noScript.goto("/?view=grid&tier=10&class=heavyTank&nation=germany");
  await noScript.getByRole("button", { name: "Compare E 100" }).click();
  await expect(noScript).toHaveURL(`/comparison?v=${E100}`);
  await noScript.goto("/529/tiger-i/loadout?loadout=typical");
  await noScript.getByRole("main").getByRole("button", { name: "Compare", exact: true }).click();
  await expect(noScript).toHaveURL("/comparison?v=529.typical");
  expect(await names(noScript)).toEqual(["Tiger I"]);
});
