import { hydrated } from "../support/hydrated.ts";
import { IN_BOTH_MODES, SCREENS } from "../support/looks.ts";
import { openPalette, options, START, selected } from "../support/palette.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";

test("opens by key, finds by a fuzzy name, and goes there without loading a document", async ({ page }) => {
  const dialog = await openPalette(page);
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
  await page.keyboard.type("obj 140");
  await expect(selected(page)).toContainText("Object 140");
  await expect(selected(page).locator("mark")).toHaveText(["Obj", "140"]);
  await expect(dialog.getByRole("status")).toContainText("Vehicles: ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/\d+\/object-140$/);
  await expect(dialog).toHaveCount(0);
  expect(await page.locator("html").getAttribute("data-first-document")).toBe("");
});

test("answers a question by a table and the best with their figures", async ({ page }) => {
  const dialog = await openPalette(page);
  await page.keyboard.type("tier 8 light view range");
  await expect(selected(page)).toContainText(/^Tier VIII .*view range/);
  await expect(options(page).filter({ hasText: /\d m/ })).not.toHaveCount(0);
  await expect(options(page).filter({ hasText: "445 m" })).toHaveCount(1);
  await dialog.getByRole("button", { name: /^Vehicles \d/ }).click();
  await expect(options(page).nth(8)).toBeVisible();
  await options(page).first().click();
  await expect(page).toHaveURL(/\/\?class=lightTank&tier=8&sort=-viewRange#vehicles$/);
});

test("answers a sentence by what it asks about", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type("where is the weak spot of the is-7");
  await expect(selected(page)).toContainText("IS-7: Armour");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/7169/is-7/armour");
  await openPalette(page);
  await page.keyboard.type("what is a ricochet?");
  await expect(selected(page)).toContainText("Ricochet");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq#bounce");
  await expect(page.locator("#bounce")).toBeInViewport();
});

test("compares two vehicles in the list, and opens the comparison", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type("is-7 vs e 100");
  await expect(selected(page)).toContainText("Compare IS-7 with E 100");
  // Read as one text: the figures, and which of the two is better.
  await expect(selected(page)).toHaveAccessibleName(/Reload: .* s \(better\), .* s/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/comparison\?v=7169&v=9489$/);
});

test("explains terms, finds pages and nicknames, says when nothing is found, and proposes what to ask", async ({
  page,
}) => {
  const dialog = await openPalette(page);
  const field = dialog.getByRole("combobox");
  await test.step("what can be asked is searched at a tap", async () => {
    await dialog.getByRole("group", { name: "You can also ask" }).getByRole("option").first().click();
    await expect(field).not.toHaveValue("");
    await expect(field).toBeFocused();
  });
  await test.step("pages are found by the beginnings of their words", async () => {
    for (const [typed, option] of [
      ["map rot", "Map rotation"],
      ["faq", "FAQ"],
    ]) {
      await page.keyboard.press("Control+a");
      await page.keyboard.type(typed ?? "");
      await expect(dialog.getByRole("option", { name: option }).first()).toBeVisible();
    }
  });
  await test.step("nothing found is said, and Enter goes nowhere", async () => {
    await field.fill("qq");
    await expect(dialog.getByText("Nothing for “qq”")).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText("Nothing found");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
  });
  await test.step("a term is explained, and a vehicle found by what players call it", async () => {
    await field.fill("wn8");
    await expect(selected(page)).toContainText("2,900");
    await field.fill("death star");
    await expect(selected(page)).toContainText("Nickname: Death Star");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/9297\//);
  });
});

test("actions are found by their words, and act", async ({ page }) => {
  const dialog = await openPalette(page);
  await page.keyboard.type("light mode");
  await expect(selected(page)).toContainText("Colour mode: light");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("remembers what was opened, and forgets it on demand", async ({ page }) => {
  const dialog = await openPalette(page);
  await page.keyboard.type("löwe");
  await expect(selected(page)).toContainText("Löwe");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lowe$/);
  await page.keyboard.press("Control+k");
  const recent = dialog.getByRole("group", { name: "Recently viewed" });
  await expect(recent.getByRole("option")).toContainText(["Löwe"]);
  await dialog.getByText("Clear", { exact: true }).click();
  await expect(recent).toHaveCount(0);
  await expect(dialog.getByRole("combobox")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("index-recent"))).toBeNull();
});

