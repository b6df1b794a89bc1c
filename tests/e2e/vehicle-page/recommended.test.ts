import { expect, test } from "../support/test.ts";
import { withAndWithoutScript } from "../support/with-and-without-script.ts";

withAndWithoutScript("a recommended set-up is looked at and opened in the calculator", async (page) => {
  await page.goto("/7169/is-7");
  const panel = page.locator("#recommended");
  await expect(panel.getByText("Mounted most: 14.8 %")).toBeVisible();

  // One at a time.
  await panel.getByText("Clan wars 2", { exact: true }).click();
  await expect(panel.getByText("Nothing is known that would set Clan wars 2 apart")).toBeVisible();
  await expect(panel.getByText("Mounted most: 14.8 %")).toBeHidden();
  await panel.getByText("Secondary", { exact: true }).click();
  await expect(panel.getByText("Vertical Stabilizer Class 1", { exact: true })).toBeVisible();

  // What no figure ranks, with what it does.
  await expect(panel.getByText("Adrenaline Rush", { exact: true })).toBeHidden();
  await panel.getByText("Further skills, in no order").click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Adrenaline Rush" })).toContainText("%");

  await panel.getByRole("link", { name: "Open in the calculator" }).click();
  await expect(page).toHaveURL(/\/7169\/is-7\/loadout\?loadout=[\w-]{20,}#set-up$/);
  await expect(page.locator("#equipment-3")).toContainText("Vertical Stabilizer Class 1");
  await expect(page.locator("#directive-1")).toContainText("Orderly Ammo Rack");
  for (const skill of ["Brothers in Arms", "Repairs", "Quick Aiming"])
    await expect(page.locator("#crew-2")).toContainText(skill);
});

test("an address leads to a recommended set-up, and from there to its comparison with the bare vehicle", async ({
  page,
}) => {
  await page.goto("/7169/is-7#recommended-experimental");
  const panel = page.locator("#recommended-experimental");
  await expect(panel.getByText("this one scores highest beside those mounted most")).toBeVisible();
  await panel.getByRole("link", { name: "Compare with the bare vehicle" }).click();
  await expect(page).toHaveURL(/\/comparison\?v=7169&v=7169\.[\w-]{20,}/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
