import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { expect, test } from "../support/accounts-site.ts";
import { awake } from "../support/hydrated.ts";
import { test as emptySite } from "../support/isolated-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { violationsOf } from "../support/violations.ts";

const ferrous = "/clans-info/eu/500000101/FERRO";
const main = (page: Page) => page.getByRole("main");
const members = (page: Page) => main(page).getByRole("region", { name: "Members", exact: true });
const tabs = (page: Page) => main(page).getByRole("navigation", { name: "Pages of the clan" });
const filter = (page: Page) => members(page).getByRole("group", { name: "Inactive" });
/** How many the simulated clan has. */
const MEMBERS = 84;
const names = (page: Page) => members(page).locator("tbody th a");

withAndWithoutScript("a clan is found by its tag, and its members are sorted and opened", async (page) => {
  await page.goto("/clans-info");
  await page.getByRole("searchbox", { name: "Clan tag or name" }).fill("[ferro]");
  await main(page).getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL("/clans-info?q=%5Bferro%5D&region=eu");
  await expect(main(page).getByText("Demo", { exact: true })).toBeVisible();
  await main(page).getByRole("link", { name: "Ferrous Guard (simulated)" }).click();
  await expect(page).toHaveURL(ferrous);
  await expect(page).toHaveTitle(/^Ferrous Guard .*\[FERRO\]/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Ferrous Guard (simulated)");
  await expect(main(page).getByText(`${MEMBERS} of 100 members`)).toBeVisible();
  await expect(names(page)).toHaveCount(MEMBERS);
  await members(page).getByRole("link", { name: "Battles", exact: true }).click();
  await expect(page).toHaveURL(`${ferrous}?sort=-battles`);
  const column = await members(page)
    .locator("thead th")
    .evaluateAll((heads) => {
      return heads.findIndex((head) => head.textContent === "Battles") + 1;
    });
  await expect(async () => {
    const battles = await members(page).locator(`tbody tr > :nth-child(${column})`).allTextContents();
    const values = battles.filter((text) => text !== "–").map((text) => Number(text.replaceAll(",", "")));
    expect(values).toEqual([...values].sort((one, other) => other - one));
  }).toPass();
  await members(page).getByRole("link", { name: "Commander_1", exact: true }).click();
  await expect(page).toHaveURL("/accounts/500000001/Commander_1");
});

test("a clan that one follows or looked at is found again where clans are searched", async ({ page }) => {
  const listed = (name: string) => main(page).getByRole("region", { name }).getByRole("link");
  await page.goto(ferrous);
  await awake(page);
  await main(page).getByRole("button", { name: "Follow" }).click();
  await expect(main(page).getByRole("button", { name: "Following" })).toBeVisible();
  await page.goto("/clans-info/asia/2000000103/FULL-");
  await awake(page);
  await page.goto("/clans-info");
  await awake(page);
  await expect(listed("Recently viewed")).toHaveText([/FULL-/]);
  await main(page).getByRole("button", { name: "Clear", exact: true }).click();
  await expect(listed("Recently viewed")).toHaveCount(0);
  await expect(main(page).locator(":focus")).toBeVisible();
  await listed("Followed").filter({ hasText: "Ferrous Guard" }).click();
  await expect(page).toHaveURL(ferrous);
  await awake(page);
  await main(page).getByRole("button", { name: "Following" }).click();
  await page.goto("/clans-info");
  await awake(page);
  await expect(listed("Recently viewed")).toHaveText([/FERRO/]);
  await expect(listed("Followed")).toHaveCount(0);
});

test("a clan shows its vehicles, its history and WN8 once the vehicles are read", async ({ page }) => {
  test.setTimeout(180_000);
  const full = "/clans-info/asia/2000000103/FULL-";
  await page.goto(full);
  await expect(main(page).getByRole("status").filter({ hasText: "100 of 100 members" })).toBeVisible();
  const statsRegion = main(page).getByRole("region", { name: "The clan in figures" });
  // The queue reads the vehicles of the members, and the page asks again by itself.
  await expect(statsRegion.getByText(/^\d+ members, weighted by battles$/)).toBeVisible({ timeout: 60_000 });
  await tabs(page).getByRole("link", { name: "Vehicles" }).click();
  await expect(page).toHaveURL(`${full}/vehicles`);
  const vehicles = main(page).getByRole("region", { name: "Best vehicles" });
  await expect(vehicles.getByRole("listitem").first()).toContainText("%", { timeout: 60_000 });
  await tabs(page).getByRole("link", { name: "History" }).click();
  await expect(main(page).getByText(/^Counting since/)).toBeVisible();
});

test("the tabs of a clan are pages", async ({ noScript: page }) => {
  await page.goto(ferrous);
  await expect(tabs(page).locator("[aria-current=page]")).toContainText("Members");
  for (const [tab, heading] of [
    ["Vehicles", "Best vehicles"],
    ["Stronghold", "Skirmish Elo"],
    ["Global Map", "Battles and provinces"],
    ["History", "Joined and left"],
  ] as const) {
    await tabs(page).getByRole("link", { name: tab, exact: true }).click();
    await expect(page).toHaveURL(`${ferrous}/${tab.toLowerCase().replace(" ", "-")}`);
    await expect(main(page).getByRole("heading", { name: heading })).toBeVisible();
    await expect(tabs(page).locator("[aria-current=page]")).toHaveText(tab);
  }
  await tabs(page).getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(ferrous);
});

test("an officer sees who has not played, the unknown first and apart", async ({ noScript: page }) => {
  await page.goto(ferrous);
  await expect(names(page)).toHaveCount(MEMBERS);
  // How many are unknown is said once, above the table.
  await expect(main(page).getByText(/Unknown/)).toHaveText([/11 Unknown/]);
  await filter(page)
    .getByRole("link", { name: /^14\+ days/ })
    .click();
  await expect(page).toHaveURL(`${ferrous}?inactive=14`);
  await main(page).getByText("All roles", { exact: true }).first().click();
  await main(page)
    .getByRole("list", { name: "Role" })
    .getByRole("link", { name: /^Recruit(?!ment)/ })
    .click();
  await expect(page).toHaveURL(`${ferrous}?inactive=14&role=recruit`);
  await expect(filter(page).locator("[aria-current]")).toContainText("14+ days");
  await expect(names(page)).not.toHaveCount(MEMBERS);
  const days = (await members(page).locator("tbody .members-days b").allTextContents()).map(Number);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(Math.min(...days)).toBeGreaterThanOrEqual(14);
  const unknown = main(page).getByRole("region", { name: /^Last battle unknown/ });
  const apart = await unknown.getByRole("listitem").count();
  expect(apart).toBeGreaterThan(0);
  await expect(members(page)).toContainText(new RegExp(`${days.length} inactive .*${apart} unknown`));
  await main(page)
    .getByRole("region", { name: "Last battle", exact: true })
    .getByRole("link", { name: /30 days/ })
    .click();
  await expect(page).toHaveURL(`${ferrous}?inactive=30`);
  const led = main(page).getByRole("listitem").filter({ hasText: "Led by" }).getByRole("link");
  const leader = (await led.textContent()) ?? "";
  await led.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(leader);
});

test("the names of the inactive are copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${ferrous}?inactive=14`);
  await awake(page);
  await members(page).getByRole("button", { name: "Copy names" }).click();
  await expect(members(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const names = await members(page).locator("tbody .row-name").allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(names.join("\n"));
});

test("a clan is shared by its address", async ({ newVisitor }) => {
  const clan = await newVisitor().open(`${ferrous}?sort=-battles`);
  expect((await clan.follow("Share")).address).toBe(ferrous);
});

test("who joined and left is listed by day", async ({ noScript: page }) => {
  await page.goto(`${ferrous}/history`);
  const history = main(page).getByRole("region", { name: "Joined and left" });
  await expect(history).toContainText("+1");
  await expect(history).toContainText("−1");
  await expect(history.getByRole("link", { name: "Long_Gone" })).toBeVisible();
  const battles = main(page).getByRole("region", { name: "Battles a day" });
  await expect(battles.getByRole("img", { name: /^Battles of the members/ })).toBeVisible();
  await battles.getByText("Days in figures").click();
  await expect(battles.getByText("–").first()).toBeVisible();
  await page.goto(ferrous);
  await expect(members(page).getByRole("columnheader", { name: /^Since \d+/ })).toBeVisible();
});

test("the members that are shown are exported, with the date of the last battle and its days", async ({ page }) => {
  await page.goto(`${ferrous}?inactive=14`);
  await members(page).getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    members(page).getByRole("region", { name: "Export" }).getByRole("button", { name: "Export" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^clan-eu-ferro-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const rowCount = await members(page).locator("tbody tr").count();
  const dated = text.split("\n").filter((line) => /,\d+,\d{4}-\d{2}-\d{2},/.test(line));
  expect(dated).toHaveLength(rowCount);
});

test("what is no clan says why, and a tag of before leads to the one of now", async ({ noScript: page }) => {
  const status = async (path: string) => (await page.goto(path))?.status();
  expect(await status("/clans-info/eu/500000999/NONE")).toBe(404);
  await expect(main(page).getByText(/no clan with this number/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Find “NONE”" })).toBeVisible();
  expect(await status("/clans-info/eu/500000104/GONE")).toBe(410);
  await expect(main(page).getByText("This clan was disbanded")).toBeVisible();
  expect(await status("/clans-info/mars/1/X")).toBe(404);
  expect(await status("/clans-info/eu/500000102/OLD?sort=-battles")).toBe(200);
  await expect(page).toHaveURL("/clans-info/eu/500000102/BOLD?sort=-battles");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText('<b>Bold</b> & "Brave" (simulated)');
  await page.goto("/clans-info?region=cn&q=abc");
  await expect(main(page).getByText(/No public data for China/)).toBeVisible();
  await page.goto("/clans-info?region=asia&q=zzzz");
  await expect(main(page).getByText(/^No clan in .+ “zzzz”/)).toBeVisible();
});
// Pages that answer 404 and 410.
test.beforeEach(({ complaints }) => complaints.expect(/status of (?:404|410|503)/));

test("while the publisher is down the last known figures are shown with their time", async ({
  noScript: page,
  accountsSite: { cache, simulators },
}) => {
  const [id, key] = ["1000000103", "clan:com:1000000103"];
  const path = `/clans-info/com/${id}/FULL-`;
  const order = JSON.stringify({ endpoint: "wargaming/clans-info", fault: "limit", persona: id });
  await fetch(`${simulators}/faults`, { method: "POST", body: order });
  expect((await page.goto(path))?.status()).toBe(503);
  await expect(main(page).getByText(/publisher doesn’t answer/)).toBeVisible();
  await fetch(`${simulators}/faults?endpoint=wargaming/clans-info&persona=${id}`, { method: "DELETE" });
  await page.goto(path);
  await expect(names(page)).toHaveCount(100);
  await fetch(`${simulators}/faults`, { method: "POST", body: order });
  await expect
    .poll(async () => {
      const kept = JSON.parse(String(await cache.get(key)));
      // The queue may be at work: what it keeps is as young as it was.
      const report = { ...kept.report, readAt: Date.now() - 7 * 3_600_000 };
      await cache.put(key, JSON.stringify({ ...kept, report }));
      await page.goto(path);
      return main(page)
        .getByText(/last known figures/)
        .count();
    })
    .toBe(1);
  await expect(names(page)).toHaveCount(100);
  await fetch(`${simulators}/faults?endpoint=wargaming/clans-info&persona=${id}`, { method: "DELETE" });
});

test("a Commander's own clan is first, and marked as theirs", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-2"]);
  await page.goto("/clans-info");
  const own = main(page).getByRole("region", { name: "My clan" });
  await own.getByRole("link", { name: "Ferrous Guard (simulated)" }).click();
  await expect(page).toHaveURL(ferrous);
  await expect(main(page).getByText("Your clan", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("row", { name: /Commander_2/ })).toContainText("You");
  // It has been read by now.
  await page.goto("/clans-info");
  await own.getByRole("link", { name: /inactive 14\+ days$/ }).click();
  await expect(page).toHaveURL(`${ferrous}?inactive=14`);
});

test("fits a narrow phone, keeps its head in sight, and is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  test.setTimeout(120_000);
  for (const path of ["/clans-info?q=sim", "/clans-info/eu/500000102/BOLD"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await violationsOf(page), path).toEqual([]);
  }
  await page.goto(`${ferrous}?inactive=7`);
  for (const width of [320, 768, 1100, 1180]) {
    await page.setViewportSize({ width, height: 720 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, `${width} px`).toBeLessThanOrEqual(0);
  }
  // The head stays below the bar, and the page alone scrolls.
  await members(page).locator("tbody tr").nth(12).scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto(ferrous);
  await page.evaluate(() => scrollTo(0, 1500));
  const head = (await members(page).locator("thead th").first().boundingBox()) ?? { y: -1 };
  const bar = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).getPropertyValue("--bar-h")));
  expect(Math.abs(head.y - bar)).toBeLessThanOrEqual(1);
});

emptySite("without a key the page says what is missing, and how it is set", async ({ noScript: page, complaints }) => {
  complaints.expect(/status of 503/);
  for (const path of ["/clans-info", "/clans-info?q=ferro", "/clans-info/eu/500000101/FERRO"]) {
    await page.goto(path);
    await expect(main(page).getByText(/no API key/)).toBeVisible();
    await expect(main(page).getByText("WARGAMING_APPLICATION_ID")).toBeVisible();
  }
});
