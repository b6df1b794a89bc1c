import type { Page } from "@playwright/test";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { documentsOf, open } from "../support/builds-page.ts";
import { patches } from "../support/dataset.ts";
import { expect, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const tree = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" });

test.beforeEach(({ complaints }) =>
  complaints.expect(/Failed to load resource|Error loading route module|Failed to fetch dynamically imported/),
);

async function expectOffline(page: Page, address: string): Promise<void> {
  await expect(main(page).getByRole("heading", { name: "Commander, you are offline." })).toBeVisible();
  await expect(main(page)).toContainText("Nothing is lost");
  await expect(main(page)).not.toContainText("500");
  await expect(page).toHaveTitle("No connection | The Index");
  await expect(page).toHaveURL(address);
  // The layout keeps its data.
  await expect(page.getByRole("contentinfo")).toContainText(`patch ${formatPatch(patches().gameVersion)}`);
}

test("a link that is followed offline says so, and its page opens when the connection is back", async ({
  page,
  context,
}) => {
  await open(page, "/techtree/uk");
  const documents = documentsOf(page);
  await context.setOffline(true);
  await main(page).getByRole("link", { name: "Germany", exact: true }).click();
  await expectOffline(page, "/techtree/germany");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByRole("status")).toHaveText("Still no connection.");
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Germany");
  expect(documents).toEqual(["/techtree/germany"]);
});

test("a page whose script was never fetched says the same, and opens as well", async ({ page, context }) => {
  await open(page, "/disable-adblock");
  await context.setOffline(true);
  await tree(page).click();
  await expectOffline(page, "/techtree");
  await context.setOffline(false);
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Germany");
});

test("a site that does not answer is told apart from being offline, and is asked again", async ({ page }) => {
  await open(page, "/disable-adblock");
  await page.route(/\.data|latest\.json/, (route) => route.abort());
  await tree(page).click();
  await expect(main(page).getByRole("heading", { name: /cannot be reached/ })).toBeVisible();
  await expect(main(page)).not.toContainText("500");
  const retry = main(page).getByRole("button", { name: "Try again" });
  await retry.click();
  await expect(main(page).getByRole("status")).toHaveText("Still no connection.");
  await page.unrouteAll();
  await retry.click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Germany");
});

test("the search does not take the place of a page that waits for the connection", async ({ page, context }) => {
  await open(page, "/techtree/uk");
  await context.setOffline(true);
  await main(page).getByRole("link", { name: "Germany", exact: true }).click();
  await expectOffline(page, "/techtree/germany");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("maus");
  await expect(page.getByRole("list", { name: "Notifications" })).toContainText("The search opens");
  await expectOffline(page, "/techtree/germany");
  await context.setOffline(false);
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Germany");
  await expect(page).toHaveURL("/techtree/germany");
});

test("the search opens with what was typed when the connection is back", async ({ page, context }) => {
  await open(page, "/disable-adblock");
  await context.setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("list", { name: "Notifications" })).toContainText("The search opens");
  await context.setOffline(false);
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
  await expect(page).toHaveURL("/disable-adblock");
});

test("a filter of the index waits for the connection, and its rows stay", async ({ page, context }) => {
  await open(page, "/");
  await context.setOffline(true);
  const rows = page.locator("#table tbody tr");
  const count = await rows.count();
  await page.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).first().click();
  await expect(page.getByRole("list", { name: "Notifications" })).toContainText("Your choice applies");
  await expect(rows).toHaveCount(count);
  await expect(page).toHaveURL("/");
  await context.setOffline(false);
  await expect(page).toHaveURL("/?class=heavyTank");
});

test("a filter of the index whose rows have come needs no connection", async ({ page, context }) => {
  await open(page, "/");
  const rows = page.waitForResponse(/vehicles\/columns\.json/);
  await page.getByRole("group", { name: "Class" }).getByRole("link", { name: "Medium tank" }).first().click();
  await expect(page).toHaveURL("/?class=mediumTank");
  await (await rows).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("group", { name: "Class" }).getByRole("link", { name: "Heavy tank" }).first().click();
  await expect(page).toHaveURL("/?class=mediumTank,heavyTank");
  await expect(page.locator("#table tbody tr").first()).toBeVisible();
});

test("a link is copied offline as well", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/tank-extractor");
  await context.setOffline(true);
  await main(page).getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("list", { name: "Notifications" })).toContainText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe("/tank-extractor");
});
