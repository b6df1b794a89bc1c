import type { Locator, Page } from "@playwright/test";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { TIGER_I, TIGER_I_BARE_DPM } from "../support/dataset.ts";
import { alive, awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const TIGER = "/529/tiger-i/loadout";
/** Patches change it. */
const HEALTH = TIGER_I.top.stats.health ?? 0;
/** With Improved Hardening, which the game rounds up to tens. */
const HARDENED = Math.ceil((HEALTH * 1.1) / 10 - 1e-9) * 10;
/** The damage per minute with the typical loadout, and with a directive on top. */
const [TYPICAL, WITH_DIRECTIVE] = ["2,609", "2,684"];

const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Views of the vehicle" }).getByRole("link", { name });
const slot = (page: Page, name: string) => page.getByRole("main").locator("a[id][aria-expanded]", { hasText: name });
const list = (page: Page) => page.getByRole("region", { name: /^Choices for / });
const start = (page: Page, name: string) =>
  page.getByRole("group", { name: "Start from" }).getByRole("link", { name, exact: true });
const row = (page: Page, name: string) => page.locator("#characteristics a[aria-expanded]", { hasText: name });
const now = (page: Page, name: string) => row(page, name).locator(":scope > span").nth(2);
const third = (page: Page, name: string) => row(page, name).locator(":scope > span").nth(3);

/** Opens the typical loadout as a visitor does. */
async function openTypical(page: Page, ready?: "ready"): Promise<void> {
  await page.goto("/529/tiger-i");
  if (ready) await awake(page);
  await view(page, "Loadout").click();
  await expect(page).toHaveURL(TIGER);
  await expect(now(page, "Damage per minute")).toContainText(TIGER_I_BARE_DPM);
  await start(page, "Most used").click();
  await expect(page).toHaveURL(`${TIGER}?loadout=typical`);
  await expect(now(page, "Damage per minute")).toContainText(TYPICAL);
}

/** Takes a directive, and then trains the gunner: each changes a figure that the page shows. */
async function chooseSome(page: Page): Promise<void> {
  await slot(page, "Directive").click();
  const directive = list(page).getByRole("link", { name: /^Orderly Ammo Rack/ });
  // What the list promises is what the page shows then.
  await expect(directive).toContainText(`${TYPICAL} → ${WITH_DIRECTIVE}`);
  await directive.click();
  await expect(now(page, "Damage per minute")).toContainText(WITH_DIRECTIVE);
  await expect(page).toHaveURL(/\?loadout=[\w-]+&open=directive-1$/);
  await slot(page, "Gunner").click();
  await list(page)
    .getByRole("link", { name: /^Quick Aiming/ })
    .click();
  await expect(slot(page, "Gunner")).toContainText("Quick Aiming");
  await list(page).getByRole("link", { name: "Close the list" }).click();
  await expect(page).toHaveURL(/\?loadout=[\w-]+(?:#crew-\d)?$/);
}

test("a Commander starts from what is used most, changes it, and the figures follow without the server", async ({
  page,
}) => {
  await openTypical(page, "ready");
  const pages: string[] = [];
  page.on("request", (request) => {
    if (/\.data|_payload/.test(request.url())) pages.push(request.url());
  });
  await chooseSome(page);
  expect(pages).toEqual([]);
  // The address leads to the very same page, which the server computes.
  const stats = page.locator("#characteristics");
  const before = await stats.innerText();
  await page.reload();
  await expect(now(page, "Damage per minute")).toContainText(WITH_DIRECTIVE);
  expect(await stats.innerText()).toBe(before);
  // Each choice takes the place of the one before, so that the way back leaves the view.
  await page.goBack();
  await expect(page).toHaveURL("/529/tiger-i");
  await page.goForward();
  await expect(now(page, "Damage per minute")).toContainText(WITH_DIRECTIVE);
  await expect(slot(page, "Gunner")).toContainText("Quick Aiming");
});

test("without script every choice is a page, with the same figures", async ({ noScript: page }) => {
  await openTypical(page);
  await chooseSome(page);
});

test("a change is counted, taken back and made again", async ({ page }) => {
  await page.goto(TIGER);
  await awake(page);
  await start(page, "Main").click();
  await expect(start(page, "Main")).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Unchanged", { exact: true })).toBeVisible();
  const [before = ""] = /\d[\d,]*/.exec(await now(page, "Damage per minute").innerText()) ?? [];
  await slot(page, "Gun Rammer").click();
  await list(page).getByRole("link", { name: "Empty the slot" }).click();
  await expect(page.getByText("1 change", { exact: true })).toBeVisible();
  await expect(now(page, "Damage per minute")).not.toContainText(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(now(page, "Damage per minute")).toContainText(before);
  await page.keyboard.press("Control+y");
  await expect(now(page, "Damage per minute")).not.toContainText(before);
});

test("a choice that is pointed at, or has the focus, shows what it would make of the figures", async ({ page }) => {
  await page.goto(`${TIGER}?loadout=typical&open=equipment-1`);
  await awake(page);
  await expect(third(page, "Damage per minute")).toContainText("+16%");
  const optics = list(page)
    .getByRole("link", { name: /^Coated Optics/ })
    .first();
  await optics.hover();
  await expect(third(page, "View range")).toContainText("462 ▲");
  await expect(third(page, "Health")).toContainText(`${HEALTH.toLocaleString("en")} ▼`);
  await expect(third(page, "Penetration")).toHaveText("");
  await page.locator("h1").hover();
  await expect(third(page, "Health")).toContainText("+10%");
  await page.keyboard.press("Tab");
  await optics.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(third(page, "View range")).toContainText("462 ▲");
  // Esc returns: first to what is fitted, then it closes the list.
  await page.keyboard.press("Escape");
  await expect(third(page, "Health")).toContainText("+10%");
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
});

test("everyone learns a skill at once, and what all have learnt is cleared", async ({ page }) => {
  await openTypical(page, "ready");
  await expect(slot(page, "Everyone")).toContainText("Repairs");
  await slot(page, "Everyone").click();
  await list(page)
    .getByRole("link", { name: /^Concealment/ })
    .click();
  await expect(slot(page, "Everyone")).toContainText("Concealment");
  await expect(slot(page, "Gunner")).not.toContainText("Concealment");
  await list(page).getByRole("link", { name: "Clear these skills" }).click();
  await expect(slot(page, "Everyone")).not.toContainText(/Repairs|Concealment/);
  await expect(slot(page, "Improved Hardening")).toBeVisible();
});

test("another vehicle has its own name, figures and steps", async ({ page }) => {
  await openTypical(page, "ready");
  await view(page, "Overview").click();
  await page.getByRole("main").getByRole("link", { name: "Tiger II", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tiger II");
  await view(page, "Loadout").click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await start(page, "Most used").click();
  await expect(page).toHaveURL(/tiger-ii\/loadout\?loadout=typical/);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  const health = await now(page, "Health").innerText();
  await page.reload();
  await expect(now(page, "Health")).toHaveText(health);
});

test("what cannot be fitted says why, and what the stats leave out is told", async ({ page }) => {
  await page.goto(`${TIGER}?loadout=typical`);
  await slot(page, "Improved Hardening").click();
  await expect(list(page).locator("p", { hasText: "It is mounted already." }).first()).toBeVisible();
  await page.getByText("What the stats leave out").click();
  await expect(page.getByText("Camouflage paint and styles.")).toBeVisible();
});

test("kinds of equipment are shown one at a time, and a device is fitted", async ({ noScript: page }) => {
  await page.goto(`${TIGER}?loadout=typical&open=equipment-3`);
  const kinds = list(page).getByRole("group", { name: "Kind of equipment" });
  await expect(kinds.getByRole("link", { name: "Standard" })).toHaveAttribute("aria-current", "true");
  await kinds.getByRole("link", { name: "Bounty" }).click();
  await expect(page).toHaveURL(/open=equipment-3-trophy/);
  // The address may be ahead of the list.
  await expect(kinds.getByRole("link", { name: "Bounty" })).toHaveAttribute("aria-current", "true");
  const device = list(page).getByRole("link", { name: /Fit$/ }).first();
  const name = await device.locator("b").first().innerText();
  await device.click();
  await expect(slot(page, name)).toHaveCount(1);
  await expect(list(page).getByRole("link", { name: /Fitted/ })).toContainText(name);
});

test("the keyboard reaches everything: a slot opens, a choice is made, and the focus stays near", async ({ page }) => {
  await page.goto(`${TIGER}?loadout=typical`);
  await slot(page, "Improved Hardening").focus();
  await alive(slot(page, "Improved Hardening"));
  await page.keyboard.press("Enter");
  const optics = list(page)
    .getByRole("link", { name: /^Coated Optics/ })
    .first();
  await optics.focus();
  await page.keyboard.press("Enter");
  await expect(now(page, "View range")).toContainText("462");
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(slot(page, "Coated Optics")).toBeFocused();
});

test("a list is searched by name and effect", async ({ page }) => {
  await page.goto(`${TIGER}?loadout=typical`);
  await slot(page, "Improved Hardening").hover();
  await alive(slot(page, "Improved Hardening"));
  await slot(page, "Improved Hardening").click();
  const field = list(page).getByRole("searchbox", { name: "Find in Slot 1, survivability" });
  await field.fill("view range");
  await expect(list(page).getByRole("link", { name: /^Coated Optics/ })).toHaveCount(1);
  await expect(list(page).getByRole("link", { name: /^Enhanced Gun Laying Drive/ })).toHaveCount(0);
  await field.fill("view range of the moon");
  await expect(list(page).getByRole("status")).toContainText("“view range of the moon”");
});

withAndWithoutScript("a figure opens on its steps, from the base to the field modifications", async (page) => {
  await page.goto(`${TIGER}?loadout=typical`);
  await expect(third(page, "Reload")).toContainText("−14%");
  await row(page, "Reload").click();
  const steps = page.locator("#why li");
  await expect(steps).toHaveCount(7);
  await expect(steps.first()).toContainText("Base");
  await expect(steps.nth(3)).toContainText("Gun Rammer Class 2 × 0.9");
  await expect(steps.nth(3)).toContainText("6.44");
  await row(page, "Reload").click();
  await expect(page.locator("#why")).toHaveCount(0);
});

test("without script the most used equipment is taken over", async ({ noScript: page }) => {
  await page.goto(TIGER);
  await expect(now(page, "Health")).toContainText(HEALTH.toLocaleString("en"));
  await page.locator("summary", { hasText: "Most used equipment" }).click();
  await page.getByRole("link", { name: /^Fit Improved Hardening, Gun Rammer/ }).click();
  await expect(now(page, "Health")).toContainText(HARDENED.toLocaleString("en"));
});

test("Yours leads back to the own loadout after a look at others, and a reload", async ({ page }) => {
  await page.goto(TIGER);
  await awake(page);
  await page.locator("summary", { hasText: "Most used equipment" }).click();
  await page.getByRole("link", { name: /^Fit Improved Hardening, Gun Rammer/ }).click();
  await expect(now(page, "Health")).toContainText(HARDENED.toLocaleString("en"));
  const own = page.url();
  await start(page, "Most used").click();
  await expect(now(page, "Damage per minute")).toContainText(TYPICAL);
  await page.reload();
  await start(page, "Most used").hover();
  await start(page, "Yours").click();
  await expect(page).toHaveURL(own);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the first tap on a choice shows what it changes, the second takes it, and nothing is wider than the screen", async ({
    page,
  }) => {
    await page.goto(`${TIGER}?loadout=typical`);
    await slot(page, "Improved Hardening").tap();
    const optics = list(page)
      .getByRole("link", { name: /^Coated Optics/ })
      .first();
    await alive(optics);
    await optics.tap();
    const strip = page.getByRole("link", { name: /^All figures/ });
    await expect(strip).toContainText("choose Coated Optics");
    await expect(strip).toContainText("462");
    await expect(slot(page, "Improved Hardening")).toHaveCount(1);
    await optics.tap();
    await expect(slot(page, "Coated Optics")).toHaveCount(1);
    await expect(now(page, "Health")).toContainText(HEALTH.toLocaleString("en"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("every loadout to start from is in sight, and a list names its slot and closes in one line", async ({
    page,
  }) => {
    await page.goto(`${TIGER}?open=equipment-1`);
    const group = page.getByRole("group", { name: "Start from" });
    await expect(start(page, "Empty")).toHaveAttribute("aria-current", "true");
    expect(await group.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const lineOf = async (part: Locator) => {
      const { x, y, height } = (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      return { x, middle: Math.round(y + height / 2) };
    };
    const [icon, name, close] = await Promise.all([
      lineOf(list(page).locator(".picker-head > i")),
      lineOf(list(page).getByRole("heading", { level: 3 })),
      lineOf(list(page).getByRole("link", { name: "Close the list" })),
    ]);
    expect(Math.abs(icon.middle - close.middle)).toBeLessThan(4);
    expect(Math.abs(name.middle - close.middle)).toBeLessThan(4);
    expect(icon.x).toBeLessThan(name.x);
    expect(name.x).toBeLessThan(close.x);
    const kinds = list(page).getByRole("group", { name: "Kind of equipment" }).getByRole("link");
    const lines = await Promise.all((await kinds.all()).map(lineOf));
    expect(new Set(lines.map(({ middle }) => middle)).size).toBe(1);
  });
});

test("a broken link says first what it lost, and shows what can be read of it", async ({ noScript: page }) => {
  await page.goto(`${TIGER}?loadout=1AgNVUk0EAQAFCgEDAQMB`);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("changed or cut off");
  await expect(slot(page, "Gun Rammer")).toBeVisible();
  await page.goto(`${TIGER}?loadout=garbage`);
  await expect(now(page, "Damage per minute")).toContainText(TIGER_I_BARE_DPM);
  await expect(page.getByText("Unchanged", { exact: true })).toBeVisible();
  const [notice, modules] = [page.getByText("This loadout code is incomplete"), page.locator("#modules")];
  expect((await notice.boundingBox())?.y).toBeLessThan((await modules.boundingBox())?.y ?? 0);
});
