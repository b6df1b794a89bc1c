import type { Page } from "@playwright/test";
import { demoPlayerBattles } from "#tests/setup/demo-player.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";
import { Visitor } from "../support/visitor.ts";

const player = "/accounts/500000001/Commander_1";
const IS_7 = 7169;
const path = `${player}/vehicles/${IS_7}`;

const count = demoPlayerBattles.filter(({ tankId, bonusType }) => tankId === IS_7 && bonusType === 1).length;
const main = (page: Page) => page.getByRole("main");

test("a player's vehicle is looked at by period, and the battles to its next mark are counted", async ({ page }) => {
  await page.goto(`${player}/vehicles?source=own`);
  await main(page).getByRole("link", { name: "IS-7" }).click();
  await expect(page).toHaveURL(`${path}?source=own`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/IS-7$/);
  const periods = main(page).getByRole("navigation", { name: "Period" });
  await expect(periods.getByRole("link", { name: "All time" })).toContainText(String(count));

  await periods.getByRole("link", { name: "90 days" }).click();
  await expect(page).toHaveURL(`${path}?view=90d&source=own`);
  await expect(main(page).getByRole("region", { name: "IS-7, 90 days" })).toContainText("95% confidence");
  await expect(main(page).getByRole("region", { name: "Periods, table" })).toContainText(String(count));

  const mark = main(page).getByRole("region", { name: "Mark of excellence" });
  await mark.getByRole("textbox").fill("20000");
  await mark.getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/view=90d&source=own&average=20000$/);
  await expect(mark.getByRole("textbox")).toHaveValue("20000");

  const battles = main(page).getByRole("region", { name: "Recent battles, table" });
  await battles.locator("tbody a").first().click();
  await expect(main(page).getByRole("heading", { name: / in the IS-7 on / })).toBeVisible();
});

test("without script the battles to the next mark are counted by a form", async () => {
  const counted = await (await new Visitor().open(`${path}?view=90d&source=own`)).press("Calculate", {
    average: "20000",
  });
  expect(counted.address).toBe(`${path}?view=90d&source=own&average=20000`);
  expect(counted.html).toMatch(/<input\b[^>]* name="average"[^>]* value="20000"/);
});

test("the page of a vehicle says what there is not, and fits a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?source=own`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);

  // A vehicle of the data that the sample does not drive.
  await page.goto(`${player}/vehicles/529?source=own`);
  await expect(main(page).getByRole("heading", { name: "No Tiger I battles yet" })).toBeVisible();
  for (const tank of ["99999999", "nothing", "0"]) {
    expect([tank, (await request.get(`${player}/vehicles/${tank}`)).status()]).toEqual([tank, 404]);
  }
  expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex,follow"/>');
});
