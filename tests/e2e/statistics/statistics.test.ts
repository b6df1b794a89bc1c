import type { Page } from "@playwright/test";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { alive } from "../support/hydrated.ts";
import { visibleRows } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const menu = (page: Page, name: "Sort" | "Columns") => page.locator("details.table-menu", { hasText: name });
const panel = (page: Page, label: string) => page.getByRole("region", { name: label, exact: true });

/** Points at the panel, and waits until it is alive. */
async function wake(page: Page, label: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Filter by name" }).hover();
  await alive(panel(page, label).getByRole("button", { name: "Export" }));
}

withAndWithoutScript("a table is filtered, sorted, paged and opens a vehicle", async (page) => {
  await page.goto("/marks-of-mastery");
  await expect(visibleRows(page)).toHaveCount(50);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page).toHaveURL("/marks-of-mastery?page=2");
  await page.getByRole("group", { name: "Class" }).getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/class=heavyTank/);
  await page.getByRole("columnheader", { name: "Class I", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/class=heavyTank&sort=-first/);
  await expect(page.getByRole("columnheader", { name: "Class I", exact: true })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("searchbox", { name: "Filter by name" }).fill("is-7");
  await page.getByRole("searchbox", { name: "Filter by name" }).press("Enter");
  await expect(page).toHaveURL(/q=is-7/);
  const found = visibleRows(page).getByRole("link", { name: /IS-7$/ });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(/\/7169\/is-7/);
});

test("what WN8 expects is filtered, sorted and searched as well", async () => {
  const found = await new Visitor().open("/community-average?class=heavyTank&sort=-damage&q=is-7");
  expect(found.html.match(/<a\b[^>]* href="\/7169\/is-7"/g)).toHaveLength(1);
  expect(found.html).not.toContain('href="/6929/maus"');
  expect(found.html).toMatch(/<th\b[^>]*aria-sort="descending"(?:(?!<\/th>).)*Damage/s);
});

test("a table says what of an address means nothing, and has columns and order chosen by forms", async ({
  noScript: page,
}) => {
  await page.goto("/marks-of-mastery?tier=99&tier=8&sort=-luck&first=lots&page=x");
  await expect(page.getByText("Not understood, and left out:")).toContainText("Tier “99”");
  await expect(page.getByText("Not understood")).toContainText("order by “-luck”");
  await expect(page.getByRole("link", { name: "Remove Tier VIII" })).toBeVisible();
  await page.goto("/marks-of-mastery?tier=8");
  await menu(page, "Columns").locator("summary").click();
  await page.getByRole("checkbox", { name: "Nation", exact: true }).check();
  await page.getByRole("button", { name: "Show columns" }).click();
  await expect(page).toHaveURL(/cols=.*nation/);
  await expect(page.getByRole("columnheader", { name: "Nation" })).toBeVisible();
  await menu(page, "Sort").locator("summary").click();
  await page.getByRole("combobox").first().selectOption("first");
  await page.getByRole("button", { name: "Sort rows" }).click();
  await expect(page.getByRole("columnheader", { name: "Class I", exact: true })).toHaveAttribute("aria-sort", /ending/);
});

