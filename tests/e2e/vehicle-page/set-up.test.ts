import type { Page } from "@playwright/test";
import { publishedVehicle } from "#tests/setup/published.ts";
import { alive } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const TIGER = "/529/tiger-i";
/** Patches change it. */
const HEALTH = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I").top.stats.health ?? 0;
/** With Improved Hardening, which the game rounds up to tens. */
const HARDENED = Math.ceil((HEALTH * 1.1) / 10 - 1e-9) * 10;
const figure = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Key figures" })
    .locator("dl > div")
    .filter({ hasText: name })
    .locator(".big-figure");
const setUp = (page: Page) => page.locator("#set-up");
const slot = (page: Page, name: string) => setUp(page).locator("a[aria-expanded]", { hasText: name });
const list = (page: Page) => page.getByRole("dialog");
/** A figure's row of the characteristics. */
const row = (page: Page, name: string) => page.locator("#characteristics a[aria-expanded]", { hasText: name });

/** A test of what works with script and without. */
function inBothWays(title: string, walk: (page: Page) => Promise<void>): void {
  test(title, ({ page }) => walk(page));
  test(`without script ${title}`, ({ noScript }) => walk(noScript));
}

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
  const directive = list(page).getByRole("link", { name: /^Orderly Ammo Rack/ });
  // What the list promises is what the page shows then.
  await expect(directive).toContainText("Damage per minute 2,609 → 2,684");
  await directive.click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,684");
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?build=[\w-]+$/);
  await slot(page, "Gunner").click();
  await list(page)
    .getByRole("link", { name: /^Quick Aiming/ })
    .click();
  await expect(slot(page, "Gunner")).toContainText("Quick Aiming");
  // Several skills are chosen one after the other.
  await list(page).getByRole("link", { name: "Done" }).click();
  await expect(list(page)).toHaveCount(0);
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
  await slot(page, "Gun Rammer").click();
  await list(page).getByRole("link", { name: "Empty the slot" }).click();
  await expect(figure(page, "Damage per minute")).not.toHaveText("2,609");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,609");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(figure(page, "Damage per minute")).not.toHaveText("2,609");
});

