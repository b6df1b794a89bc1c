import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";
import { alive, awake } from "../support/hydrated.ts";
import { signedIn, signedInPlainly } from "../support/signed-in.ts";

const TYPICAL = "/529/tiger-i/loadout?loadout=typical";
const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const menu = (page: Page) => page.locator("#set-up details", { hasText: "All saved loadouts" });

async function openMenu(page: Page): Promise<void> {
  await menu(page).locator("summary").click();
  await expect(menu(page).getByRole("link", { name: "All saved loadouts" })).toBeVisible();
}

/** Keeps what is set up, under a name. */
async function keep(page: Page, name: string, storeName: string): Promise<void> {
  await openMenu(page);
  const field = menu(page).getByRole("textbox", { name: "Name of this loadout" });
  await field.fill(name);
  await menu(page)
    .getByRole("button", { name: `Save in ${storeName}` })
    .click();
}

/** Renames a build of the list, and deletes it. */
async function renameAndDelete(page: Page, name: string): Promise<void> {
  const tiger = region(page, "Tiger I");
  await tiger.locator(`summary[aria-label="Rename ${name}"]`).click();
  await tiger.getByRole("textbox", { name: "New name" }).fill("Brawler");
  await tiger.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(tiger.getByRole("link", { name: "Brawler" })).toBeVisible();
  await tiger.locator('summary[aria-label="Delete Brawler"]').click();
  await tiger.getByRole("button", { name: "Delete this loadout" }).click();
  await expect(main(page).getByText("Nothing saved yet")).toBeVisible();
}

test("a build is kept in the account, opened, renamed and deleted", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  await page.goto(TYPICAL);
  await keep(page, "Sniper", "your account");
  await expect(page.locator("#set-up")).toContainText("“Sniper”");
  await page.goto("/my-builds");
  await expect(region(page, "In your account")).toContainText("1 of 200");
  await region(page, "Tiger I").getByRole("link", { name: "Sniper" }).click();
  await expect(page).toHaveURL(/\/529\/tiger-i\/loadout\?loadout=1[\w-]+$/);
  await openMenu(page);
  await expect(menu(page)).toContainText("“Sniper”");
  await menu(page).getByRole("link", { name: "All saved loadouts" }).click();
  await renameAndDelete(page, "Sniper");
});

test("who is signed in and comes by a tab that was pointed at keeps a build in the account all the same", async ({
  page,
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  await page.goto("/529/tiger-i");
  await awake(page);
  const tab = page.getByRole("navigation", { name: "Views of the vehicle" }).getByRole("link", { name: "Loadout" });
  await tab.hover();
  await page.waitForLoadState("networkidle");
  await tab.click();
  await openMenu(page);
  await expect(menu(page).getByRole("button", { name: "Save in your account" })).toBeVisible();
});

test("a stranger keeps a build in the browser, opens it at once, renames and deletes it", async ({ page }) => {
  await page.goto(TYPICAL);
  await keep(page, "", "this browser");
  await expect(menu(page)).toContainText("“Loadout 1”");
  await page.locator("main a[id][aria-expanded]", { hasText: "Directive" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Orderly Ammo Rack/ })
    .click();
  await openMenu(page);
  await expect(menu(page).getByRole("button", { name: "Save in this browser" })).toBeVisible();
  await menu(page).getByRole("link", { name: "Loadout 1" }).click();
  await expect(menu(page)).toContainText("Saved in this browser");
  await page.goto("/my-builds");
  await expect(region(page, "In this browser")).toContainText("1 of 50");
  await renameAndDelete(page, "Loadout 1");
});

test("builds of the browser are put into the account when one asks for it", async ({ page, newVisitor }) => {
  await page.goto(TYPICAL);
  await keep(page, "Sniper", "this browser");
  await expect(menu(page)).toContainText("Saved in this browser");
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  await page.goto("/my-builds");
  await expect(region(page, "In your account")).toContainText("0 of 200");
  await page.getByRole("button", { name: "Put it into my account" }).click();
  await expect(region(page, "In your account").getByRole("link", { name: "Sniper" })).toBeVisible();
  await expect(region(page, "In this browser")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("index-builds"))).toBeNull();
});

test("what stands in the browser's place breaks nothing, and a browser that stores nothing says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("index-builds") === null) localStorage.setItem("index-builds", '[{"code":7},"{"]');
  });
  await page.goto("/my-builds");
  await expect(region(page, "In this browser")).toContainText("0 of 50");
  await page.goto(TYPICAL);
  await openMenu(page);
  await alive(menu(page).getByRole("button", { name: "Save in this browser" }));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await menu(page).getByRole("textbox").fill("Sniper");
  await menu(page).getByRole("button", { name: "Save in this browser" }).click();
  await expect(menu(page).getByRole("alert")).toContainText("storage is full");
  await expect(menu(page).getByRole("textbox")).toHaveValue("Sniper");
});

test("a build of an older version opens as far as it goes, and one of a vehicle that is gone stays", async ({
  page,
  newVisitor,
  accountsSite: { database },
}) => {
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  const insert = "INSERT INTO saved_loadouts SELECT ?1, person_id, ?2, ?3, ?4, ?5, '1.20.0', 1 FROM people";
  // Cut off behind the equipment, as if what follows no longer existed.
  await database.prepare(insert).bind("old", 529, "Tiger I", "Old one", "1AgNVUk0EAQAFCgEDAQMB").run();
  await database.prepare(insert).bind("gone", 65521, "Landship", "Lost one", "1AgNVUk0EAQAFCgEDAQMB").run();
  await page.goto("/my-builds");
  await expect(region(page, "Landship")).toContainText("no longer in the data");
  await expect(region(page, "Landship")).toContainText("1AgNVUk0EAQAFCgEDAQMB");
  await expect(region(page, "Tiger I")).toContainText("patch 1.20");
  await region(page, "Tiger I").getByRole("link", { name: "Old one" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("could be read");
});

test.describe("without script", () => {
  test("a loadout is kept in the account, opened, renamed and deleted", async ({ newVisitor }) => {
    const visitor = await signedInPlainly(newVisitor(), ["twitch", "tier-2"]);
    const kept = await (await visitor.open(TYPICAL)).press("Save in your account", { name: "Sniper" });
    expect(kept.text).toContain("“Sniper”");
    const list = await kept.follow("All saved loadouts");
    expect(list.region("In your account")).toContain("1 of 200");
    const opened = await list.follow("Sniper");
    expect(opened.address).toMatch(/^\/529\/tiger-i\/loadout\?loadout=1[\w-]+$/);
    expect(opened.text).toContain("“Sniper”");
    const renamed = await list.press("Rename", { name: "Brawler" });
    expect(renamed.links().map(({ name }) => name)).toContain("Brawler");
    expect((await renamed.press("Delete this loadout")).text).toContain("Nothing saved yet");
  });

  test("and account the link is the way to keep a loadout, and signing in leads back to it", async ({ newVisitor }) => {
    const visitor = newVisitor();
    const page = await visitor.open(TYPICAL);
    expect(page.text).toContain("holds the whole loadout");
    expect((await page.follow("All saved loadouts")).text).toContain("Bookmark the loadout’s link.");
    const consent = await (await page.follow("sign in")).follow("Sign in with Twitch");
    const back = await consent.choose("tier-2");
    expect(back.address).toMatch(/^\/529\/tiger-i\/loadout\?loadout=/);
    expect(back.buttons().map(({ name }) => name)).toContain("Save in your account");
  });
});
