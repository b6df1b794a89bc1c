import type { Page } from "@playwright/test";
import { FOLLOW_ALL_PATH, MAX_FOLLOWED_AT_ONCE, MAX_FOLLOWED_IN_ACCOUNT } from "#app/game/accounts/followed.ts";
import { MAX_FOLLOWED } from "#app/stores/known.ts";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { expect, test } from "../support/accounts-site.ts";
import { awake, hydrated } from "../support/hydrated.ts";
import { test as emptySite } from "../support/isolated-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { violationsOf } from "../support/violations.ts";
import type { Visitor } from "../support/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const found = (page: Page) => main(page).getByRole("region", { name: "Found" });
const field = (page: Page) => main(page).getByRole("searchbox", { name: "Nickname" });

async function find(page: Page, nickname: string): Promise<void> {
  await field(page).fill(nickname);
  await main(page).getByRole("button", { name: "Find" }).click();
}

test("players are found by the beginning of a name, and opened", async ({ noScript: page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Players", exact: true }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Players");
  await main(page).getByRole("search").getByText("EU", { exact: true }).click();
  await find(page, "commander");
  await expect(found(page).getByRole("listitem")).toHaveCount(4);
  await expect(page).toHaveURL("/accounts?q=commander&region=eu");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  await found(page).getByRole("link", { name: "Commander_2" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Commander_2");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Players" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Players");
  // Whom nobody else can be meant by, with the clan's tag as it is copied from the game.
  await find(page, "veteran_9[FERRO]");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Veteran_9");
  await expect(page).toHaveURL("/accounts/500000009/Veteran_9");
});

test("what finds nobody says why, and what to do", async ({ noScript: page }) => {
  for (const [search, says] of [
    ["q=nobody_at_all&region=com", /North America .*“nobody_at_all”/],
    ["q=ab", /at least 3 letters/],
    ["q=%3Cb%3Ebold", /letters A to Z/],
    ["q=somebody&region=cn", /No public data for China/],
  ] as const) {
    await page.goto(`/accounts?${search}`);
    await expect(main(page).getByText(says)).toBeVisible();
  }
  await page.goto("/accounts?q=nobody_at_all&region=com");
  await main(page).getByRole("link", { name: "Look in all regions" }).click();
  await expect(main(page).getByText("No nickname starts with “nobody_at_all”")).toBeVisible();
});

test("a Commander's own accounts are there, and who hides a page is not found", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-2"]);
  await page.goto("/accounts?q=commander_2&region=eu");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Commander_2");
  await page.goto("/accounts");
  const own = main(page).getByRole("region", { name: "My accounts" });
  await expect(own.getByRole("link", { name: "Commander_2" })).toHaveAttribute(
    "href",
    "/accounts/500000002/Commander_2",
  );
  await page.evaluate(async () => {
    await fetch("/api/wgauth/visibility?account_id=500000002&visibility=unlisted", { method: "POST" });
  });
  await page.goto("/accounts?q=commander_2");
  await expect(main(page).getByText("No nickname starts with “commander_2”")).toBeVisible();
  await expect(own.getByRole("link", { name: "Commander_2" })).toBeVisible();
});

test("while the publisher is down linked Commanders are found, and it is said", async ({
  noScript: page,
  newVisitor,
  accountsSite: { simulators },
}) => {
  await newVisitor().signIn("wgauth", "commander-3");
  const faults = `${simulators}/faults`;
  await fetch(faults, { method: "POST", body: JSON.stringify({ endpoint: "wargaming/list", fault: "500" }) });
  await page.goto("/accounts?q=commander");
  await expect(main(page).getByText(/publisher doesn’t answer/)).toBeVisible();
  await expect(found(page).getByRole("listitem")).toHaveCount(1);
  await expect(found(page).getByRole("link", { name: "Commander_3" })).toContainText("Linked here");
  await fetch(`${faults}?endpoint=wargaming/list`, { method: "DELETE" });
});

test("fits a narrow phone and is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ["/accounts?q=commander", "/accounts?q=nobody_at_all_of_this_name&region=eu"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await violationsOf(page), path).toEqual([]);
  }
});

/** Opens the search of every page. */
async function openSearch(page: Page) {
  await page.goto("/accounts");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  return dialog;
}

