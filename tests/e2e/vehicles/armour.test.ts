import type { Page } from "@playwright/test";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";

const SHOT = "/7169/is-7/armour?by=9489&gun=14100&distance=300&angle=50";

const title = (page: Page) => page.locator("#plates");
const bar = (page: Page) => page.getByRole("region", { name: "Shooter and shot" });
const card = (page: Page, name: string) => page.locator(".shot-card", { hasText: name });
const chance = (page: Page) => page.locator(".shot-chance");

test("a shot is an address: it says what goes through what, and each side explains itself", async ({ page }) => {
  await page.goto(SHOT);
  await expect(title(page)).toHaveText(/^AP penetrates .*turret rear at /);
  await expect(card(page, "Hull front")).toContainText("94%");
  await expect(chance(page)).toHaveText("94%");
  await card(page, "Turret side").click();
  await expect(page.locator("#shot")).toHaveText("AP into the turret side");
  await expect(chance(page)).toHaveText("18%");
  await expect(page).toHaveURL(/plate=turret-side/);
  // A cell of the table sets angle and side.
  await page
    .locator(".shot-table")
    .getByRole("row", { name: /^Hull front/ })
    .getByRole("link", { name: "69" })
    .click();
  await expect(page).toHaveURL(/angle=55&plate=hull-front/);
  await expect(chance(page)).toHaveText("69%");
  await page.getByRole("group", { name: "Cells" }).getByRole("link", { name: "Effective" }).click();
  await expect(page).toHaveURL(/cells=effective/);
  await expect(page.locator(".shot-table").getByRole("row", { name: /^Hull front/ })).toContainText("150");
});

withAndWithoutScript("somebody else is chosen to shoot, by name", async (page) => {
  await page.goto("/7169/is-7/armour?shell=he");
  const field = bar(page).getByRole("combobox", { name: "Shooter" });
  await field.fill("e 100");
  await field.press("Enter");
  // With the kind of shell that was chosen.
  await expect(page).toHaveURL(/\/7169\/is-7\/armour\?by=9489&shell=he/);
  await expect(title(page)).toHaveText(/^HE penetrates /);
  await expect(field).toHaveValue("E 100");
  await field.fill("nobody at all");
  await field.press("Enter");
  await expect(bar(page).getByRole("status")).toContainText("nobody at all");
  // Who was chosen still shoots.
  await expect(page).toHaveURL(/by=9489/);
  await expect(field).toHaveValue("E 100");
  await expect(bar(page).getByRole("combobox", { name: "Gun" })).toHaveValue("14100");
});

test("without script a form calculates the shot", async ({ noScript: page }) => {
  await page.goto(SHOT);
  await bar(page).getByRole("spinbutton", { name: "Angle at the plate" }).fill("0");
  await bar(page).getByText("HEAT").click();
  await bar(page).getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/by=9489&gun=14100&shell=heat&distance=300&angle=0/);
  await expect(page.locator("#shot")).toHaveText(/^HEAT into/);
  await expect(page.locator(".shot-steps")).toContainText("150 mm ÷ cos 0°");
});

