import type { Page } from "@playwright/test";
import { mapCount } from "../support/dataset.ts";
import { exportedAs, openExport } from "../support/export-panel.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

// The entries are those of tests/setup/rotation-entries.fixture.ts.

const panel = (page: Page) => page.getByRole("region", { name: "Rotation", exact: true });
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const changes = (page: Page) => page.getByRole("region", { name: "What changed" });
const choice = (page: Page, group: string, name: string) =>
  panel(page).getByRole("group", { name: group }).getByRole("link", { name, exact: true });

test("the rotation is filtered, sorted and searched, and leads to a map and back", async ({ noScript: page }) => {
  await page.goto("/map-rotation");
  await expect(panel(page).getByRole("status").getByText(`${mapCount()} maps`)).toBeVisible();
  await expect(row(page, "Old Harbor")).toContainText("New, tiers VIII to XI");
  await expect(row(page, "Fjords")).toContainText("Gone, ");
  await expect(row(page, "Abbey")).toContainText(/In rotation, tiers IV .*leaves/);
  await expect(row(page, "Karelia")).toContainText("is not known");
  await page.locator("summary", { hasText: "Season" }).click();
  await panel(page).locator("a.menu-option", { hasText: "Desert" }).click();
  await expect(page).toHaveURL("/map-rotation?season=desert");
  await expect(panel(page).getByRole("status").getByText(`5 of ${mapCount()}`)).toBeVisible();
  await panel(page).getByRole("link", { name: "Remove Desert" }).click();
  await choice(page, "Mode", "Random").click();
  await expect(page).toHaveURL("/map-rotation?mode=random");
  await expect(panel(page).getByRole("columnheader", { name: "Onslaught" })).toHaveCount(0);
  await choice(page, "Tier", "Tier I").click();
  await expect(page).toHaveURL("/map-rotation?mode=random&tier=1");
  // Known to come up at other tiers only; what has left and what nobody knows stays.
  await expect(row(page, "Old Harbor")).toHaveCount(0);
  await expect(row(page, "Fjords")).toHaveCount(1);
  await expect(row(page, "Ensk").getByRole("img", { name: /^Tiers I to VIII/ })).toBeVisible();
  await panel(page).getByRole("columnheader", { name: "Standard" }).getByRole("link").click();
  await expect(page).toHaveURL("/map-rotation?mode=random&tier=1&sort=standard");
  await expect(panel(page).getByRole("rowheader").first()).toHaveText("Ensk");
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL("/map-rotation?sort=standard");
  await panel(page).getByRole("searchbox", { name: "Filter by name" }).fill("tundra");
  await panel(page).getByRole("searchbox", { name: "Filter by name" }).press("Enter");
  await expect(page).toHaveURL("/map-rotation?q=tundra&sort=standard");
  await expect(panel(page).getByRole("rowheader")).toHaveText(["Tundra"]);
  await expect(changes(page).getByRole("listitem")).toContainText(["Tundra: Assault off"]);
  await row(page, "Tundra").getByRole("link").click();
  await expect(page).toHaveURL("/maps/tundra");
  await page.getByRole("link", { name: "Rotation: Assault out" }).click();
  await expect(page).toHaveURL("/map-rotation?q=Tundra");
});

test("what is chosen and typed while the answer is on its way adds up, and a link then leads on", async ({ page }) => {
  await page.goto("/map-rotation");
  await hydrated(page);
  const answered = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await choice(page, "Mode", "Random").click();
  await choice(page, "Tier", "Tier X").click();
  await choice(page, "Tier", "Tier I").click();
  const name = panel(page).getByRole("searchbox", { name: "Filter by name" });
  await name.fill("ens");
  await name.press("Enter");
  answered.resolve();
  await expect(page).toHaveURL("/map-rotation?q=ens&mode=random&tier=1,10");
  await expect(panel(page).getByRole("rowheader")).toHaveText(["Ensk"]);
  await page.goBack();
  await expect(page).toHaveURL("/map-rotation");
  await page.goForward();
  // Once the page is drawn: the address is there before it, and until then "Tier I" is a choice to add.
  await expect(panel(page).getByRole("rowheader")).toHaveText(["Ensk"]);
  await expect(page).toHaveURL("/map-rotation?q=ens&mode=random&tier=1,10");
  await name.fill("tundra");
  await choice(page, "Tier", "Tier I").click();
  await expect(page).toHaveURL("/map-rotation?q=tundra&mode=random&tier=10");
  await name.fill("");
  await page.getByRole("link", { name: "All maps" }).click();
  await expect(page).toHaveURL("/maps");
});

