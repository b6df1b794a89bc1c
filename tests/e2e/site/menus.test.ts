import { alive } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

// Menus and other elements that open, on the public pages.

test("More has the rest of the site", async ({ noScript: page }) => {
  await page.goto("/disable-adblock");
  const rail = page.getByRole("navigation", { name: "Main" });
  await expect(rail.getByRole("link", { name: "FAQ" })).toBeHidden();
  await rail.getByText("More", { exact: true }).click();
  await rail.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});

test("the filters Role and Type open on their choices", async ({ noScript: page }) => {
  await page.goto("/");
  for (const [menu, choice, search] of [
    ["Role", "Sniper", "/?role=sniper"],
    ["Type", "Premium", "/?role=sniper&type=premium"],
  ] as const) {
    const filter = page.locator("details[name=filter-menu]", { has: page.getByText(menu, { exact: true }) }).last();
    const option = filter.locator("a", { hasText: choice });
    await expect(option).toBeHidden();
    const arrow = filter.locator("summary > i").last();
    await expect(arrow).toHaveCSS("rotate", "none");
    await filter.locator("summary").click();
    await expect(arrow).toHaveCSS("rotate", "180deg");
    await option.click();
    await expect(page).toHaveURL(search);
  }
});

test("the choices of a filter are ticked by Space and by Enter", async ({ page }) => {
  await page.goto("/");
  const filter = page.locator("details[data-menu=type]");
  await filter.locator("summary").click();
  await alive(filter);
  const premium = filter.getByRole("checkbox", { name: "Premium" });
  const collector = filter.getByRole("checkbox", { name: "Collector" });
  await expect(premium).not.toBeChecked();
  const before = await page.evaluate(() => scrollY);
  await premium.press("Space");
  await expect(premium).toBeChecked();
  await expect(page).toHaveURL("/?type=premium");
  await expect(premium).toBeFocused();
  await collector.press("Enter");
  await expect(page).toHaveURL("/?type=premium,collector");
  await premium.press("Space");
  await expect(page).toHaveURL("/?type=collector");
  await expect(premium).not.toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("a filter at the right edge opens within the screen", async ({ page }) => {
  for (const [path, menu, width] of [
    ["/", "type", 1440],
    ["/", "type", 768],
    ["/marks-of-mastery", "method", 1366],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const filter = page.locator(`details[data-menu=${menu}]`);
    await filter.locator("summary").click();
    await alive(filter);
    await expect(filter.locator(".popover")).toBeInViewport({ ratio: 1 });
  }
});

test("a menu closes when Tab leaves it, one around it stays open", async ({ page }) => {
  await page.goto("/");
  const menu = page.locator("details[data-menu=type]").last();
  const opener = menu.locator("summary");
  await opener.press("Enter");
  await alive(menu);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("checkbox").first()).toBeFocused();
  await expect(menu).toHaveAttribute("open");
  await opener.press("Shift+Tab");
  await expect(menu).not.toHaveAttribute("open");

  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.locator("details", { has: menu });
  await sheet.locator("summary").first().press("Enter");
  await opener.press("Enter");
  await menu.getByRole("checkbox").last().press("Tab");
  await expect(menu).not.toHaveAttribute("open");
  await expect(sheet).toHaveAttribute("open");
});

test("the sheet of filters closes by its buttons, and its opener keeps the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const sheet = page.locator(".filters-sheet");
  const opener = page.locator("summary", { hasText: "Filters" });
  for (const button of [sheet.getByRole("button", { name: "Close" }), sheet.getByRole("link", { name: /^Show/ })]) {
    await opener.press("Enter");
    await alive(sheet);
    await button.press("Enter");
    await expect(button).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("the remaining characteristics open", async ({ noScript: page }) => {
  for (const view of ["loadout", "statistics"]) {
    await page.goto(`/529/tiger-i/${view}`);
    const further = page.getByRole("main").getByText("Shell velocity");
    await expect(further).toBeHidden();
    await page.getByText("More characteristics").click();
    await expect(further).toBeVisible();
  }
});

test("the help about keys closes by its button", async ({ page }) => {
  await page.goto("/disable-adblock");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a form that leads into the API is left to the browser", async ({ page }) => {
  await page.goto("/disable-adblock");
  await page.getByRole("main").evaluate((main) => {
    const form = document.createElement("form");
    form.action = "/api/files/manifest.json";
    form.append(Object.assign(document.createElement("button"), { textContent: "The list of files" }));
    main.prepend(form);
  });
  const [navigation] = await Promise.all([
    page.waitForRequest((request) => request.url().includes("/api/files/manifest.json")),
    page.getByRole("button", { name: "The list of files" }).click(),
  ]);
  expect([new URL(navigation.url()).pathname, navigation.isNavigationRequest()]).toEqual([
    "/api/files/manifest.json",
    true,
  ]);
});
