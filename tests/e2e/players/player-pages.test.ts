import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillDemoAccount } from "#scripts/local/demo/demo-account.ts";
import { demoSample } from "#scripts/local/demo/sample.ts";
import { published } from "#tests/setup/published.ts";
import { test as base, expect } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";

const path = "/accounts/500000001/Commander_1";

const battlesUrl = "/api/accounts/500000001/figures";

/** A player of whom some 1,500 battles were sent. They stay for the next test: an account may not send as many for each. */
const test = base.extend({
  nobodyYet: async ({ accountsSite: { origin, database } }, use) => {
    const found = await (await fetch(origin + battlesUrl)).json();
    if (found.battles !== 1520) {
      await database.prepare("DELETE FROM people").run();
      await fillDemoAccount(origin, demoSample(published), Date.now());
    }
    await use(undefined);
  },
});

const main = (page: Page) => page.getByRole("main");
const tabs = (page: Page) => main(page).getByRole("navigation", { name: "Pages of the player" });
const figure = (page: Page, name: string) =>
  main(page)
    .getByRole("region", { name: "In figures" })
    .locator("div", { has: page.locator("dt", { hasText: name }) });

/** From the summary to a battle, its map and the marks. */
async function walk(page: Page): Promise<void> {
  await page.goto(`${path}?source=own`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Commander_1");
  await expect(figure(page, "Battles")).toContainText("1,520");
  await expect(main(page).getByRole("region", { name: "WN8", exact: true })).toContainText(/^WN8Adequate[\d,]+/);
  for (const chart of ["WN8", "Damage", "Win rate"]) {
    await expect(main(page).getByRole("img", { name: `${chart} over time` })).toBeVisible();
  }
  await expect(main(page).getByRole("region", { name: "WN8 by class and tier, table" })).toContainText("Heavy tank");
  await expect(main(page).getByRole("region", { name: "By nation, table" })).toContainText("Germany");

  await main(page).getByRole("group", { name: "Battles of" }).getByRole("link", { name: "Last 100" }).click();
  await expect(figure(page, "Battles")).toContainText(/^Battles100/);
  await expect(main(page).getByText("Over time")).toHaveCount(0);
  await main(page)
    .getByRole("link", { name: /^All \d+ vehicles$/ })
    .click();
  await expect(page).toHaveURL(`${path}/vehicles?view=100&source=own`);
  await expect(main(page).getByRole("region", { name: "Vehicles", exact: true })).toContainText("Win rate");
  await main(page).getByRole("group", { name: "Battles of" }).getByRole("link", { name: "All time" }).click();
  await expect(main(page).getByText(/^1 to \d+ of \d+$/)).toBeVisible();

  await tabs(page).getByRole("link", { name: "Battles" }).click();
  await expect(main(page).getByRole("region", { name: "Sessions", exact: true }).getByRole("row")).toHaveCount(13);
  await main(page).getByLabel("Vehicle").selectOption({ label: "IS-7" });
  await main(page).getByLabel("Result").selectOption({ label: "Victory" });
  await main(page).getByRole("button", { name: "Show" }).click();
  const list = main(page).getByRole("region", { name: "Random battles, table" });
  await expect(list.getByText("Defeat")).toHaveCount(0);
  await expect(list.getByRole("link", { name: /IS-7$/ })).toHaveCount(50);
  await main(page).getByRole("link", { name: "Older battles" }).click();
  await expect(main(page).getByRole("link", { name: "Newest" })).toBeVisible();
  await list.getByRole("row").nth(1).getByRole("link").last().click();
  await expect(main(page).getByRole("heading", { name: /^Victory in the IS-7 on / })).toBeVisible();
  await expect(main(page).getByRole("region", { name: "The battle in figures" })).toContainText("Assisted damage");
  await main(page).getByRole("link", { name: "All battles" }).click();

  await tabs(page).getByRole("link", { name: "Maps" }).click();
  await expect(main(page).getByRole("region", { name: "By map, table" }).getByRole("row").nth(1)).toContainText("±");
  await tabs(page).getByRole("link", { name: "Marks" }).click();
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText(
    /Marks of excellence|No marks known yet/,
  );
  await tabs(page).getByRole("link", { name: "Summary" }).click();
  await expect(main(page).getByRole("heading", { name: "Last battles" })).toBeVisible();
}

test("a player's battles are looked through on the pages of the player", ({ page }) => walk(page));

test("without script a player's battles are looked through as well", ({ noScript }) => walk(noScript));

test("what was sent and what the publisher counts are told apart, by choice", async ({ page }) => {
  await page.goto(path);
  // The publisher tells nothing of the time before it was asked.
  await expect(main(page).getByText("Of the battles that were sent here, since the publisher")).toBeVisible();
  await main(page).getByRole("group", { name: "Source" }).getByRole("link", { name: "Sent here" }).click();
  await expect(main(page).getByText(/^Of the 1,520 random battles that were sent here/)).toBeVisible();
  await main(page).getByRole("group", { name: "Source" }).getByRole("link", { name: "Publisher" }).click();
  await expect(main(page).getByText(/^The publisher’s count of all random battles/)).toBeVisible();
  await expect(figure(page, "Battles")).not.toContainText("1,520");

  // The choice stays in other windows and among the vehicles, where tables keep it as well.
  const window = (name: string) => main(page).getByRole("group", { name: "Battles of" }).getByRole("link", { name });
  await window("1 day").click();
  await expect(main(page).getByText("No random battles in this time (1 day).")).toBeVisible();
  await tabs(page).getByRole("link", { name: "Vehicles" }).click();
  await expect(tabs(page).getByRole("link", { name: "Vehicles" })).toHaveAttribute("aria-current", "page");
  await expect(main(page).getByText("by the difference of our readings")).toBeVisible();
  await window("All time").click();
  await expect(main(page).getByText(/^The publisher’s count of all random battles/)).toBeVisible();
  await main(page).getByRole("link", { name: "Show what was sent here" }).click();
  await expect(main(page).getByText(/^Of the 1,520 random battles that were sent here/)).toBeVisible();
  const damage = main(page).getByRole("columnheader", { name: "Damage" });
  await damage.getByRole("link").click();
  await expect(damage).toHaveAttribute("aria-sort", "descending");
  await expect(main(page).getByText(/^Of the 1,520 random battles that were sent here/)).toBeVisible();
});

test("of a player whose battles nobody sent, each page says so, and not that something fails", async ({ noScript }) => {
  const other = "/accounts/500000002/Commander_2";
  for (const [address, said] of [
    ["/battles", "Nobody has sent battles of this player here."],
    ["/maps", "Nobody has sent battles of this player here."],
    ["?view=100", "The publisher tells totals alone."],
    ["/vehicles?view=100", "No figures of vehicles are known of this time."],
  ] as const) {
    await noScript.goto(other + address);
    await expect(main(noScript)).toContainText(said);
    await expect(main(noScript)).not.toContainText(/at the moment|cannot be/);
  }
  await main(noScript).getByRole("link", { name: "summary", exact: true }).click();
  await main(noScript).getByRole("link", { name: "All time" }).last().click();
  await expect(figure(noScript, "Battles")).toBeVisible();
});

test("a player's page is shared, and says that battles arrive", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}?view=30d`);
  await expect(main(page).getByText("Active mod user")).toBeVisible();
  await main(page).getByRole("link", { name: "Share" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
  await expect(page).toHaveURL(`${path}?view=30d`);
});

test("no page of a player is wider than a phone, or without a name for something", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const battle = await (await page.request.get("/api/accounts/500000001/battles")).json();
  for (const tab of ["", "/vehicles", "/battles", "/marks", "/maps", `/battles/${battle.battles[0].arenaId}`]) {
    await page.goto(path + tab);
    await expect(tabs(page)).toBeVisible();
    // The head is the same on all of them.
    await expect(main(page).getByText("Active mod user")).toBeVisible();
    expect([tab, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tab, 390]);
    expect([tab, (await new AxeBuilder({ page }).analyze()).violations]).toEqual([tab, []]);
  }
});

test("a private player's pages tell nobody else anything, as pages or as their data, nor do sitemap and picture", async ({
  page,
  request,
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto(path);
  const hidden = await page.evaluate(async () => {
    const call = "/api/wgauth/visibility?account_id=500000001&visibility=private";
    return (await fetch(call, { method: "POST" })).status;
  });
  expect(hidden).toBe(204);
  for (const tab of ["", "/vehicles", "/battles", "/battles/1", "/marks", "/maps"]) {
    const [html, payload] = [await request.get(path + tab), await request.get(`${path}${tab}.data`)];
    expect([tab, html.status(), html.headers()["cache-control"]]).toEqual([tab, 401, "no-store"]);
    for (const text of [await html.text(), await payload.text()])
      expect([tab, /IS-7|1,520/.test(text)]).toEqual([tab, false]);
  }
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/accounts/5");
  expect((await request.get("/accounts/500000001/preview.png")).status()).toBe(404);
});
