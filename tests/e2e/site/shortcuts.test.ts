import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

/** Any page that is open. */
const START = "/5137/tiger-ii";

test("G and a second key lead to places, but not out of a field", async ({ page }) => {
  await page.goto(START);
  await hydrated(page);
  await page.keyboard.type("gv");
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("searchbox", { name: "Filter by name" }).fill("");
  await page.keyboard.type("gm");
  await expect(page).toHaveURL(/\?q=gm$/);
});

test("? lists the keys, and the single ones can be switched off", async ({ page }) => {
  await page.goto(START);
  await hydrated(page);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await dialog.getByRole("checkbox", { name: "Keys without" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await page.keyboard.type("gv");
  await expect(page).toHaveURL(START);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(">keyboard");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
});

for (const key of ["/", "Control+k"]) {
  test(`${key} and what is typed before the page is alive reach the search`, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(START, { waitUntil: "commit" });
    const field = page.getByRole("search", { name: "Site" }).getByRole("textbox");
    await expect(field).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.type("is-");
    await expect(field).toHaveValue("is-");
    scripts.resolve();
    const palette = page.getByRole("dialog", { name: "Search" });
    await expect(palette).toBeVisible();
    await page.keyboard.type("7");
    await expect(palette.getByRole("combobox")).toHaveValue("is-7");
    await expect(field).toHaveValue("");
  });
}