test("what WN8 expects is called that, and is no average of tiers or classes", async ({ noScript: page }) => {
  await page.goto("/community-average");
  await expect(page).toHaveTitle(/Expected by WN8/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expected by WN8");
  // And what WN8 is.
  await page.getByRole("main").getByRole("link", { name: "WN8", exact: true }).first().click();
  await expect(page).toHaveURL("/faq#wn8");
  await expect(page.locator("#wn8")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("group", { name: "Rows" })).toHaveCount(0);
  await page.goto("/community-average?view=class&tier=10");
  await expect(page.getByText("left out: view “class”")).toBeVisible();
  await expect(visibleRows(page)).toHaveCount(50);
});

test("every estimate says that it is one", async ({ noScript: page }) => {
  await page.goto("/marks-of-mastery");
  const rows = await visibleRows(page).count();
  await expect(visibleRows(page).getByRole("cell", { name: / estimate$/ })).toHaveCount(rows);
});

withAndWithoutScript("a table is filtered by further choices, of which a phone has a sheet", async (page) => {
  const path = "/marks-of-mastery";
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.locator("summary", { hasText: "Type" }).click();
  await page.locator("a.menu-option", { hasText: "Premium" }).click();
  await expect(page).toHaveURL(`${path}?type=premium`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?type=premium`);
  await page.locator("summary", { hasText: "Filters" }).click();
  const sheet = page.locator(".filters-sheet");
  await sheet.locator("a.menu-option", { hasText: "Vehicle estimate" }).click();
  await expect(page).toHaveURL(/method=vehicle/);
  await expect(page.getByRole("link", { name: "Remove Vehicle estimate" })).toBeAttached();
});

test("the other tables have these choices as well", async () => {
  for (const path of ["/community-average", "/marks-of-excellence"]) {
    const chosen = await (await new Visitor().open(`${path}?type=premium`)).follow(/^Collector/);
    expect(chosen.address).toBe(`${path}?type=premium,collector`);
    expect(chosen.links().map(({ name }) => name)).toContain("Remove Collector");
  }
});

test("once a table is used its rows are all here, and the server is not asked again", async ({ page }) => {
  const rows = page.waitForResponse((response) => response.url().endsWith("/averages/vehicles.json"));
  await page.goto("/community-average");
  await wake(page, "Expected by WN8");
  await page.getByRole("columnheader", { name: "Damage", exact: true }).getByRole("link").click();
  await rows;
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByText(/^1 to 100 of \d+$/)).toBeVisible();
  const requests: string[] = [];
  // Scripts of menus may still be on their way.
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.data$|^\/api\//.test(pathname)) requests.push(pathname);
  });
  await page.getByRole("searchbox", { name: "Filter by name" }).fill("is-7");
  await expect(page).toHaveURL("/community-average?q=is-7&sort=-damage");
  await expect(page.getByRole("rowheader", { name: "Tier 10 Heavy tank Maus" })).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "IS-7" })).toBeVisible();
  expect(requests).toEqual([]);
});

test("the open data of a table is a link away", async ({ page }) => {
  const path = "/community-average";
  const about = page.locator("details", { hasText: "this table as JSON" });
  await page.goto(path);
  // Sources are behind an "i".
  await expect(about.getByRole("link").first()).toBeHidden();
  await about.locator("summary").click();
  await page.getByRole("link", { name: "this table as JSON" }).click();
  await expect(page).toHaveURL(/\/api\/files\//);
  await page.goto(path);
  await about.locator("summary").click();
  await expect(page.getByRole("link", { name: "CSV", exact: true })).toHaveAttribute("href", "/api/vehicles.csv");
  const all = page.waitForResponse(/\/api\/vehicles\.json/);
  await page.getByRole("link", { name: "JSON", exact: true }).click();
  expect((await all).status()).toBe(200);
});

test("the open data of each table are its own", async () => {
  for (const [path, first] of [
    ["/community-average", "winRate"],
    ["/marks-of-mastery", "ace"],
    ["/marks-of-excellence", "p95"],
  ] as const) {
    const visitor = new Visitor();
    const links = (await visitor.open(path)).links();
    const hrefOf = (called: string) => links.find(({ name }) => name === called)?.attributes.href ?? "";
    expect(await (await visitor.get(hrefOf("this table as JSON"))).json(), path).toHaveProperty(first);
    expect([hrefOf("CSV"), hrefOf("JSON")], path).toEqual(["/api/vehicles.csv", "/api/vehicles.json"]);
  }
});

test("on a narrow phone no words of a table are cut", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, column] of [
    ["/community-average", "Damage"],
    ["/marks-of-excellence", null],
    ["/marks-of-mastery", "Class I"],
  ] as const) {
    await page.goto(path);
    if (column) await expect(page.getByRole("columnheader", { name: column, exact: true })).toBeVisible();
    const cut = await page
      .locator("td.not-known")
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut, path).toBe(0);
  }
});
