import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const TIGER = "/529/tiger-i";
const figure = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Key figures" })
    .locator("dl > div")
    .filter({ hasText: name })
    .locator(".big-figure");
const setUp = (page: Page) => page.locator("#set-up");
const slot = (page: Page, name: string) => setUp(page).locator("summary", { hasText: name });

/** Opens the typical set-up as a visitor does. */
async function openTypical(page: Page): Promise<void> {
  await page.goto(TIGER);
  await expect(figure(page, "Damage per minute")).toHaveText("2,154");
  await page.getByRole("group", { name: "Figures of" }).getByRole("link", { name: "Typical" }).click();
  await expect(setUp(page).getByRole("heading", { name: "Set-up" })).toBeVisible();
  await expect(figure(page, "Damage per minute")).toHaveText("2,609");
}

/** Takes a directive, and then trains the gunner: each changes a figure that the page shows. */
async function chooseSome(page: Page): Promise<void> {
  await slot(page, "Directive").click();
  await setUp(page)
    .getByRole("link", { name: /^Gun rammer/ })
    .click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,684");
  await expect(page).toHaveURL(/\?build=[\w-]+$/);
  await slot(page, "Gunner").click();
  await setUp(page)
    .getByRole("link", { name: /^Quick aiming/ })
    .click();
  await expect(slot(page, "Gunner")).toContainText("Quick aiming");
}

test("a Commander opens the typical set-up, changes it, and the figures follow without the server", async ({
  page,
}) => {
  await openTypical(page);
  const pages: string[] = [];
  page.on("request", (request) => {
    if (/\.data|_payload/.test(request.url())) pages.push(request.url());
  });
  await chooseSome(page);
  expect(pages).toEqual([]);
  // The address leads to the very same page, which the server computes.
  const figures = page.locator("#characteristics");
  const shown = await figures.innerText();
  await page.reload();
  await expect(figure(page, "Damage per minute")).toHaveText("2,684");
  expect(await figures.innerText()).toBe(shown);
});

test("without script every choice is a page, with the same figures", async ({ noScript: page }) => {
  await openTypical(page);
  await chooseSome(page);
});

test("a change is taken back and made again", async ({ page }) => {
  await openTypical(page);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await slot(page, "Gun rammer").click();
  await setUp(page)
    .getByRole("link", { name: /Fitted, choose to remove/ })
    .first()
    .click();
  await expect(figure(page, "Damage per minute")).not.toHaveText("2,609");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,609");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(figure(page, "Damage per minute")).not.toHaveText("2,609");
});

test("what cannot be fitted says why, and a broken address what it lost", async ({ page }) => {
  await page.goto(`${TIGER}?setup=typical`);
  await slot(page, "Improved hardening").click();
  const rammer = setUp(page).locator(".set-up-option", { hasText: "It is mounted already." }).first();
  await expect(rammer).toBeVisible();
  await setUp(page).getByText("What the figures do not count").click();
  await expect(setUp(page).getByText("Camouflage paint and styles.")).toBeVisible();
  await page.goto(`${TIGER}?build=1AgNVUk0EAQAFCgEDAQMB`);
  await expect(setUp(page).getByRole("status")).toContainText("The code was changed or cut off.");
  // What could be read of it is there.
  await expect(slot(page, "Gun rammer")).toBeVisible();
});

test("the way back leads to the nominal figures, and the page's own button to the calculator", async ({ page }) => {
  await openTypical(page);
  await page.getByRole("group", { name: "Figures of" }).getByRole("link", { name: "Nominal" }).click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,154");
  await expect(setUp(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Set up" }).click();
  await expect(setUp(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a slot opens a sheet with all choices, and nothing is wider than the screen", async ({ page }) => {
    await page.goto(`${TIGER}?setup=typical`);
    await slot(page, "Improved hardening").tap();
    const optics = setUp(page)
      .getByRole("link", { name: /^Coated optics/ })
      .first();
    await optics.scrollIntoViewIfNeeded();
    await optics.tap();
    await expect(figure(page, "Health")).toHaveText("1,500hp");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