test("a click opens, a plan for a vehicle leads into the tree of its nation", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type("tiger ii");
  await options(page)
    .filter({ hasText: /^Plan research .*Tiger II/ })
    .click();
  await expect(page).toHaveURL(/\/techtree\/germany\?to=\d+/);
});

test("does without the vehicles where they cannot be had, and tries again on demand", async ({ page, complaints }) => {
  complaints.expect(/the server responded with a status of 500/);
  let answers = false;
  await page.route("**/api/files/vehicles/columns.json", (route) =>
    answers ? route.continue() : route.fulfill({ status: 500, body: "" }),
  );
  const dialog = await openPalette(page);
  const failed = options(page).filter({ hasText: "Try again" }).first();
  await expect(failed).toBeVisible();
  await page.keyboard.type("calendar");
  await expect(selected(page)).toContainText("Calendar");
  answers = true;
  await dialog.getByRole("combobox").fill("maus");
  await failed.click();
  await expect(options(page).filter({ hasText: "Vehicles can’t be reached" })).toHaveCount(0);
  await dialog.getByRole("combobox").fill("maus");
  await expect(selected(page)).toContainText("Maus");
});

test("where the palette itself cannot be had the index takes the name", async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/palette-(?!vehicles)[^/]*\.js$/, (route) => route.abort());
  // Pretends that the page has already been reloaded for it, which is tried once in 10 s.
  await page.addInitScript(() => sessionStorage.setItem("index-reload", String(Date.now())));
  await page.goto(START);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await expect(page).toHaveURL(/\/#name$/);
  await expect(page.getByRole("searchbox", { name: "Filter by name" })).toBeFocused();
});

test("without script the search is a plain form", async ({ noScript }) => {
  await noScript.goto(START);
  await noScript.getByRole("textbox", { name: "Search", exact: true }).fill("maus");
  await noScript.keyboard.press("Enter");
  await expect(noScript).toHaveURL(/\/\?q=maus$/);
  await expect(noScript.getByText("Ctrl K")).toBeHidden();
  // What names no vehicle is answered where it can be.
  for (const [query, address] of [
    ["is-7 vs e 100", "/comparison?v=7169&v=9489"],
    ["tier 8 light view range", "/?class=lightTank&tier=8&sort=-viewRange#vehicles"],
    ["calendar", "/calendar"],
    ["where is the weak spot of the is-7", "/7169/is-7/armour"],
    ["what is the best tier 8 heavy?", "/?class=heavyTank&tier=8&sort=-rating#vehicles"],
  ]) {
    await noScript.goto(`/?${new URLSearchParams({ q: query ?? "" })}`);
    await expect(noScript).toHaveURL(address ?? "");
  }
  await noScript.goto("/?q=commander_1");
  await expect(noScript.getByRole("link", { name: "Look up the player “commander_1”" })).toBeVisible();
});

test("is accessible on a desktop and a phone", IN_BOTH_MODES, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await openPalette(page);
  const accessible = async (state: string) => {
    for (const screen of Object.values(SCREENS)) {
      await page.setViewportSize(screen);
      expect(await violationsOf(page, { within: "dialog[open]" }), `${state}, ${screen.width} px`).toEqual([]);
    }
  };
  await expect(options(page).first()).toBeVisible();
  await accessible("before anything is typed");
  await page.keyboard.type("tiger");
  await expect(selected(page)).toContainText("Tiger");
  await accessible("with results");
  await page.keyboard.type("qqqq");
  await expect(dialog.getByText("Nothing for")).toBeVisible();
  await accessible("with nothing found");
  for (const text of ["tier 8 light view range", "is-7 vs e 100", "wn8"]) {
    await dialog.getByRole("combobox").fill(text);
    await expect(selected(page)).toBeVisible();
    await accessible(text);
  }
  await dialog.getByRole("combobox").fill("keyboard shortcuts");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await accessible("the list of keys");
});