test("angle, distance and shell are set by keys, and the address follows", async ({ page }) => {
  await page.goto(SHOT);
  await awake(page);
  const angle = bar(page).getByRole("slider", { name: "Angle at the plate, slider" });
  await angle.focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar(page).getByRole("spinbutton", { name: "Angle at the plate" })).toHaveValue("51");
  await expect(page).toHaveURL(/angle=51/);
  // Beyond its end a figure is the end, not its first digits.
  await bar(page).getByRole("spinbutton", { name: "Distance" }).fill("9999");
  await expect(page).toHaveURL(/distance=720/);
  await bar(page).getByRole("button", { name: "70°" }).click();
  await expect(page.locator(".shot-steps")).toContainText("From 70°");
  await bar(page).getByRole("button", { name: "500 m" }).click();
  await expect(page.locator(".shot-steps > li").first()).toContainText("241");
  await bar(page).getByRole("radio", { name: /^AP/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#shot")).toHaveText("HEAT into the hull front");
  await expect(page).toHaveURL(/shell=heat/);
  // The settings survive a reload, and their link is copied.
  await page.reload();
  await expect(page.locator("#shot")).toHaveText("HEAT into the hull front");
  await awake(page);
  await page.context().grantPermissions(["clipboard-write", "clipboard-read"]);
  await page.getByRole("region", { name: "Send this shot" }).getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("shell=heat");
});

test("a mark stands under the thumb of its slider", async ({ page }) => {
  // A gun of the usual reach, and an SPG's, which shoots across the map.
  for (const [width, shooter] of [
    [1440, "by=9489"],
    [390, "by=9489"],
    [390, "by=8705"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/7169/is-7/armour?${shooter}`);
    await awake(page);
    const offsets = await page.locator(".shooter-slider").evaluateAll((sliders) =>
      sliders.flatMap((slider) => {
        const range = slider.querySelector<HTMLInputElement>("input[type=range]");
        if (!range) return [Number.NaN];
        const { left, width } = range.getBoundingClientRect();
        // The middle of the thumb, 16 px wide, goes from 8 px after the left end to 8 px before the right one.
        const thumb = (value: number) => left + 8 + ((width - 16) * value) / Number(range.max);
        return [...slider.querySelectorAll("button")].map((mark) => {
          const text = document.createRange();
          text.selectNodeContents(mark);
          // A unit that only screen readers have takes no place.
          const unit = mark.querySelector("span");
          if (unit) text.setEndBefore(unit);
          const figure = text.getBoundingClientRect();
          return Math.abs((figure.left + figure.right) / 2 - thumb(Number.parseInt(mark.textContent ?? "", 10)));
        });
      }),
    );
    expect(offsets).toHaveLength(8);
    expect(offsets.filter((offset) => !(offset < 3))).toEqual([]);
  }
});

test("another gun and another loadout shoot", async ({ page }) => {
  await page.goto(SHOT);
  await awake(page);
  const minute = page.locator(".shot-sums");
  const before = await minute.textContent();
  await bar(page).getByRole("combobox", { name: "Loadout" }).selectOption("none");
  await expect(page).toHaveURL(/fit=none/);
  await expect(minute).not.toHaveText(before ?? "");
  const gun = bar(page).getByRole("combobox", { name: "Gun" });
  const other = await gun.locator("option:not(:checked)").first().getAttribute("value");
  await gun.selectOption(other);
  await expect(page).toHaveURL(new RegExp(`gun=${other}`));
  await page.getByRole("link", { name: "Swap shooter and target" }).click();
  await expect(page).toHaveURL(/\/9489\/e-100\/armour\?by=7169/);
});

test("on a phone shooter, gun and loadout stand behind one button", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHOT);
  const gun = bar(page).getByRole("combobox", { name: "Gun" });
  await expect(gun).toBeHidden();
  await bar(page).locator("summary").click();
  await expect(gun).toBeVisible();
  await expect(bar(page).getByRole("combobox", { name: "Shooter" })).toBeVisible();
  await bar(page).locator("summary").click();
  await expect(gun).toBeHidden();
  // A shooter that nobody knows is asked for again where it was typed.
  await page.goto("/7169/is-7/armour?shooter=nobody");
  await expect(bar(page).getByRole("combobox", { name: "Shooter" })).toBeVisible();
});

test("the other way round a tier stands before the vehicle's own gun", async ({ noScript: page }) => {
  await page.goto("/7169/is-7/armour");
  const panel = page.locator("#targets");
  await panel.getByRole("group", { name: "Tier" }).getByRole("link", { name: "X", exact: true }).click();
  await expect(page).toHaveURL(/tier=10/);
  await expect(panel.getByRole("row", { name: /E 100/ }).first()).toContainText("%");
  const before = await panel.getByRole("row", { name: /Maus/ }).first().textContent();
  await panel.getByRole("group", { name: "Shell of the vehicle" }).getByRole("link", { name: "APCR" }).click();
  await expect(page).toHaveURL(/own=apcr/);
  await expect(panel.getByRole("row", { name: /Maus/ }).first()).not.toHaveText(before ?? "");
});

test("a filled cell keeps its fill under the pointer", async ({ page }) => {
  await page.goto(`${SHOT}&tier=10`);
  const row = page.locator("#targets tbody tr", { hasText: "Maus" }).first();
  const fills = () =>
    row.locator("td").evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  const before = await fills();
  await row.hover();
  expect(await fills()).toEqual(before);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a chosen tier's heading, key and six sides are in sight, and the shot from the table on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(SHOT);
    await awake(page);
    const tier = page.getByRole("group", { name: "Tier" }).getByRole("link", { name: "X", exact: true });
    await tier.click();
    await expect(page).toHaveURL(/tier=10#targets$/);
    await awake(page);
    await expect(tier).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".shot-strip > div")).toHaveCount(0);
    const heading = page.locator("#targets-title");
    const seen = () =>
      heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + height / 2) === element;
      });
    await expect.poll(seen).toBe(true);
    const frame = page.locator(".target-frame");
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator(".shot-table").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    await expect(page.locator(".shot-strip > div")).toBeVisible();
    await expect(page.locator(".shot-strip")).toContainText("E 100");
    // Another gun shoots at the targets; back above them the shot is in sight again.
    await page.locator("#targets").evaluate((targets) => targets.scrollIntoView());
    await expect(page.locator(".shot-strip > div")).toHaveCount(0);
    await page.locator("#shot-table").evaluate((table) => table.scrollIntoView());
    await expect(page.locator(".shot-strip > div")).toBeVisible();
  });
}

test("the keyboard passes the shot table in one step", async ({ noScript: page }) => {
  await page.goto(SHOT);
  await page.getByRole("link", { name: "Effective", exact: true }).focus();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip the shot table" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#all-plates")).toBeInViewport();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".shot-table"))).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});
