import { expect, test } from "../support/test.ts";

test("flags and marks keep their pictures where the system sets the colours", async ({ noScript: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/marks-of-excellence");
  await expect(page.locator(".i-own-nation-germany").first()).toHaveCSS("background-image", /url/);
  await expect(page.locator(".i-own-mark-3").first()).toHaveCSS("forced-color-adjust", "none");
});

test("what is chosen is marked where the system sets the colours", async ({ noScript: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/maps/prokhorovka");
  const tools = page.locator("label.map-tool");
  await expect(tools.filter({ has: page.locator(":checked") })).toHaveCSS("outline-style", "solid");
  await expect(tools.filter({ hasNot: page.locator(":checked") }).first()).toHaveCSS("outline-style", "none");
});

test("the buttons of a comparison say which of them is on where the system sets the colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/comparison?v=9489&v=7169");
  await expect(page.getByRole("button", { name: "Bare" })).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("button", { name: "Most used" })).toHaveCSS("outline-style", "none");
});
