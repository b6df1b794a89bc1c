import { readFile } from "node:fs/promises";
import { decodePlan } from "#app/game/maps/tactics/plan-code.ts";
import { expect, test } from "../support/test.ts";
import { drawingPage, PROKHOROVKA, planOf, planWith } from "./drawing-page.ts";

test("what is drawn with the mouse is in the link, and a visitor without script sees it", async ({
  page,
  noScript,
}) => {
  const { choose, tap, drag, panel } = await drawingPage(page, "/maps/prokhorovka");
  await choose("Marker");
  await tap([550, 350]);
  await panel.getByLabel("Note of marker 1").fill("<b>Bush</b> & rock");
  await choose("Arrow");
  await drag([300, 100], [200, 300], [300, 500]);
  await choose("Draw");
  await choose("Blue, dashed");
  await drag([700, 700], [800, 720], [750, 900]);
  await choose("Distance");
  await drag([550, 350], [550, 900]);
  await expect(panel.getByText("1 marker, 1 arrow, 1 line, 1 distance")).toBeVisible();
  await expect(page.locator(".map-surface").getByText("550 m")).toBeVisible();
  // A step of the history would be one too many on the way back.
  await expect
    .poll(() => planOf(page.url()).map(({ kind, note }) => kind + note))
    .toEqual(["marker<b>Bush</b> & rock", "arrow", "line", "ruler"]);
  expect(await page.evaluate(() => history.length)).toBe(2);
  expect(page.url().length).toBeLessThan(2_000);

  await noScript.goto(page.url());
  await expect(noScript.getByRole("region", { name: "My plan" })).toContainText("<b>Bush</b> & rock");
  await expect(noScript.locator(".map-surface").getByText("550 m")).toBeVisible();
  await expect(noScript.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  // Links of the page keep it.
  await noScript.getByRole("link", { name: /^Encounter/ }).click();
  await expect(noScript.getByRole("region", { name: "My plan" })).toContainText("1 marker, 1 arrow");
  await page.reload();
  await expect(panel.getByLabel("Note of marker 1")).toHaveValue("<b>Bush</b> & rock");
});

test("marks are moved, removed, taken back and done again", async ({ page }) => {
  const { choose, tap, drag, panel } = await drawingPage(page, `/maps/prokhorovka?plan=${planWith(2)}`);
  const where = () => panel.locator("small").allTextContents();
  await expect.poll(where).toEqual(["K1", "K2"]);
  await drag([50, 950], [550, 350]);
  await expect.poll(where).toEqual(["D6", "K2"]);
  await choose("Eraser");
  await tap([150, 950]);
  await expect.poll(where).toEqual(["D6"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.keyboard.press("Control+z");
  await expect.poll(where).toEqual(["K1", "K2"]);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(where).toEqual(["D6", "K2"]);
  await panel.getByRole("button", { name: "Remove marker 2, K2" }).press("Enter");
  await expect(panel.getByRole("button", { name: "Remove marker 1, D6" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await panel.getByRole("button", { name: "Remove marker 1, D6" }).click();
  await expect.poll(where).toEqual(["K2"]);
  // Layers, and another map, by the page's own links.
  await page.getByRole("link", { name: "Reach from spawn" }).click();
  await expect(page).toHaveURL(/hide=reach&plan=/);
  await expect.poll(where).toEqual(["K2"]);
  await panel.getByRole("link", { name: "Sight from marker 1" }).click();
  await expect(page.getByRole("link", { name: /^View range from K2/ })).toBeVisible();
  await expect.poll(where).toEqual(["K2"]);
  const form = page.getByRole("form", { name: "Choose a map" });
  await form.getByLabel("Map").selectOption({ label: "Steppes" });
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\/maps\/steppes\?(?!.*plan)/);
  await page.goBack();
  await expect.poll(where).toEqual(["K2"]);
  await panel.getByRole("button", { name: "Remove all" }).press("Enter");
  await expect(page).toHaveURL(/^(?!.*plan=)/);
  await expect(page.getByRole("heading", { name: "My plan" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect.poll(where).toEqual(["K2"]);
});

test("a plan is drawn with the keys alone", async ({ page }) => {
  const { surface, choose, panel } = await drawingPage(page, "/maps/prokhorovka");
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await page.getByRole("radio", { name: "Move" }).focus();
  await keys("ArrowDown");
  await expect(page.getByRole("radio", { name: "Marker" })).toBeChecked();
  await surface.focus();
  await keys("Shift+ArrowUp", "Shift+ArrowRight", "ArrowUp");
  await expect(page.locator("[data-spot]")).toHaveText(/^D7 .*406 m .*559 m/);
  await expect(page.getByRole("status").getByText(/^D7, .*406 m/)).toBeAttached();
  await keys("Enter");
  await expect(page.getByRole("status").getByText("Marker 1 set, D7")).toBeAttached();
  // A line from corner to corner ends where its last corner is set twice.
  await choose("Draw");
  await surface.focus();
  const told = (what: string) => expect(page.getByRole("status").getByText(what, { exact: true })).toBeAttached();
  await keys("Enter");
  await told("Line started, D7");
  await keys("Escape");
  await told("Cancelled");
  await keys("Enter", "Shift+ArrowDown", "Enter");
  await told("Corner, E7");
  await keys("Shift+ArrowDown", "Shift+ArrowRight", "Enter", "Enter");
  await expect(panel.getByText("D7 to F8")).toBeVisible();
  await keys("Shift+ArrowLeft", "Shift+ArrowUp", "Shift+ArrowUp", "Delete", "Delete");
  await expect(panel.getByText("Nothing drawn yet")).toBeVisible();
  await keys("Control+z");
  await told("Undone: 1 marker");
  await keys("Control+z", "Control+Shift+Z");
  await told("Redone: 1 marker");
  await expect(panel.locator("small")).toHaveCount(1);
});

test("the keys go on from where the mouse was", async ({ page }) => {
  const { surface, choose, tap, panel } = await drawingPage(page, "/maps/prokhorovka");
  await surface.focus();
  await choose("Marker");
  await tap([150, 150]);
  // Where Z is on a Cyrillic keyboard.
  await surface.dispatchEvent("keydown", { key: "я", code: "KeyZ", ctrlKey: true });
  await expect(panel.locator("small")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(panel.locator("small")).toHaveText(["B2"]);
});

test("a finger draws, and scrolls the page while no tool is chosen", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  await page.goto("/maps/prokhorovka");
  const { surface, choose, panel, at } = await drawingPage(page, null);
  const touches = () => surface.evaluate((element) => getComputedStyle(element).touchAction);
  expect(await touches()).toBe("auto");
  await choose("Marker");
  const [x, y] = await at([450, 550]);
  await page.touchscreen.tap(x, y);
  await expect(panel.locator("small")).toHaveText(["F5"]);
  await choose("Draw");
  await expect.poll(touches).toBe("none");
  const session = await context.newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", point?: [number, number]) => {
    const [x = 0, y = 0] = point ? await at(point) : [];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [{ x, y }] : [] });
  };
  await touch("touchStart", [250, 250]);
  for (const step of [300, 400, 500, 600]) await touch("touchMove", [step, 250]);
  await touch("touchEnd");
  await expect(panel.locator("small")).toHaveText(["F5", "C3 to C7"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

test("a link that is no plan says why, and the map is there", async ({ noScript: page }) => {
  for (const [plan, message] of [
    [`1${"A".repeat(5_000)}`, "at most 100 marks"],
    [planWith(2).slice(0, -3), "is broken"],
    ["2abcdefgh", "newer version"],
    ["<script>alert(1)</script>", "is broken"],
    [planWith(2, 5), "was drawn on Lakeville"],
  ] as const) {
    await page.goto(`/maps/prokhorovka?plan=${encodeURIComponent(plan)}`);
    await expect(page.getByRole("status").getByText(message)).toBeVisible();
    await expect(page.getByRole("img", { name: /Your base, A4; .*K6$/ })).toBeVisible();
  }
});

test("a full plan says so before anything is lost", async ({ page }) => {
  const { choose, tap, panel } = await drawingPage(page, `/maps/prokhorovka?plan=${planWith(99)}`);
  await choose("Marker");
  await tap([550, 350]);
  await expect(panel.getByText("100 markers")).toBeVisible();
  await tap([550, 250]);
  await expect(panel.getByText("The link is full")).toBeVisible();
  await expect(panel.getByText("100 markers")).toBeVisible();
  await panel.getByRole("button", { name: "Remove marker 1, K1" }).click();
  await expect(panel.getByText("The link is full")).toHaveCount(0);
  await tap([550, 250]);
  await expect(panel.getByText("100 markers")).toBeVisible();
});

test("a plan is taken along as a picture and as a link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await drawingPage(page, `/maps/prokhorovka?type=standard&plan=${planWith(3)}`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save picture" }).click();
  expect((await download).suggestedFilename()).toBe("prokhorovka.png");
  const file = await readFile(await (await download).path());
  // Width of a PNG: twice that of the plan and the column next to it.
  expect([file.toString("latin1", 1, 4), file.readUInt32BE(16)]).toEqual(["PNG", 2 * 1072]);
  await page.getByRole("button", { name: "Share plan" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodePlan(new URL(link).searchParams.get("plan") ?? "", PROKHOROVKA)).toEqual(
    decodePlan(planWith(3), PROKHOROVKA),
  );
});
