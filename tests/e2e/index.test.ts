import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const names = (page: Page) => page.locator("tbody tr:not(.room) td:first-child").allInnerTexts();
const count = (page: Page) => page.getByRole("status").first();

test.describe("the index", () => {
  test("shows every vehicle by pages of fifty, with where the figures come from", async ({ page }) => {
    await page.goto("/");
    await expect(count(page)).toHaveText("934 vehicles");
    await expect(page.locator("tbody tr")).toHaveCount(50);
    await expect(page.getByRole("contentinfo")).toContainText("patch 1.26.1, EU client, 16 October 2024");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/?page=2");
    await expect(page.getByText(/^51 to (100|934) of 934$/)).toBeVisible();
  });

  test("is filtered by class, tier and nation, and says what is applied", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 7" }).click();
    await expect(page).toHaveURL("/?tier=7");
    await page.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=7");
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Germany" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=7&nation=germany");
    await expect(count(page)).toHaveText("4 of 934");
    expect((await names(page)).join(" ")).toContain("Tiger I");
    await page.getByRole("link", { name: "Remove Tier VII" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&nation=germany");
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(page).toHaveURL("/");
  });

  for (const [typed, found] of [
    ["t54", "T-54"],
    ["pzkpfw", "Pz.Kpfw."],
    ["bat chat", "Bat.-Châtillon 25 t"],
    ["SKODA", "Škoda"],
  ] as const) {
    test(`finds “${found}” by “${typed}”`, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("searchbox", { name: "Filter by name" }).fill(typed);
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed)}`));
      await expect(page.locator("tbody")).toContainText(found);
    });
  }

  test("filters while one types, without losing the field or filling the history", async ({ page }) => {
    await page.goto("/5137/tiger-ii");
    await page.goto("/");
    const field = page.getByRole("searchbox", { name: "Filter by name" });
    await field.pressSequentially("tiger", { delay: 60 });
    await expect(page).toHaveURL("/?q=tiger");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("tiger");
    await page.goBack();
    await expect(page).toHaveURL("/5137/tiger-ii");
  });

  test("is sorted by a column, best first, then the other way round, then as it was", async ({ page }) => {
    await page.goto("/");
    const head = () => page.getByRole("columnheader", { name: /^Health/ });
    await head().getByRole("link").click();
    await expect(head()).toHaveAttribute("aria-sort", "descending");
    const figures = async () =>
      (await page.locator("tbody tr td:nth-child(3)").allInnerTexts()).map((text) => Number(text.replace(",", "")));
    const descending = await figures();
    expect(descending).toEqual([...descending].sort((a, b) => b - a));
    await head().getByRole("link").click();
    await expect(head()).toHaveAttribute("aria-sort", "ascending");
    await head().getByRole("link").click();
    await expect(page).toHaveURL("/");
  });

  test("says so when nothing fits, and shows the way back", async ({ page }) => {
    await page.goto("/?q=zzzz&tier=10");
    await expect(count(page)).toHaveText("0 of 934");
    await expect(page.getByRole("main")).toContainText(/no vehicle/i);
  });

  test("drops what makes no sense in the address, and never fails", async ({ request }) => {
    for (const search of [
      "?tier=99&class=boat&page=-3&sort=;drop",
      "?page=1e9",
      "?tier=10,10,x",
      `?q=${"a".repeat(3000)}`,
      "?q=%00%ff",
      "?__proto__=1",
    ]) {
      const answer = await request.get(`/${search}`);
      expect([search.slice(0, 40), answer.status()]).toEqual([search.slice(0, 40), 200]);
    }
  });

  test("leads search engines to the plain page", async ({ page }) => {
    await page.goto("/?tier=10");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /:\d+\/$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goto("/");
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

/** Counts what the page asks the server for. */
function countRequests(page: Page) {
  const counts = { data: 0, columns: 0, engine: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) counts.data++;
    if (pathname.endsWith("/vehicles/columns.json")) counts.columns++;
    if (pathname.includes("/index-engine")) counts.engine++;
  });
  return counts;
}

/** Uses the table for the first time, and waits until all rows are here. */
async function takeOver(page: Page) {
  await page.evaluate(() => {
    const frame = document.querySelector(".tw");
    if (frame && getComputedStyle(frame).overflowY !== "visible") frame.scrollTop = 300;
    else window.scrollTo(0, 300);
  });
  await expect(page.getByText("1 to 934 of 934")).toBeVisible();
}

const visibleRows = (page: Page) => page.locator("tbody tr:not(.room)");

test.describe("all rows in the browser", () => {
  test("come with the first use of the table, not before, and leave the page where it is", async ({ page }) => {
    const counts = countRequests(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(counts).toEqual({ data: 0, columns: 0, engine: 0 });
    const row = page.getByRole("link", { name: /Manticore/ });
    await takeOver(page);
    expect(counts).toMatchObject({ columns: 1, engine: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await expect(row).toBeVisible();
    await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "935");
    await expect(row.locator("xpath=ancestor::tr")).toHaveAttribute("aria-rowindex", "3");
  });

  test("are in the document only where they are in sight", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    const before = await visibleRows(page).first().innerText();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(visibleRows(page).last()).toHaveAttribute("aria-rowindex", "935");
    await expect(visibleRows(page).first()).not.toHaveText(before);
    expect(await visibleRows(page).count()).toBeLessThan(80);
  });

  test("are filtered, sorted and searched without the server, and the address follows", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    const counts = countRequests(page);
    await page
      .getByRole("columnheader", { name: /^Health/ })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/?sort=-health");
    await expect(page.getByRole("columnheader", { name: /^Health/ })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Germany" }).click();
    await expect(count(page)).toHaveText("155 of 934");
    await page.getByRole("searchbox", { name: "Filter by name" }).fill("tiger");
    await expect(page).toHaveURL("/?q=tiger&nation=germany&sort=-health");
    const inBrowser = await names(page);
    expect(counts.data).toBe(0);
    await page.reload();
    expect(await names(page)).toEqual(inBrowser);
  });

  test("take two filters clicked at once", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    await page.getByRole("group", { name: "Tier" }).evaluate((tiers) => {
      tiers.querySelectorAll("a")[6]?.click();
      tiers.querySelectorAll("a")[7]?.click();
    });
    await expect(page).toHaveURL("/?tier=7,8");
  });

  test("show after a filter from far down the first of the few that are left", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    await page.evaluate(() => window.scrollTo(0, 30_000));
    await page.getByRole("columnheader", { name: /^DPM/ }).getByRole("link").click();
    await expect(page).toHaveURL("/?sort=-dpm");
    await expect(visibleRows(page).first()).toHaveAttribute("aria-rowindex", "2");
    await expect(visibleRows(page).first()).toBeInViewport();
  });

  test("return to where one was, on the way back from a vehicle", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    await page.evaluate(() => window.scrollTo(0, 20_000));
    const link = page.locator("tbody tr[aria-rowindex='450'] a");
    await link.click();
    await expect(page).not.toHaveURL("/");
    await page.goBack();
    await expect(link).toBeInViewport();
  });

  test("keep the focus in a row, wherever one scrolls", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    const link = visibleRows(page).nth(9).getByRole("link");
    await link.focus();
    await page.evaluate(() => window.scrollTo(0, 20_000));
    await expect(page.locator("tbody tr[aria-rowindex='450']")).toBeVisible();
    await expect(page.locator("tbody tr[aria-rowindex='11'] a")).toBeFocused();
  });

  test("are done without where they cannot be had", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|columns\.json/);
    await page.route("**/vehicles/columns.json", (route) => route.abort());
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 300));
    await page
      .getByRole("columnheader", { name: /^Health/ })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/?sort=-health");
    await expect(page.getByText("1 to 50 of 934")).toBeVisible();
  });
});

test.describe("the cards", () => {
  test("show the same vehicles, with the figure that gives the order", async ({ page }) => {
    await page.goto("/?tier=8&sort=-topSpeed");
    const first = (await visibleRows(page).first().getByRole("link").getAttribute("href")) ?? "";
    await page.getByRole("group", { name: "Layout" }).getByRole("link", { name: "Cards" }).click();
    await expect(page).toHaveURL("/?tier=8&sort=-topSpeed&view=grid");
    const card = page.getByRole("list", { name: "Vehicles, cards" }).getByRole("link").first();
    await expect(card).toContainText("km/h");
    await expect(card).toHaveAttribute("href", first);
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("come by pages without JavaScript", async ({ noScript: page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Cards" }).click();
    await expect(page.locator(".vcard")).toHaveCount(50);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/?view=grid&page=2");
  });
});

test.describe("the index without JavaScript", () => {
  test("filters, sorts, pages and opens a vehicle", async ({ noScript: page }) => {
    await page.goto("/");
    await page.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 10" }).click();
    await page.getByRole("searchbox", { name: "Filter by name" }).fill("object");
    await page.getByRole("searchbox", { name: "Filter by name" }).press("Enter");
    await expect(page).toHaveURL("/?q=object&tier=10");
    expect((await names(page)).every((name) => /obj/i.test(name))).toBe(true);
    await page.getByRole("columnheader", { name: /^DPM/ }).getByRole("link").click();
    await expect(page).toHaveURL("/?q=object&tier=10&sort=-dpm");
    await page.locator("tbody a").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Object");
  });

  test("opens the remaining filters of a phone", async ({ noScript: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByText("Filters", { exact: true }).first().click();
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Sweden" }).click();
    await expect(page).toHaveURL("/?nation=sweden");
  });
});

for (const width of [1190, 1280, 1440]) {
  test(`the table fits its panel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/?sort=-concealmentStill");
    const [table, frame] = await page.locator(".tw").evaluate((element) => {
      return [element.scrollWidth, element.clientWidth];
    });
    expect(table).toBe(frame);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe("the index on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has every filter in one sheet, which stays open while one chooses", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Filters", { exact: true }).first().click();
    const sheet = page.locator(".filters-sheet");
    await sheet.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 10" }).click();
    await sheet.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).click();
    await sheet.getByRole("link", { name: "Premium" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=10&type=premium");
    await expect(sheet.getByRole("link", { name: /^Show \d+ vehicles?$/ })).toBeVisible();
    for (const target of await sheet.getByRole("link").all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
    await sheet.getByRole("link", { name: /^Show/ }).click();
    await expect(sheet).toBeHidden();
  });

  test("keeps all rows in its frame", async ({ page }) => {
    await page.goto("/");
    await takeOver(page);
    await page.locator(".tw").evaluate((frame) => frame.scrollTo(0, 20_000));
    await expect(page.locator("tbody tr[aria-rowindex='375']")).toBeInViewport();
    expect(await visibleRows(page).count()).toBeLessThan(80);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("keeps head and first column while its table scrolls, and the page itself never scrolls sideways", async ({
    page,
  }) => {
    await page.goto("/");
    const frame = page.getByRole("region", { name: "Vehicles, table" });
    await frame.evaluate((element) => element.scrollTo(300, 400));
    const box = await frame.boundingBox();
    const head = await page.locator("thead th").first().boundingBox();
    const cell = await page.locator("tbody tr").nth(12).locator("td").first().boundingBox();
    expect(head?.x).toBeCloseTo(box?.x ?? -1, 0);
    expect(head?.y).toBeCloseTo(box?.y ?? -1, 0);
    expect(cell?.x).toBeCloseTo(box?.x ?? -1, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
