import { expect, test } from "../support/test.ts";

test("the side view says the thickness of the plates, leads to all of them, and says where it is schematic", async ({
  noScript: page,
}) => {
  await page.goto("/7169/is-7");
  await page.getByRole("img", { name: /^Side view .*front 150 mm, .*rear 100 mm/ }).click();
  await expect(page).toHaveURL("/7169/is-7/armour");
  await page.goto("/19009/panhard-ebr-105");
  await expect(page.getByRole("img", { name: /^Schematic side view/ })).toBeVisible();
});