test("the search of every page finds players and clans, below what is here unless it is their very name", async ({
  page,
}) => {
  const dialog = await openSearch(page);
  await page.keyboard.type("commander");
  const players = dialog.getByRole("option").filter({ hasText: "Player" }).filter({ hasText: "EU" });
  await expect(players).toHaveText([/Commander_1EU/, /_2EU/, /_3EU/, /_4EU/]);
  // The ways to look further stand below them.
  await expect(dialog.getByRole("option").last()).toContainText("Look up the clan “commander”");
  await players.filter({ hasText: "Commander_3" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Commander_3");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("ferro");
  await dialog.getByRole("option").filter({ hasText: /Clan$/ }).first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Ferrous Guard (simulated)");
});

test("Enter opens a player or a clan whose very name was typed", async ({ page }) => {
  const dialog = await openSearch(page);
  for (const [typed, first, heading] of [
    ["commander_3", /Commander_3/, "Commander_3"],
    ["ferro", /\[FERRO\]/, "Ferrous Guard (simulated)"],
  ] as const) {
    await dialog.getByRole("combobox").fill(typed);
    await expect(dialog.getByRole("option").first()).toHaveText(first);
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.keyboard.press("Control+k");
  }
});

test("the search leads to the page that finds players whatever fails", async ({ page, complaints }) => {
  complaints.expect(/status of 503/);
  await page.route("**/api/look-up?*", (route) => route.fulfill({ status: 503, body: "" }));
  const dialog = await openSearch(page);
  await page.keyboard.type("veteran");
  await expect(dialog.getByRole("option", { name: /can’t be reached/ })).toContainText("Try again");
  await dialog.getByRole("option", { name: "Look up the player “veteran”" }).first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Veteran_9");
});

emptySite("without a key the page says who is found, and how the key is set", async ({ noScript: page }) => {
  await page.goto("/accounts?q=commander");
  await expect(main(page).getByText(/has no key/)).toBeVisible();
  await expect(main(page).getByText(/^No linked .*“commander”/)).toBeVisible();
  await expect(main(page).getByText("WARGAMING_APPLICATION_ID")).toBeVisible();
});

test("a player is followed in the browser, and found again where one looks for players", async ({ page }) => {
  const region = (name: string) => main(page).getByRole("region", { name });
  await page.goto("/accounts/500000009/Veteran_9");
  await awake(page);
  await main(page).getByRole("button", { name: "Follow" }).click();
  await expect(main(page).getByRole("button", { name: "Following" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/accounts/500000002/Commander_2");
  await awake(page);
  await page.goto("/accounts");
  await expect(region("Followed").getByRole("link")).toHaveText([/Veteran_9/]);
  await expect(region("Recently viewed").getByRole("link")).toHaveText([/Commander_2/]);
  expect(await violationsOf(page)).toEqual([]);
  await region("Recently viewed").getByRole("button", { name: "Clear" }).click();
  await expect(region("Recently viewed")).toHaveCount(0);
  await expect(main(page).locator(":focus")).toBeVisible();

  await region("Followed").getByRole("link").click();
  await awake(page);
  await main(page).getByRole("button", { name: "Following" }).click();
  await expect(main(page).getByRole("button", { name: "Follow", exact: true })).toBeVisible();
});

test("on a phone a player is compared from among the facts", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accounts/500000002/Commander_2");
  await main(page).getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL("/accounts/compare?players=500000002");
});

test("two players are set beside each other", async ({ page }) => {
  await page.goto("/accounts/500000002/Commander_2");
  await main(page).getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL("/accounts/compare?players=500000002");
  await find(page, "veteran_9");
  await expect(page).toHaveURL("/accounts/compare?players=500000002,500000009");
  const stats = main(page).getByRole("region", { name: "Stats, table" });
  await expect(stats.getByRole("columnheader")).toHaveText(["Stat", "Commander_2", "Veteran_9", "Difference"]);
  await main(page).getByRole("link", { name: "Swap" }).click();
  await expect(stats.getByRole("columnheader")).toHaveText(["Stat", "Veteran_9", "Commander_2", "Difference"]);
  await main(page).getByRole("link", { name: "Remove Veteran_9" }).click();
  // Several can be meant.
  await find(page, "commander");
  await main(page).getByRole("listitem").getByRole("link", { name: "Commander_3" }).click();
  await expect(page).toHaveURL("/accounts/compare?players=500000002,500000003");
  await find(page, "nobody_at_all");
  await expect(main(page).getByText("No nickname starts with “nobody_at_all”")).toBeVisible();
});

withAndWithoutScript("who is signed in follows players in the account", async (page, newVisitor) => {
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  await page.goto("/accounts/500000009/Veteran_9");
  await main(page).getByRole("button", { name: "Follow" }).click();
  await expect(main(page).getByRole("button", { name: "Following" })).toHaveAttribute("aria-pressed", "true");
  const followed = main(page).getByRole("region", { name: "Followed" });
  await page.goto("/");
  const line = main(page).getByRole("region", { name: "Following" });
  await expect(line.getByRole("link", { name: "Veteran_9" })).toHaveAttribute("href", "/accounts/500000009/Veteran_9");
  await page.goto("/accounts");
  await followed.getByRole("link", { name: "Veteran_9" }).click();
  await main(page).getByRole("button", { name: "Following" }).click();
  await expect(main(page).getByRole("button", { name: "Follow", exact: true })).toBeVisible();
  await page.goto("/accounts");
  await expect(followed).toHaveCount(0);
});

test("whom one followed before moves to the account at the sign-in", async ({ page, newVisitor }) => {
  await page.goto("/accounts/500000009/Veteran_9");
  await awake(page);
  await main(page).getByRole("button", { name: "Follow" }).click();
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  await page.goto("/accounts");
  const followed = main(page).getByRole("region", { name: "Followed" });
  await expect(followed.getByRole("link")).toHaveText([/Veteran_9/]);
  await expect(followed.getByText("In this browser")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("index-players") ?? "")).toContain('"followed":[]');
});

test("whose page one looked at is kept in the account, and cleared by one button", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["twitch", "tier-2"]);
  const noted = page.waitForResponse((response) => response.url().endsWith("/api/account/followed/viewed"));
  await page.goto("/accounts/500000009/Veteran_9");
  await awake(page);
  expect((await noted).status()).toBe(204);
  await page.goto("/accounts");
  const viewed = main(page).getByRole("region", { name: "Recently viewed" });
  await expect(viewed.getByRole("link")).toHaveText([/Veteran_9/]);
  await viewed.getByRole("button", { name: "Clear" }).click();
  await expect(viewed).toHaveCount(0);
  await expect(page).toHaveURL("/accounts");
});

/** So many players as one may follow. */
const players = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    accountId: index + 1,
    nickname: `Player_${index + 1}`,
    region: "eu",
  }));

