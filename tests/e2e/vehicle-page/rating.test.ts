import { expect } from "../support/test.ts";
import { withAndWithoutScript } from "../support/with-and-without-script.ts";

withAndWithoutScript("a rating leads to its parts, each with its source, and to how ratings are made", async (page) => {
  await page.goto("/7169/is-7");
  await page.getByRole("link", { name: /^Rating: 2\.0 Bad$/ }).click();
  await expect(page).toHaveURL("/7169/is-7#rating");
  const panel = page.locator("#rating");
  await expect(panel).toBeInViewport();
  await expect(panel).toContainText("Score 39.4 of 100 among 46 tier X heavy tanks");
  await panel.getByText("Win rate", { exact: false }).first().click();
  await expect(panel).toContainText("49.5 %. Compared with 49.9 %, the middle");
  await expect(panel).toContainText("the source does not say how many battles");
  await panel.getByRole("link", { name: "How ratings are made" }).click();
  await expect(page).toHaveURL("/faq#rating");
  await expect(page.getByRole("rowheader", { name: "5.0 Epic" })).toBeVisible();
});

withAndWithoutScript("vehicles are chosen and put in order by their rating", async (page) => {
  await page.goto("/?tier=10&class=heavyTank");
  await page
    .getByRole("columnheader", { name: /^Rating/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/sort=-rating/);
  const first = page.locator("tbody tr").first();
  await expect(first).toContainText("5.0 Epic");
  await page.locator(".menu-rating > summary").click();
  await page.locator(".menu-rating").getByRole("link", { name: "2.0 Bad" }).click();
  await expect(page).toHaveURL(/rating=2/);
  await expect(page.locator("tbody tr").filter({ has: page.locator(`a[href="/7169/is-7"]`) })).toContainText("2.0 Bad");
  await expect(first).toContainText("2.0 Bad");
  await expect(page.getByRole("link", { name: "Remove 2.0 Bad" })).toBeVisible();
});