test("changes are told since a patch or a day, each with its source", async ({ noScript: page }) => {
  await page.goto("/map-rotation");
  const log = changes(page).getByRole("listitem");
  await expect(log.filter({ hasText: "Highway and Serene Coast leave" })).toHaveCount(1);
  await expect(log.filter({ hasText: "Abbey leaves" })).toHaveCount(1);
  await changes(page).getByRole("combobox").selectOption("2.4");
  await changes(page).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/[?&]since=2\.4(?:&|$)/);
  await expect(log.filter({ hasText: "Highway" })).toHaveCount(0);
  await expect(log.filter({ hasText: "Old Harbor enters" })).toContainText("Rebuilt & larger");
  await expect(log.filter({ hasText: "Fjords leaves" }).getByRole("link", { name: "A test" })).toHaveAttribute(
    "href",
    "https://example.com/notes",
  );
  await changes(page).getByLabel("or day").fill("2026-02-02");
  await changes(page).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/map-rotation?since=2026-02-02");
  await expect(changes(page)).toContainText("since 2 Feb 2026");
  await expect(log.filter({ hasText: "Ensk: other tiers" })).toHaveCount(1);
  await changes(page).getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/map-rotation");
});

test("the changes are followed by RSS and in a calendar", async ({ page, request, baseURL }) => {
  await page.goto("/map-rotation");
  const head = await page
    .locator('head link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(head).toEqual(["/map-rotation/feed.xml", "/map-rotation/changes.ics"]);
  await page.locator("summary", { hasText: "Follow changes" }).click();
  const ways = page.getByRole("list", { name: "Follow changes" });
  await expect(ways.getByRole("link", { name: "Subscribe in a calendar" })).toHaveAttribute(
    "href",
    `${baseURL}/map-rotation/changes.ics`.replace("http:", "webcal:"),
  );
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    ways.getByRole("link", { name: "Save for a calendar" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("map-rotation.ics");
  const feed = await (
    await request.get((await ways.getByRole("link", { name: "Feed for readers" }).getAttribute("href")) ?? "")
  ).text();
  // What a reader opens is there.
  const address = /<link>([^<]*#change-harbor-in)<\/link>/.exec(feed)?.[1] ?? "";
  await page.goto(address);
  await expect(page.locator("#change-harbor-in")).toContainText("Old Harbor enters");
});

test("the matrix is taken along as it is shown, in words", async ({ page }) => {
  await page.goto("/map-rotation?mode=random&q=har");
  await openExport(page);
  const { name, content } = await exportedAs(page, "CSV");
  expect(name).toMatch(/^map-rotation-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = content.toString("utf8");
  expect(text).toContain("Old Harbor");
  expect(text).toContain("New, tiers VIII to XI");
  expect(text).not.toContain("Fjords");
});

test("what the address asks for and there is not is said", async ({ page }) => {
  await page.goto("/map-rotation?tier=12&mode=%3Cb%3E&since=yesterday&sort=colour");
  await expect(panel(page)).toContainText(/“yesterday”.*“<b>”.*“12”.*“colour”/);
  await page.goto("/map-rotation?q=atlantis");
  await expect(panel(page)).toContainText("No map matches");
  await expect(changes(page)).toContainText("No changes listed");
  await panel(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/map-rotation");
});

test("on a phone the head and the maps stay in sight, and nothing is wider than the narrowest", async ({
  noScript: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/map-rotation");
  const frame = page.locator("[data-scroll-frame]");
  await frame.evaluate((element) => element.scrollTo(200, 600));
  const positionOf = async (name: string) =>
    await panel(page)
      .getByRole("columnheader", { name })
      .evaluate((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        const of = cell.closest("[data-scroll-frame]")?.getBoundingClientRect();
        return [Math.round(left - (of?.left ?? 0)), Math.round(top - (of?.top ?? 0))];
      });
  expect(await positionOf("Map")).toEqual([0, 0]);
  expect((await positionOf("Encounter"))[1]).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/map-rotation?mode=random&tier=8");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
