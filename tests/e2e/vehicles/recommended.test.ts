import { awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

test("a recommended set is looked at and opened as a loadout", async ({ noScript: page }) => {
  await page.goto("/7169/is-7");
  const panel = page.locator("#recommended");
  const [main, secondary] = [panel.locator("#recommended-main"), panel.locator("#recommended-secondary")];
  await expect(main).toBeVisible();
  await expect(main.getByText("Large Repair Kit")).toBeVisible();

  // One at a time.
  await panel.getByText("Secondary", { exact: true }).click();
  await expect(main).toBeHidden();
  await expect(secondary.getByText("Vertical Stabilizer Class 1", { exact: true })).toBeVisible();

  // What no stat ranks, with what it does.
  await expect(panel.getByText("Loader: Adrenaline Rush")).toBeHidden();
  await panel.getByText("All skills and field modifications").click();
  await expect(panel.getByText("Loader: Adrenaline Rush")).toBeVisible();

  await secondary.getByRole("link", { name: "Open in Loadout" }).click();
  await expect(page).toHaveURL(/\/7169\/is-7\/loadout\?loadout=[\w-]{20,}$/);
  await expect(page.locator("#equipment-3")).toContainText("Vertical Stabilizer Class 1");
  await expect(page.locator("#directive-1")).toContainText("Orderly Ammo Rack");
  for (const skill of ["Brothers in Arms", "Repairs"]) await expect(page.locator("#everyone-1")).toContainText(skill);
  await expect(page.locator("#crew-2")).toContainText("Quick Aiming");
});

test("only sets that hold something have a tab, and the address of one opens it", async ({ page }) => {
  await page.goto("/7169/is-7#recommended-experimental");
  const panel = page.locator("#recommended");
  await expect(panel.locator("#recommended-experimental")).toBeVisible();
  for (const set of await panel.locator("details[name]").all()) {
    await set.locator("summary").click();
    await expect(set.getByRole("link", { name: "Open in Loadout" })).toBeVisible();
  }
});

test("the link of a set is copied and leads to its loadout", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/7169/is-7");
  await awake(page);
  const set = page.locator("#recommended-main");
  const address = await set.getByRole("link", { name: "Open in Loadout" }).getAttribute("href");
  await expect(async () => {
    await set.getByRole("link", { name: "Copy link" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address ?? "no link");
  }).toPass();
});

// One screen of a desktop; less than a third of what the phone's page was. The longest verdicts, items, warnings and labels.
const LONGEST = {
  1440: ["7169/is-7", "18209/t49", "6817/cav-mod-71", "10289/bz-58-2", "43073/lorraine-50-t", "11073/amx-50-foch"],
  390: ["7169/is-7", "3217/50tp-tyszkiewicza", "14609/leopard-1", "18753/panhard-ebr-90"],
};
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the overview fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of LONGEST[width]) {
      await page.goto(`/${path}`);
      await expect(page.locator(".overview")).toBeVisible();
      const [end, whole] = await page.evaluate(() => {
        const bottom = document.querySelector(".overview")?.getBoundingClientRect().bottom ?? Number.NaN;
        return [bottom, document.documentElement.scrollHeight];
      });
      if (width === 1440) expect(end, path).toBeLessThanOrEqual(height);
      else expect(whole, path).toBeLessThanOrEqual(2_900);
    }
  });
}
