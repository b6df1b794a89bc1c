import { ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import { distanceText } from "#app/game/ratings/method.ts";
import { publishedVehicle } from "../../setup/published.ts";
import { expect, test } from "../support/test.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const rating = ratingText(is7.rating.value);

test("a rating leads to its views, each with its source, and to how ratings are made", async ({ page }) => {
  await page.goto("/7169/is-7");
  await page.getByRole("link", { name: `Rating: ${rating}`, exact: true }).click();
  await expect(page).toHaveURL("/7169/is-7/statistics#rating");
  const panel = page.locator("#rating");
  await expect(panel).toBeInViewport();
  await expect(panel.locator("details")).toHaveCount(4);
  for (const [at, { distance }] of is7.rating.views.entries())
    await expect(panel.locator("summary").nth(at)).toContainText(distanceText(distance ?? 0));
  await panel.locator("summary", { hasText: "Win rate" }).click();
  await expect(panel).toContainText(`${is7.expected?.winRate.toFixed(1)}% against`);
  await panel.getByRole("link", { name: "How ratings are made" }).click();
  await expect(page).toHaveURL("/faq#rating");
  await expect(page.getByRole("rowheader", { name: "5.0 Epic" })).toBeVisible();
});

test("vehicles are chosen and put in order by their rating", async ({ page }) => {
  await page.goto("/?tier=10&class=heavyTank");
  await page
    .getByRole("columnheader", { name: /^Rating/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/sort=-rating/);
  const first = page.locator("#table tbody tr").first();
  await expect(first).toContainText("5.0 Epic");
  const menu = page.locator("details[name=filter-menu]", { has: page.locator("summary", { hasText: /^Rating$/ }) });
  await menu.last().locator("summary").click();
  await menu.last().locator("a", { hasText: rating }).click();
  await expect(page).toHaveURL(new RegExp(`rating=${is7.rating.value}`));
  await expect(page.locator("#table tbody tr").filter({ has: page.locator(`a[href="/7169/is-7"]`) })).toContainText(
    rating,
  );
  await expect(first).toContainText(rating);
  await expect(page.getByRole("link", { name: `Remove ${rating}` })).toBeVisible();
});
