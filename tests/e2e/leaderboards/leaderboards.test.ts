import type { Page } from "@playwright/test";
import { type AccountsSite, expect, test } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { violationsOf } from "../support/violations.ts";

const main = (page: Page) => page.getByRole("main");
const board = (page: Page) => main(page).getByRole("region", { name: "Leaderboard", exact: true });
const names = (page: Page) => board(page).locator("tbody .row-name");
const about = { version: 1, madeAt: Date.now(), isCut: false };
const vehicle = 529;

type Cache = AccountsSite["cache"];

/** Players as the hourly work keeps them, each better than the one before, of whom the first is a simulated one. */
async function keepPlayers(cache: Cache, region: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const [id, nickname] = at === 0 ? [500_000_001, "Commander_1"] : [509_000_000 + at, `Ranked_${at}`];
    return [id, nickname, "FERRO", 600 + 10 * at, 45 + at / 20, 1000 + 5 * at, null, Date.now()];
  });
  await cache.put(`leaderboard:players:${region}`, JSON.stringify({ ...about, rows, vehicles: [vehicle] }));
  const inVehicle = rows.map(([id, nickname, tag, , winRate, wn8], at) => [
    id,
    nickname,
    tag,
    20 + at,
    winRate,
    wn8,
    1500 + at,
    null,
  ]);
  const shard = { ...about, vehicles: { [vehicle]: inVehicle } };
  await cache.put(`leaderboard:players-in-${vehicle % 8}:${region}`, JSON.stringify(shard));
}

test("players are ranked by a figure, at least so many battles, and in pages", async ({
  noScript: page,
  accountsSite,
}) => {
  await keepPlayers(accountsSite.cache, "asia", 130);
  await page.goto("/accounts?region=asia");
  await expect(board(page)).toContainText(/90 public players .*40 more/);
  await expect(names(page)).toHaveCount(15);
  await expect(names(page).first()).toHaveText("Ranked_129");
  await board(page).getByRole("combobox", { name: "At least" }).selectOption("500");
  await board(page).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/accounts?region=asia&least=500");
  await board(page).getByRole("navigation", { name: "Ranked by" }).getByRole("link", { name: "Battles" }).click();
  await expect(page).toHaveURL("/accounts?region=asia&by=battles");
  await board(page).getByRole("link", { name: "All 90" }).click();
  await expect(page).toHaveURL("/accounts?region=asia&by=battles&page=1");
  await expect(names(page)).toHaveCount(90);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("players are ranked in one vehicle by damage, and too few of them are named", async ({ page, accountsSite }) => {
  await keepPlayers(accountsSite.cache, "com", 40);
  await page.goto("/accounts?region=com&by=vehicle");
  await board(page).getByRole("combobox", { name: "Vehicle" }).selectOption({ index: 1 });
  await board(page).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`/accounts?region=com&by=vehicle&vehicle=${vehicle}&least=50`);
  await expect(board(page)).toContainText(/10 public players .*30 more/);
  await expect(board(page).getByRole("columnheader", { name: "Damage" })).toHaveAttribute("aria-sort", "descending");
  await keepPlayers(accountsSite.cache, "com", 3);
  await page.goto(`/accounts?region=com&by=vehicle&vehicle=${vehicle}&least=10`);
  await expect(board(page)).toContainText("Too few to rank");
  await expect(board(page).getByRole("link", { name: "Commander_1" })).toBeVisible();
  await expect(board(page).locator("tbody")).toHaveCount(0);
});

test("the visitor's own place follows the first ones, and is gone with the page", async ({
  page,
  newVisitor,
  accountsSite,
}) => {
  await keepPlayers(accountsSite.cache, "eu", 60);
  const visitor = newVisitor();
  await signedIn(page, visitor, ["wgauth", "commander-1"]);
  await page.goto("/accounts?region=eu&least=100");
  const own = board(page).locator("tr.board-own");
  await expect(own).toContainText("60");
  await expect(own).toContainText("You");
  await expect(board(page)).toContainText("Places 16 to 59");
  const ownRank = main(page).getByRole("region", { name: "Your place" });
  await expect(ownRank).toContainText("60 of 60");
  // Names keep their room on a phone, where fewer columns are seen.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await own.getByRole("rowheader").boundingBox())?.width).toBeGreaterThan(160);
  await accountsSite.database.prepare("UPDATE game_accounts SET visibility = 'unlisted'").run();
  await page.reload();
  await expect(board(page)).toContainText("59 public players on EU");
  await expect(own).toHaveCount(0);
  await expect(ownRank).toHaveCount(0);
});

test("without its storage the search stands, and the board says so", async ({ page, accountsSite, complaints }) => {
  complaints.expect(/./);
  await keepPlayers(accountsSite.cache, "eu", 60);
  await accountsSite.database.exec("ALTER TABLE game_accounts RENAME TO away");
  try {
    await page.goto("/accounts?region=eu");
    await expect(board(page)).toContainText("The leaderboard is not available");
    await expect(main(page).getByRole("searchbox", { name: "Nickname" })).toBeVisible();
    await board(page).getByRole("link", { name: "Try again" }).click();
  } finally {
    await accountsSite.database.exec("ALTER TABLE away RENAME TO game_accounts");
  }
});

test("clans are ranked, and the board fits a narrow phone and is accessible", async ({ page, accountsSite }) => {
  const rows = Array.from({ length: 20 }, (_, at) => {
    return [509_000_000 + at, `T${at}`, `Clan ${at}`, 4 + at, 1000, 45 + at / 5, at % 2 === 0 ? 1000 + at : null, 3];
  });
  await accountsSite.cache.put(
    "leaderboard:clans:eu",
    JSON.stringify({ ...about, rows, without: [], vehicles: [vehicle] }),
  );
  await keepPlayers(accountsSite.cache, "eu", 60);
  const shard = { ...about, vehicles: { [vehicle]: rows } };
  await accountsSite.cache.put(`leaderboard:clans-in-${vehicle % 2}:eu`, JSON.stringify(shard));
  await page.goto(`/clans-info?by=vehicle&vehicle=${vehicle}`);
  await expect(board(page).getByRole("columnheader", { name: "Win rate" })).toHaveAttribute("aria-sort", "descending");
  await expect(names(page).first()).toHaveText("Clan 19");
  await page.goto("/clans-info?by=win-rate");
  await expect(board(page)).toContainText(/19 clans .*1 more/);
  await expect(names(page).first()).toHaveText("Clan 19");
  await board(page).getByRole("link", { name: "WN8" }).first().click();
  await expect(page).toHaveURL("/clans-info?region=eu");
  await expect(board(page)).toContainText("9 clans on EU");
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ["/clans-info", "/accounts", `/accounts?by=vehicle&vehicle=${vehicle}`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await violationsOf(page), path).toEqual([]);
  }
});
