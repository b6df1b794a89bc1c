import { formatNumber } from "#app/game/stats/format.ts";
import { TIGER_I } from "../support/dataset.ts";
import { count, names } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

test.describe("the index", () => {
  test("is filtered by class, tier and nation, and says what is applied", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("group", { name: "Tier" }).getByRole("link", { name: "Tier 7" }).click();
    await expect(page).toHaveURL("/?tier=7");
    await page.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=7");
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Germany" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&tier=7&nation=germany");
    await expect(count(page)).toHaveText(/^[1-9]\d* of \d+$/);
    await expect.poll(async () => (await names(page)).join(" ")).toContain("Tiger I");
    await page.getByRole("link", { name: "Remove Tier VII" }).click();
    await expect(page).toHaveURL("/?class=heavyTank&nation=germany");
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(page).toHaveURL("/");
  });

  test("finds names that are typed otherwise than they are written", async ({ page }) => {
    await page.goto("/");
    // What else the search forgives, app/game/search says.
    for (const [typed, found] of [
      ["t54", "T-54"],
      ["bat chat", "Bat.-Châtillon 25 t"],
    ] as const) {
      await page.getByRole("searchbox", { name: "Filter by name" }).fill(typed);
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed).replace("%20", "(?:%20|\\+)")}`));
      await expect(page.locator("#table tbody")).toContainText(found);
    }
  });

  test("filters while one types, without losing the field, and leads back to what one chose before", async ({
    page,
  }) => {
    await page.goto("/5137/tiger-ii");
    await page.goto("/");
    const field = page.getByRole("searchbox", { name: "Filter by name" });
    await field.pressSequentially("tiger", { delay: 60 });
    await expect(page).toHaveURL("/?q=tiger");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("tiger");
    // What is typed after a choice is a step, and what is typed on is none.
    await page.goBack();
    await expect(page).toHaveURL("/5137/tiger-ii");
    await page.goto("/");
    await page.getByRole("group", { name: "Class" }).first().getByRole("link", { name: "Heavy tank" }).click();
    await expect(page).toHaveURL("/?class=heavyTank");
    await field.pressSequentially("tiger", { delay: 60 });
    await expect(page).toHaveURL("/?q=tiger&class=heavyTank");
    await page.goBack();
    await expect(page).toHaveURL("/?class=heavyTank");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("is sorted by a column, best first, then the other way round, then as it was", async ({ page }) => {
    await page.goto("/");
    const head = () => page.locator("#table").getByRole("columnheader", { name: /^Health/ });
    await head().getByRole("link").click();
    await expect(head()).toHaveAttribute("aria-sort", "descending");
    const values = async () =>
      (await page.locator("#table tbody tr:not(.head-again) td:nth-child(4)").allInnerTexts()).map((text) =>
        Number(text.replace(",", "")),
      );
    // The head answers at once, the rows follow it.
    await expect(async () => {
      const descending = await values();
      expect(descending).toEqual([...descending].sort((a, b) => b - a));
    }).toPass();
    await head().getByRole("link").click();
    await expect(head()).toHaveAttribute("aria-sort", "ascending");
    await head().getByRole("link").click();
    await expect(page).toHaveURL("/");
  });

  test("says that its concealment is that of a crew without the skill", async ({ noScript: page }) => {
    await page.goto("/?q=tiger+i&cols=concealmentStill&sort=-concealmentStill");
    const head = page
      .locator("#table")
      .getByRole("columnheader", { name: /^Conceal/ })
      .getByRole("link");
    await expect(head).toHaveAttribute("title", /^Concealment, still.*without the camouflage skill/);
    await expect(page.getByRole("row").filter({ has: page.locator(`a[href="/529/tiger-i"]`) })).toContainText(
      formatNumber(TIGER_I.top.stats.concealmentStill ?? 0, 1),
    );
    await expect(page.getByRole("main")).toContainText("without the camouflage skill");
  });

  test("says so when nothing fits, and shows the way back", async ({ noScript: page }) => {
    await page.goto("/?q=zzzz&tier=10");
    await expect(count(page)).toHaveText(/^0 of \d+$/);
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
      "?sort=__proto__,constructor&cols=toString,,&was=x&by=none&order=",
      "?dpm=..&health=1e999..&reload=x..y&damage-min=NaN",
      `?cols=${"dpm,reload,".repeat(300)}`,
    ]) {
      const answer = await request.get(`/${search}`);
      expect([search.slice(0, 40), answer.status()]).toEqual([search.slice(0, 40), 200]);
    }
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
    await page.locator("#table").getByRole("columnheader", { name: /^DPM/ }).getByRole("link").click();
    await expect(page).toHaveURL("/?q=object&tier=10&sort=-dpm");
    await page.locator("#table tbody a").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Object");
  });
});

test("the table fits its panel", async ({ noScript: page }) => {
  await page.goto("/?sort=-specificPower");
  for (const width of [1190, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = () =>
      page
        .locator("[data-scroll-frame]")
        .evaluate((frame) => [frame.scrollWidth - frame.clientWidth, document.documentElement.scrollWidth]);
    await expect.poll(widths, `${width} px`).toEqual([0, width]);
  }
});
