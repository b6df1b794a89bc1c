import { hydrated } from "../support/hydrated.ts";
import { wakePanel } from "../support/index-page.ts";
import { SCREENS } from "../support/looks.ts";
import { openPalette, options, palette, START, selected } from "../support/palette.ts";
import { expect, test } from "../support/test.ts";

test("a link anywhere opens it with a text", async ({ page }) => {
  await page.goto(START);
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    Object.assign(link, { href: "/?q=maus", textContent: "Ask", id: "ask" });
    link.dataset.palette = "maus";
    document.querySelector("main")?.prepend(link);
  });
  await page.locator("#ask").click();
  await expect(palette(page).getByRole("combobox")).toHaveValue("maus");
  await expect(selected(page)).toContainText("Maus");
});

test("what is typed while it is still on its way is not lost", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/palette-(?!vehicles)[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  const dialog = await openPalette(page);
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("mau");
  arrive();
  await expect(dialog.getByRole("combobox")).toHaveValue("mau");
  await page.keyboard.type("s");
  await expect(selected(page)).toContainText("Maus");
});

test("Esc closes it, the focus goes back, the page stays where it is", async ({ page }) => {
  await page.goto("/");
  await wakePanel(page);
  const link = page.getByRole("table").getByRole("link").nth(20);
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("/");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test("Enter opens a page, through which the keyboard goes from its beginning", async ({ page }) => {
  await openPalette(page, "/techtree/usa");
  await page.keyboard.type("maus");
  await expect(selected(page)).toContainText("Maus");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maus");
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  const main = page.getByRole("main");
  await expect(main.getByRole("link").or(main.getByRole("button")).first()).toBeFocused();
});

test("closes at a click beside it, and at the key that opened it", async ({ page }) => {
  const dialog = await openPalette(page);
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(dialog).toHaveCount(0);
});

test("the field of the bar opens it at a click and with the first letter, not at mere focus", async ({ page }) => {
  await page.goto(START);
  await hydrated(page);
  const field = page.getByRole("textbox", { name: "Search", exact: true });
  await field.click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await page.keyboard.type("t");
  await expect(palette(page).getByRole("combobox")).toHaveValue("t");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeVisible();
});

test("the arrows move through all rows and round", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type("tiger");
  await expect(options(page).filter({ hasText: "Look up the clan" })).toBeVisible();
  // Players and clans fill in below.
  let before = -1;
  const isSettled = async () => {
    const count = await options(page).count();
    const same = count === before;
    before = count;
    return same;
  };
  await expect.poll(isSettled, { intervals: [800] }).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const id = await options(page).first().getAttribute("id");
  await expect(palette(page).getByRole("combobox")).toHaveAttribute("aria-activedescendant", id ?? "");
});

test("Tab narrows to a kind and on to the next, Backspace undoes it", async ({ page }) => {
  const dialog = await openPalette(page);
  const kind = (name: RegExp) => dialog.getByRole("button", { name });
  await page.keyboard.type("tiger");
  await expect(kind(/^Vehicles \d/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(kind(/^Vehicles \d/)).toHaveAttribute("aria-pressed", "true");
  await expect(options(page).nth(8)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(kind(/^All$/)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await dialog.getByRole("combobox").fill("");
  await page.keyboard.press("Backspace");
  await expect(kind(/^All$/)).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("combobox")).toBeFocused();
});

test("Ctrl-Enter opens a new tab and leaves the palette as it is", async ({ page, context }) => {
  const dialog = await openPalette(page);
  await page.keyboard.type("maus");
  await expect(selected(page)).toContainText("Maus");
  const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Control+Enter")]);
  await expect(tab).toHaveURL(/\/maus$/);
  await expect(dialog.getByRole("combobox")).toHaveValue("maus");
});

test("fills the screen of a phone from the Search tab, and narrows by a tap", async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  await page.goto(START);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  const dialog = palette(page);
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await expect(page).toHaveURL(START);
  // After the list has settled.
  const { width, height } = SCREENS.phone;
  await expect.poll(() => dialog.locator(":scope > div").boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await page.keyboard.type("tiger");
  await dialog.getByRole("button", { name: "Vehicles" }).click();
  await expect(options(page).nth(8)).toBeAttached();
  await dialog.getByRole("button", { name: "Esc, cancel the search" }).click();
  await expect(dialog).toHaveCount(0);
});