test("another vehicle, reached from the calculator of the first, keeps its own name and figures", async ({ page }) => {
  await openTypical(page);
  await chooseSome(page);
  await page
    .locator("#research")
    .getByRole("link", { name: /Tiger II/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tiger II");
  await page.getByRole("group", { name: "Figures of" }).getByRole("link", { name: "Typical" }).click();
  await expect(setUp(page).getByRole("heading", { name: "Set-up" })).toBeVisible();
  await slot(page, "Directive").click();
  await list(page)
    .getByRole("link", { name: /^Orderly Ammo Rack/ })
    .click();
  await expect(page).toHaveURL(/tiger-ii\?build=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tiger II");
  const health = await figure(page, "Health").innerText();
  await page.reload();
  await expect(figure(page, "Health")).toHaveText(health.replace(/\s+/g, ""));
});

test("what cannot be fitted says why, and a broken address what it lost", async ({ page }) => {
  await page.goto(`${TIGER}?setup=typical`);
  await slot(page, "Improved Hardening").click();
  await expect(list(page).locator("p", { hasText: "It is mounted already." }).first()).toBeVisible();
  await expect(list(page).locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await setUp(page).getByText("What the figures do not count").click();
  await expect(setUp(page).getByText("Camouflage paint and styles.")).toBeVisible();
  await page.goto(`${TIGER}?build=1AgNVUk0EAQAFCgEDAQMB`);
  await expect(setUp(page).getByRole("status")).toContainText("The code was changed or cut off.");
  // What could be read of it is there.
  await expect(slot(page, "Gun Rammer")).toBeVisible();
});

test("the way back leads to the nominal figures, and the page's own button to the calculator", async ({ page }) => {
  await openTypical(page);
  await page.getByRole("group", { name: "Figures of" }).getByRole("link", { name: "Nominal" }).click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,154");
  await expect(setUp(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Set up" }).click();
  await expect(setUp(page)).toBeVisible();
});

test("the keyboard reaches everything: a slot opens, a choice is made, and the focus is back at the slot", async ({
  page,
}) => {
  await page.goto(`${TIGER}?setup=typical`);
  await slot(page, "Improved Hardening").focus();
  await alive(slot(page, "Improved Hardening"));
  await page.keyboard.press("Enter");
  await expect(list(page).locator(":focus")).toBeVisible();
  const optics = list(page)
    .getByRole("link", { name: /^Coated Optics/ })
    .first();
  await optics.focus();
  await page.keyboard.press("Enter");
  await expect(figure(page, "View range")).toHaveText("462m");
  await expect(slot(page, "Coated Optics")).toBeFocused();
});

test("the focus stays within a list, which is searched by name and effect and closed by Esc", async ({ page }) => {
  await page.goto(`${TIGER}?setup=typical`);
  await slot(page, "Improved Hardening").hover();
  await alive(slot(page, "Improved Hardening"));
  await slot(page, "Improved Hardening").click();
  await expect(list(page).locator(":focus")).toBeVisible();
  const [first, last] = [
    list(page).getByRole("searchbox", { name: "Find in Slot 1, survivability" }),
    list(page).getByRole("link", { name: "Close", exact: true }),
  ];
  await first.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.type("view range");
  await expect(list(page).getByRole("status")).toHaveText("5 found.");
  await expect(list(page).getByRole("link", { name: /^Enhanced Gun Laying Drive/ })).toHaveCount(0);
  await page.keyboard.type(" of the moon");
  await expect(list(page).getByRole("status")).toContainText("Nothing here has “view range of the moon”");
  await page.keyboard.press("Escape");
  await expect(
    list(page)
      .getByRole("link", { name: /^Enhanced Gun Laying Drive/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(slot(page, "Improved Hardening")).toBeFocused();
  await slot(page, "Improved Hardening").click();
  await list(page).getByRole("link", { name: "Close the list" }).click();
  await expect(list(page)).toHaveCount(0);
});

inBothWays("a figure of a set-up opens on its steps, from the base to the field modifications", async (page) => {
  await page.goto(`${TIGER}?setup=typical`);
  await expect(row(page, "Reload")).toContainText("−1.36");
  await row(page, "Reload").click();
  const steps = page.locator("#why li");
  await expect(steps).toHaveCount(7);
  await expect(steps.first()).toContainText("Base");
  await expect(steps.nth(3)).toContainText("Gun Rammer Class 2 × 0.9");
  await expect(steps.nth(3)).toContainText("6.44");
  await row(page, "Reload").click();
  await expect(page.locator("#why")).toHaveCount(0);
});

inBothWays("the most used equipment is taken over, and Yours is the way back to it", async (page) => {
  await page.goto(`${TIGER}?setup=own`);
  const figures = page.getByRole("group", { name: "Figures of" });
  await expect(figures.getByRole("link", { name: "Yours" })).toHaveAttribute("aria-current", "true");
  await expect(figure(page, "Health")).toHaveText(`${HEALTH.toLocaleString("en")}hp`);
  await setUp(page)
    .getByRole("link", { name: /^Use Improved Hardening, Gun Rammer/ })
    .click();
  await expect(figure(page, "Health")).toHaveText(`${HARDENED.toLocaleString("en")}hp`);
  await expect(setUp(page).getByText("Fitted", { exact: true })).toBeVisible();
});

test("Yours leads back to the own build after a look at the typical and the nominal one, and a reload", async ({
  page,
}) => {
  await page.goto(`${TIGER}?setup=own`);
  // What was built is kept by script, as long as the tab is open.
  await setUp(page).hover();
  await alive(setUp(page).getByRole("heading", { name: "Set-up" }));
  await setUp(page)
    .getByRole("link", { name: /^Use Improved Hardening, Gun Rammer/ })
    .click();
  await expect(figure(page, "Health")).toHaveText(`${HARDENED.toLocaleString("en")}hp`);
  const own = page.url();
  const figures = page.getByRole("group", { name: "Figures of" });
  await figures.getByRole("link", { name: "Typical" }).click();
  await expect(figure(page, "Damage per minute")).toHaveText("2,609");
  await figures.getByRole("link", { name: "Nominal" }).click();
  await expect(setUp(page)).toHaveCount(0);
  await page.reload();
  await figures.hover();
  await expect(figures.getByRole("link", { name: "Yours" })).toHaveAttribute(
    "href",
    new URL(own).pathname + new URL(own).search,
  );
  await figures.getByRole("link", { name: "Yours" }).click();
  await expect(page).toHaveURL(own);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a slot opens a sheet with all choices, and nothing is wider than the screen", async ({ page }) => {
    await page.goto(`${TIGER}?setup=typical`);
    await slot(page, "Improved Hardening").tap();
    const optics = list(page)
      .getByRole("link", { name: /^Coated Optics/ })
      .first();
    await optics.scrollIntoViewIfNeeded();
    await optics.tap();
    await expect(figure(page, "Health")).toHaveText(`${HEALTH.toLocaleString("en")}hp`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
