import type { Page } from "@playwright/test";
import { battlesPath } from "#app/game/battles/answers.ts";
import { addSums, sumsOf } from "#app/game/battles/battle-sums.ts";
import { EXPECTED_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { playerWn8 } from "#app/game/players/player-wn8.ts";
import { sessionSizes } from "#app/game/players/windows.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { jsonBody, send } from "#app/lib/api.ts";
import type { DemoBattle } from "#scripts/local/demo/demo-account.ts";
import { demoPlayerBattles } from "#tests/setup/demo-player.ts";
import { published } from "#tests/setup/published.ts";
import { test as ownSite } from "../support/accounts-site.ts";
import { awake } from "../support/hydrated.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const path = "/accounts/500000001/Commander_1";

/** What the pages have to say of the demo account. */
const battles = demoPlayerBattles.filter(({ bonusType }) => bonusType === 1);
const count = battles.length.toLocaleString("en");
const sessions = sessionSizes(battles.map(({ startedAt }) => startedAt).reverse()).length;
const sentHere = new RegExp(`^From ${count} battles uploaded here`);

function expectedWn8(): RegExp {
  const { expected } = published<ExpectedIndex>(EXPECTED_PATH);
  const vehicles = Map.groupBy(battles, ({ tankId }) => tankId);
  const sums = [...vehicles].map(([tankId, of]) => ({ tankId, sums: of.map(sumsOf).reduce(addSums) }));
  const value = Math.round(playerWn8(sums, (tankId) => expected[tankId]).value ?? 0);
  return new RegExp(`WN8, all time${PERFORMANCE_LABELS[wn8Level(value)]}${value.toLocaleString("en")}`);
}
const main = (page: Page) => page.getByRole("main");
const tabs = (page: Page) => main(page).getByRole("navigation", { name: "Pages of the player" });
const periods = (page: Page) => main(page).getByRole("navigation", { name: "Period" });
const statOf = (page: Page, name: string) =>
  main(page)
    .getByRole("region", { name: "In figures" })
    .locator("div", { has: page.locator("dt", { hasText: name }) });

test("a player's battles are looked through on the pages of the player", async ({ page }) => {
  await page.goto(`${path}?source=own`);
  await main(page).getByRole("heading", { name: /^WN8/ }).getByRole("link").click();
  await expect(page).toHaveURL("/faq#wn8");
  await page.goBack();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Commander_1");
  await expect(statOf(page, "Battles")).toContainText(count);
  await expect(main(page).getByRole("region", { name: "WN8, All time" })).toContainText(expectedWn8());
  const trend = main(page).getByRole("region", { name: "Trend" });
  await expect(trend.getByRole("img", { name: "WN8 over time" })).toBeVisible();
  await trend.getByRole("link", { name: "Win rate" }).click();
  await expect(trend.getByRole("img", { name: "Win rate over time" })).toBeVisible();
  await expect(page).toHaveURL(`${path}?source=own&trend=winRate`);
  await expect(main(page).getByRole("region", { name: /^WN8 by class.*table$/ })).toContainText("Heavy tank");
  await expect(main(page).getByRole("region", { name: "By nation, table" })).toContainText("Germany");
  const played = main(page).getByRole("region", { name: "Most played", exact: true });
  await played.getByRole("listitem").last().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${path}/vehicles/\\d+`));
  await page.goBack();
  await expect(played).toBeVisible();

  await periods(page).getByRole("link", { name: "90 days" }).click();
  await expect(periods(page).getByRole("link", { name: "90 days" })).toHaveAttribute("aria-current", "true");
  await expect(statOf(page, "Battles")).toContainText(`of ${count} all time`);
  await expect(statOf(page, "Win rate")).toContainText("vs all time");
  await main(page)
    .getByRole("link", { name: /^All \d+ vehicles$/ })
    .click();
  await expect(page).toHaveURL(`${path}/vehicles?view=90d&source=own`);
  // The address is there before the page: the one before has periods as well.
  await expect(tabs(page).getByRole("link", { name: "Vehicles" })).toHaveAttribute("aria-current", "page");
  await expect(main(page).getByRole("region", { name: "Vehicles", exact: true })).toContainText("Win rate");
  await periods(page).getByRole("link", { name: "All time" }).click();
  await expect(main(page).getByText(/^1 to \d+ of \d+$/)).toBeVisible();

  await tabs(page).getByRole("link", { name: "Battles" }).click();
  await expect(main(page).getByRole("region", { name: "Sessions", exact: true }).getByRole("row")).toHaveCount(
    // The newest 12, and the head.
    1 + Math.min(12, sessions),
  );
  await main(page).getByLabel("Vehicle").selectOption({ label: "IS-7" });
  await main(page).getByLabel("Result").selectOption({ label: "Victory" });
  await main(page).getByRole("button", { name: "Show" }).click();
  const list = main(page).getByRole("region", { name: "Random battles, table" });
  await expect(list.getByText("Defeat")).toHaveCount(0);
  await expect(list.getByRole("link", { name: /IS-7$/ })).toHaveCount(50);
  await main(page).getByRole("link", { name: "Older battles" }).click();
  await expect(main(page).getByRole("link", { name: "Newest" })).toBeVisible();
  await expect(main(page).getByText(/uploaded here, from .+ back$/)).toBeVisible();
  await list.getByRole("row").nth(1).getByRole("link").last().click();
  await expect(main(page).getByRole("heading", { name: /^Victory in the IS-7 on / })).toBeVisible();
  await expect(main(page).getByRole("region", { name: "The battle in figures" })).toContainText("Assisted damage");
  await main(page).getByRole("link", { name: "All battles" }).click();

  await tabs(page).getByRole("link", { name: "Maps" }).click();
  await expect(main(page).getByRole("region", { name: "By map, table" }).getByRole("row").nth(1)).toContainText("±");
  await tabs(page).getByRole("link", { name: "Marks" }).click();
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText(/Marks of|No marks/);
  await tabs(page).getByRole("link", { name: "Overview" }).click();
  const newest = main(page).getByRole("region", { name: "Sessions", exact: true });
  await newest.getByRole("row").nth(1).getByRole("link").last().click();
  await expect(main(page).getByRole("heading", { name: / in the .+ on / })).toBeVisible();
});

test("without script battles are chosen by a form, and turned to older ones", async () => {
  const chosen = await (await new Visitor().open(`${path}/battles`)).press("Show", { vehicle: "7169", outcome: "win" });
  const rows = (chosen.html.match(/<tr\b.*?<\/tr>/gs) ?? []).filter((row) => row.includes("Victory"));
  expect(rows).toHaveLength(50);
  expect(chosen.html.match(/<tr\b[^>]*>(?:(?!<\/tr>).)*Defeat/s)).toBeNull();
  expect((await chosen.follow("Older battles")).links().map(({ name }) => name)).toContain("Newest");
});

test("a player's maps and marks are sorted by the heads of their columns", async ({ noScript: page }) => {
  for (const [tab, name, from, to] of [
    ["maps", "Damage", "descending", "ascending"],
    ["marks", "Vehicle", "ascending", "descending"],
  ] as const) {
    await page.goto(`${path}/${tab}`);
    const head = main(page).getByRole("columnheader", { name });
    const cells = main(page).locator(`tbody tr > :nth-child(${tab === "maps" ? 4 : 1})`);
    const first = async () => {
      const [text = ""] = await cells.allInnerTexts();
      return tab === "maps" ? Number(text.replaceAll(",", "")) : text.toLowerCase();
    };
    await head.getByRole("link").click();
    await expect(head).toHaveAttribute("aria-sort", from);
    const one = await first();
    await head.getByRole("link").click();
    await expect(head).toHaveAttribute("aria-sort", to);
    const other = await first();
    expect(from === "descending" ? one > other : one < other, `${tab}: ${one}, ${other}`).toBe(true);
  }
});

test("the last session is saved as a picture", async ({ page }) => {
  await page.goto(`${path}?source=own`);
  await awake(page);
  const saved = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Last session as picture" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Commander_1-\d{4}-\d\d-\d\d\.png$/);
});

test("what was sent and what the publisher counts are told apart, by choice", async ({ page }) => {
  await page.goto(path);
  // The demo's last battle lies as far back as the clock says: which source is first, the address says here.
  const choose = (name: string) =>
    main(page).getByRole("group", { name: "Source" }).getByRole("link", { name }).click();
  await choose("Uploaded");
  await expect(main(page).getByText(sentHere)).toBeVisible();
  await choose("Publisher");
  const counted = main(page).getByText(/^From the publisher’s totals, /);
  await expect(counted).toBeVisible();
  await expect(statOf(page, "Battles")).not.toContainText(count);
  // A title with the figures of the other source would contradict the page.
  await expect(page).not.toHaveTitle(/WN8/);

  // No window changes the source, nor do the vehicles, where tables keep it as well.
  await page.goto(`${path}?view=session&source=publisher`);
  await expect(main(page).getByText("The publisher shares totals only.")).toBeVisible();
  await main(page).getByRole("link", { name: "All time", exact: true }).click();
  await expect(counted).toBeVisible();
  await tabs(page).getByRole("link", { name: "Vehicles" }).click();
  await expect(tabs(page).getByRole("link", { name: "Vehicles" })).toHaveAttribute("aria-current", "page");
  await expect(counted).toBeVisible();
  await choose("Uploaded");
  await expect(main(page).getByText(sentHere)).toBeVisible();
  const damage = main(page).getByRole("columnheader", { name: "Damage" });
  await damage.getByRole("link").click();
  await expect(damage).toHaveAttribute("aria-sort", "descending");
  await expect(main(page).getByText(sentHere)).toBeVisible();
});

ownSite(
  "of a player whose battles nobody sent, each page says so, and not that something fails",
  async ({ noScript }) => {
    const other = "/accounts/500000002/Commander_2";
    for (const [address, said] of [
      ["/battles", "No battles of this player"],
      ["/maps", "No battles of this player"],
      ["?view=100", "The publisher shares totals only."],
      ["/vehicles?view=100", "No vehicle stats"],
    ] as const) {
      await noScript.goto(other + address);
      await expect(main(noScript)).toContainText(said);
      await expect(main(noScript)).not.toContainText(/at the moment|cannot be/);
    }
    await main(noScript).getByRole("link", { name: "overview", exact: true }).click();
    await main(noScript).getByRole("link", { name: "All time" }).last().click();
    await expect(statOf(noScript, "Battles")).toBeVisible();
  },
);

/** Signs a browser in as the owner of Commander_1, who sends battles. */
async function ownerWith(page: Page, owner: Visitor, battles: readonly DemoBattle[]): Promise<void> {
  await signedIn(page, owner, ["wgauth", "commander-1"]);
  const sent = battles.map((battle) => ({ ...battle, accountId: 500_000_001 }));
  const fetch = (url: string | URL | Request, init?: RequestInit) => owner.fetch(String(url), init);
  expect(await send(fetch, battlesPath(500_000_001), jsonBody({ battles: sent }))).toMatchObject({
    taken: battles.length,
  });
}

ownSite("a player's page is shared, and says that battles arrive", async ({ page, context, newVisitor }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const startedAt = Math.floor(Date.now() / 1000) - 3600;
  await ownerWith(
    page,
    newVisitor(),
    demoPlayerBattles.slice(-1).map((battle) => ({ ...battle, startedAt })),
  );
  await page.goto(`${path}?view=30d`);
  await expect(main(page).getByText("Active mod user")).toBeVisible();
  await expect(statOf(page, "Battles").getByRole("definition").first()).toHaveText("1");
  await awake(page);
  await main(page).getByRole("link", { name: "Share" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
  await expect(page).toHaveURL(`${path}?view=30d`);
});

test("on a phone what the vehicle of a battle is stands apart from its name", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const battle = await (await page.request.get("/api/accounts/500000001/battles")).json();
  await page.goto(`${path}/battles/${battle.battles[0].arenaId}`);
  await expect(tabs(page)).toBeVisible();
  const vehicle = main(page).locator(".facts .vehicle-link");
  const icon = await vehicle.locator(".class-icon").boundingBox();
  const name = await vehicle.locator(".vehicle-name:visible").boundingBox();
  expect(name?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0) + 4);
});

test("vehicles that stand out keep their names in one line", async ({ noScript: page }) => {
  await page.goto(path);
  for (const width of [1440, 1181, 800, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const names = main(page).getByRole("region", { name: "Most played" }).locator("li .vehicle-name:visible");
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    expect([width, heights.length, Math.max(...heights) < 30]).toEqual([width, 2, true]);
  }
});

ownSite(
  "a private player's pages tell nobody else anything, as pages or as their data, nor do sitemap and picture",
  async ({ page, request, newVisitor }) => {
    await ownerWith(page, newVisitor(), demoPlayerBattles.filter(({ tankId }) => tankId === 7169).slice(-20));
    const tabs = ["", "/vehicles", "/vehicles/7169", "/battles", "/battles/1", "/marks", "/maps"];
    /** Status and `Cache-Control` of each page, and which name the vehicle, as pages or as data. */
    const answers = async () => {
      const pages = [];
      for (const tab of tabs) {
        const [html, payload] = [await request.get(path + tab), await request.get(`${path}${tab}.data`)];
        const contents = [await html.text(), await payload.text()];
        const named = contents.map((text) => text.includes("IS-7"));
        pages.push([tab, html.status(), html.headers()["cache-control"], ...named]);
      }
      return pages;
    };
    expect((await answers()).find(([tab]) => tab === "/battles")).toEqual([
      "/battles",
      200,
      expect.any(String),
      true,
      true,
    ]);
    await page.goto(path);
    const hidden = await page.evaluate(async () => {
      const call = "/api/wgauth/visibility?account_id=500000001&visibility=private";
      return (await fetch(call, { method: "POST" })).status;
    });
    expect(hidden).toBe(204);
    expect(await answers()).toEqual(tabs.map((tab) => [tab, 401, "no-store", false, false]));
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/accounts/5");
    expect((await request.get("/accounts/500000001/preview.png")).status()).toBe(404);
  },
);

ownSite(
  "a period without uploaded battles says so, and leads its owner to their upload",
  async ({ page, newVisitor }) => {
    // Long ago.
    await ownerWith(page, newVisitor(), demoPlayerBattles.slice(-1));
    await page.goto(`${path}?view=1d&source=own`);
    await expect(main(page).getByText(/^No uploaded battles/)).toBeVisible();
    await main(page).getByRole("link", { name: "Upload battles" }).click();
    await expect(page).toHaveURL(/\/mod$/);
  },
);