test("a browser that is full follows nobody else, and says so", async ({ page }) => {
  const followed = JSON.stringify({ followed: players(MAX_FOLLOWED) });
  await page.addInitScript((stored) => localStorage.setItem("index-players", stored), followed);
  await page.goto("/accounts/500000009/Veteran_9");
  await main(page).getByRole("button", { name: "Follow" }).click();
  await expect(page.getByText(/Unfollow one first/).first()).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Follow", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

/** Signs in, follows as many players as an account keeps, and presses the button of another one. */
async function followOneMore(page: Page, visitor: Visitor): Promise<void> {
  await signedIn(page, visitor, ["twitch", "tier-2"]);
  await page.goto("/accounts/500000009/Veteran_9");
  const headers = { origin: new URL(page.url()).origin };
  const all = players(MAX_FOLLOWED_IN_ACCOUNT);
  for (let first = 0; first < all.length; first += MAX_FOLLOWED_AT_ONCE) {
    const data = all.slice(first, first + MAX_FOLLOWED_AT_ONCE);
    expect((await page.request.post(FOLLOW_ALL_PATH, { data, headers })).status()).toBe(204);
  }
  await main(page).getByRole("button", { name: "Follow" }).click();
  await expect(page.getByText(/Unfollow one first/).first()).toBeVisible();
}

test("an account that is full follows nobody else, and says so", async ({ page, newVisitor, complaints }) => {
  complaints.expect(/status of 409/);
  await followOneMore(page, newVisitor());
  await expect(main(page).getByRole("button", { name: "Follow", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("without script an account that is full follows nobody else either", async ({ noScript, newVisitor }) => {
  await followOneMore(noScript, newVisitor());
});
