import type { Page } from "@playwright/test";
import { awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const LOADOUT = "/529/tiger-i/loadout";

/** What is pressed on a page goes, or becomes something else; then the focus is on what stands in its place. */
for (const [path, pressed, focused] of [
  ["/?class=heavyTank&tier=9,10", ["link", "Remove Tier IX"], ["link", "Remove Tier X"]],
  ["/?class=heavyTank&tier=9,10", ["link", "Clear"], ["status", /vehicles/]],
  ["/?class=heavyTank&q=zzzz", ["link", "Clear all"], ["status", /vehicles/]],
  ["/tank-extractor", ["button", "Remove Tier"], ["button", "Remove Class"]],
  ["/tank-extractor", ["button", "Move Class up"], ["button", "Move Class down"]],
  ["/calendar", ["link", "Week"], ["link", "Week"]],
  ["/accounts/compare?players=500000001,500000002", ["link", "Remove Commander_2"], ["heading", "Compare with"]],
] as const) {
  test(`“${pressed[1]}” on ${path} leaves the focus near`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await page.getByRole(pressed[0], { name: pressed[1], exact: true }).first().press("Enter");
    await expect(page).not.toHaveURL(path);
    const near = page.getByRole("main").locator(":focus");
    if (focused[0] === "status") await expect(near).toHaveText(focused[1]);
    else await expect(near).toHaveAccessibleName(focused[1]);
  });
}

test("a loadout that is fitted, and taken back, keeps the focus", async ({ page }) => {
  await page.goto(LOADOUT);
  await awake(page);
  await page.getByText("Most used equipment", { exact: true }).click();
  await page.getByRole("link", { name: /^Fit / }).first().press("Enter");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Fitted: /);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await expect(page.locator(":focus")).toHaveAccessibleName("Undo");
});

test("a screen reader hears which page was opened without a new document, and nothing before", async ({ page }) => {
  await page.goto("/faq");
  await awake(page);
  const said = page.locator("body > p[aria-live=polite]");
  await expect(said).toBeEmpty();
  await page.getByRole("link", { name: "News", exact: true }).first().press("Enter");
  await expect(page).toHaveURL("/news");
  await expect(said).not.toBeEmpty();
  await expect(page).toHaveTitle((await said.textContent()) ?? "");
});

/** Whether the middle of what has the focus is in sight. */
const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && document.activeElement?.contains(there) === true;
  });

for (const [path, width] of [
  ["/comparison?v=9489&v=7169&v=2433&v=1&v=6929", 820],
  ["/map-rotation", 390],
] as const) {
  test(`on the way back through ${path} the focus is beside the columns that stay`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await awake(page);
    await page.locator("main thead :is(a, button)").last().focus();
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => focusInSight(page)).toBe(true);
    }
  });
}
