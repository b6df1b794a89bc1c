import type { Locator } from "@playwright/test";
import { awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

/** Where a thing ends, px from the top of the page; what the bar at a phone's foot covers is not seen. */
async function bottomOf(thing: Locator): Promise<number> {
  await expect(thing).toBeVisible();
  const { y, height } = (await thing.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}

test("the table of the start page begins on the first screen", async ({ noScript: page }) => {
  await page.goto("/");
  const rows = page.getByRole("region", { name: /table/i }).first().locator("tbody tr");
  expect(await bottomOf(rows.first())).toBeLessThan(900);
});

test("a phone's first screen has rows of the table that an address filters or sorts", async ({ page, noScript }) => {
  for (const visitor of [page, noScript]) {
    await visitor.setViewportSize({ width: 390, height: 844 });
    for (const address of ["/?tier=8", "/?q=tiger", "/?sort=-viewRange"]) {
      await visitor.goto(address);
      const rows = visitor.getByRole("region", { name: /table/i }).first().locator("tbody tr");
      expect(await bottomOf(rows.nth(1)), address).toBeLessThan(780);
    }
  }
});

test("the panels above the table come and go on a phone, and the table stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#vehicles");
  await awake(page);
  const best = page.getByRole("heading", { name: /^Best at/ });
  const tiers = page.getByRole("group", { name: "Tier" }).first();
  await expect(best).toBeVisible();
  await tiers.getByRole("link", { name: "Tier 8" }).click();
  await expect(best).toBeHidden();
  await expect(tiers).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Clear" }).click();
  await expect(best).toBeVisible();
  await expect(tiers).toBeInViewport();
  await page.getByRole("navigation", { name: "Main" }).last().getByRole("link", { name: "Vehicles" }).click();
  await expect(best).toBeVisible();
});

test("a phone's first screen says who a player is and how good", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accounts/500000001/Commander_1");
  const tabbar = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
  const seen = tabbar?.y ?? 0;
  expect(seen).toBeGreaterThan(700);
  const main = page.getByRole("main");
  expect(await bottomOf(main.getByRole("heading", { level: 1 }))).toBeLessThan(seen);
  const story = main.getByRole("region", { name: "In figures" });
  for (const name of ["Battles", "Win rate"])
    expect(
      await bottomOf(story.locator("div", { has: page.locator("dt", { hasText: name }) }).first()),
      name,
    ).toBeLessThan(seen);
  expect(await bottomOf(main.getByRole("region", { name: /^WN8/ }).locator("b, strong, output").first())).toBeLessThan(
    seen,
  );
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a map's plan fits a window of ${width} × ${height}`, async ({ noScript: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/maps/prokhorovka");
    const box = await page.getByRole("img", { name: /^Plan of Prokhorovka/ }).boundingBox();
    expect(box?.height).toBeGreaterThan(200);
    expect(box?.height).toBeLessThan(height - 100);
    expect(box?.width).toBeLessThanOrEqual(width);
  });
