import type { Page } from "@playwright/test";
import { formatNumber } from "#app/game/stats/format.ts";
import { vehicleOfUnknownWay } from "../support/dataset.ts";
import { hydrated } from "../support/hydrated.ts";
import { IN_BOTH_MODES } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { frameOf, nodeOf, PLAN, PLAN_XP, planPanelOf } from "../support/tree-page.ts";
import { violationsOf } from "../support/violations.ts";

const phone = { width: 390, height: 844 };

/** The scale of the drawing. */
async function scaleOf(page: Page): Promise<number> {
  const matrix = await frameOf(page)
    .locator('[data-tree="drawing"]')
    .evaluate((drawing) => getComputedStyle(drawing).transform);
  return Number(/^matrix\(([\d.]+),/.exec(matrix)?.[1] ?? 1);
}

const scrollOf = (page: Page) => frameOf(page).evaluate((frame) => [frame.scrollLeft, frame.scrollTop]);

/** The vehicle every tree begins with, and one of its tier X. */
const NATIONS: [nation: string, title: string, first: string, last: string][] = [
  ["germany", "Germany", "Leichttraktor", "E 100"],
  ["ussr", "U.S.S.R.", "MS-1", "IS-7"],
  ["usa", "U.S.A.", "T1 Cunningham", "T57 Heavy"],
  ["france", "France", "Renault FT", "AMX 50 B"],
  ["uk", "U.K.", "Cruiser Mk. I", "Super Conqueror"],
  ["china", "China", "Renault NC-31", "121"],
  ["japan", "Japan", "Renault Otsu", "STB-1"],
  ["czech", "Czechoslovakia", "Kolohousenka", "Vz. 55"],
  ["poland", "Poland", "4TP", "60TP Lewandowskiego"],
  ["sweden", "Sweden", "Strv fm/21", "Kranvagn"],
  ["italy", "Italy", "Fiat 3000", "Progetto M40 mod. 65"],
];

test("each tree has its vehicles and what belongs to a page", async ({ request }) => {
  for (const [nation, title, first, last] of NATIONS) {
    const answer = await request.get(`/techtree/${nation}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<title>${title}: `);
    for (const name of [first, last]) expect(html, nation).toContain(`title="${name}: `);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/techtree/${nation}"`));
    expect(html).not.toContain('name="robots"');
    const [tabs = ""] = /<nav [^>]*aria-label="Tech trees by nation".*?<\/nav>/s.exec(html) ?? [];
    expect(tabs.match(/<a /g)).toHaveLength(NATIONS.length);
    expect(tabs).toMatch(new RegExp(`<a (?=[^>]*aria-current="page")[^>]*href="/techtree/${nation}"`));
  }
});

test("a nation that does not exist is a fatal 404 that names the whole path", async ({
  noScript: page,
  complaints,
}) => {
  complaints.expect(/the server responded with a status of 404/);
  const answer = await page.goto("/techtree/atlantis?to=1");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /techtree/atlantis?to=1")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

test("a nation in capitals leads to its tree, with the plan", async ({ noScript: page }) => {
  await page.goto(PLAN.replace("germany", "Germany"));
  await expect(page).toHaveURL(PLAN);
});

test("an address plans, and is not to be listed by itself", async ({ noScript: page }) => {
  await page.goto(PLAN);
  const dock = planPanelOf(page);
  await expect(dock.getByRole("heading", { level: 2 })).toHaveText(/Tiger I to .*E 100$/);
  await expect(dock).toContainText(`Experience${formatNumber(PLAN_XP.fromTigerI)} incl. 137,340`);
  await expect(dock).toContainText("Credits12,030,000 + 567,270");
  await expect(dock.getByRole("listitem")).toHaveCount(4);
  await expect(dock.getByRole("listitem").nth(1)).toContainText("78,000");
  await expect(dock.getByRole("listitem").first()).toContainText(/Kw\.K\. 43 .*16,500 XP/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/techtree\/germany$/);
});

test("a click plans, a later start shortens the plan, Clear ends it", async ({ page }) => {
  await page.goto("/techtree/germany");
  await expect(planPanelOf(page)).toHaveCount(0);
  await nodeOf(page, "E 100").click();
  await expect(page).toHaveURL(/\?to=9489$/);
  await expect(planPanelOf(page)).toContainText(`Experience${formatNumber(PLAN_XP.whole)} incl. 160,745`);
  await expect(planPanelOf(page).getByRole("listitem")).toHaveCount(10);
  await planPanelOf(page)
    .getByRole("link", { name: /^Start here .*Tiger I$/ })
    .click();
  await expect(page).toHaveURL(/\?to=9489&from=529$/);
  await expect(planPanelOf(page)).toContainText(formatNumber(PLAN_XP.fromTigerI));
  await expect(frameOf(page).locator(".tree-node-researched")).toHaveCount(7);
  // A goal that can be reached from the same start keeps it; another one does not.
  await expect(nodeOf(page, "Tiger II")).toHaveAttribute("href", "?to=5137&from=529");
  await expect(nodeOf(page, "Maus")).toHaveAttribute("href", "?to=6929");
  await planPanelOf(page).getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\/techtree\/germany$/);
  await expect(planPanelOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(planPanelOf(page)).toContainText(formatNumber(PLAN_XP.fromTigerI));
});

test("the plan can be handed on", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PLAN);
  await planPanelOf(page).getByRole("button", { name: "Share plan" }).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + PLAN);
});

test("what an address asks for in vain is said", async ({ noScript: page }) => {
  await page.goto("/techtree/germany?to=1");
  await expect(page.getByRole("status")).toHaveText(/cannot be researched/);
  await page.goto("/techtree/germany?to=9489&from=6929");
  await expect(page.getByRole("status")).toContainText("not lead to the E 100");
  await expect(planPanelOf(page)).toContainText(formatNumber(PLAN_XP.whole));
});

test("a node leads to its vehicle, the section beside the tree to premium and collector vehicles", async ({ page }) => {
  await page.goto("/techtree/germany");
  await expect(page.getByRole("link", { name: "About the Tiger II" })).toHaveAttribute("href", "/5137/tiger-ii");
  await page.getByRole("link", { name: /^Premium and collector/ }).click();
  const section = page.getByRole("region", { name: "Premium and collector vehicles" });
  await expect(section).toBeInViewport();
  await expect(section.getByRole("link", { name: /Löwe/ })).toContainText("11,200 gold");
});

test("tier XI stands in a column of its own, behind what leads to it", async ({ page }) => {
  await page.goto("/techtree/germany");
  await expect(frameOf(page).getByLabel("Tier 11")).toBeVisible();
  const [maus, ratte] = [await nodeOf(page, "Maus").boundingBox(), await nodeOf(page, "Taschenratte").boundingBox()];
  expect(ratte?.x).toBeGreaterThan((maus?.x ?? 0) + (maus?.width ?? 0));
  expect(ratte?.y).toBe(maus?.y);
  await nodeOf(page, "Taschenratte").click();
  await expect(planPanelOf(page)).toContainText("Experience1,048,310 incl. 143,240");
  await expect(planPanelOf(page)).toContainText("Credits22,484,000");
  await expect(planPanelOf(page).getByRole("listitem")).toHaveCount(11);
});

test("a vehicle whose way is not known says so", async ({ page }) => {
  const { name, nation } = vehicleOfUnknownWay();
  await page.goto(`/techtree/${nation}`);
  await expect(nodeOf(page, name)).toContainText("Unknown");
  const cost = nodeOf(page, name).locator(".tree-node-cost");
  expect(await cost.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  await nodeOf(page, name).click();
  await expect(page.getByRole("status")).toContainText(`${name} is not known yet`);
});

test("what is no price is not shown as one", async ({ page }) => {
  await page.goto("/techtree/france");
  await expect(page.getByRole("link", { name: "M10 RBFM" })).toContainText("Not for sale");
  await page.getByRole("link", { name: "M10 RBFM" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("M10 RBFM");
  const facts = page.locator(".facts");
  await expect(facts).toContainText("Not for sale");
  await expect(facts).not.toContainText("gold");
});

test("without script the tree is a list by branch and the links plan", async ({ noScript }) => {
  await noScript.goto("/techtree/germany");
  // Nine steps down the list from the Leichttraktor to the E 100.
  await expect(
    noScript.locator(`[data-tree="drawing"] > ul${" > li > ul".repeat(9)}`).getByText("E 100", { exact: true }),
  ).toBeVisible();
  await frameOf(noScript).getByText("E 100", { exact: true }).click();
  await expect(noScript).toHaveURL(/\?to=9489$/);
  await expect(noScript.getByRole("region", { name: "Plan to the E 100" })).toContainText(formatNumber(PLAN_XP.whole));
  await expect(noScript.getByRole("button", { name: "Zoom in" })).toBeHidden();
});

test("keys, buttons and wheel zoom, arrows pan", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto("/techtree/ussr");
  const frame = frameOf(page);
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await scrollOf(page))[0]).toBeGreaterThan(20);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await scrollOf(page))[1]).toBeGreaterThan(20);

  await page.keyboard.press("+");
  expect(await scaleOf(page)).toBe(1.25);
  await page.keyboard.press("-");
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.press("0");
  const whole = await scaleOf(page);
  expect(whole).toBeLessThan(0.7);
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(2);

  const press = (name: string) => page.getByRole("button", { name }).click();
  await press("Zoom in");
  const larger = await scaleOf(page);
  expect(larger).toBeGreaterThan(whole);
  await press("Zoom in");
  await press("Zoom out");
  expect(await scaleOf(page)).toBeCloseTo(larger, 2);
  await press("Fit the whole tree");
  expect(await scaleOf(page)).toBe(whole);
  await press("Zoom in");
  await frame.hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 400);
  await page.keyboard.up("Control");
  await expect.poll(() => scaleOf(page)).toBeLessThan(whole + 0.01);
});

test("the mouse drags the tree and does not plan by it", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto("/techtree/germany");
  const node = await nodeOf(page, "VK 30.01 (H)").boundingBox();
  if (!node) throw new Error("The node has no place");
  await page.mouse.move(node.x + 40, node.y + 20);
  await page.mouse.down();
  await page.mouse.move(node.x - 160, node.y + 20, { steps: 5 });
  await page.mouse.up();
  expect((await scrollOf(page))[0]).toBe(200);
  await expect(page).toHaveURL(/\/techtree\/germany$/);
  await nodeOf(page, "VK 30.01 (H)").click();
  await expect(page).toHaveURL(/\?to=/);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the tree opens at the plan, whose sheet opens over the tabs, accessible", IN_BOTH_MODES, async ({ page }) => {
    // Without motion no colour is read half-way between two.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(PLAN);
    await expect(nodeOf(page, "E 100")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const dock = planPanelOf(page);
    await expect(dock).toContainText(formatNumber(PLAN_XP.fromTigerI));
    await expect(dock.getByRole("link", { name: "Clear" })).toBeHidden();
    await dock.locator("summary").tap();
    await expect(dock.getByRole("button", { name: "Share plan" })).toBeInViewport();
    await expect(dock.getByText(/^Gun .*Kw\.K\. 43/)).toBeInViewport();
    expect(await violationsOf(page, { within: "#plan" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dock.getByRole("link", { name: "Clear" })).toBeHidden();
  });

  test("the goal of a plan stands clear of the row of tiers", async ({ page }) => {
    await page.goto("/techtree/ussr?to=67585");
    const goal = page.locator('[data-tree="frame"] [aria-current]').first();
    const tiers = page.locator('[data-tree="tiers"]');
    const over = async () => {
      const [row, node] = [await tiers.boundingBox(), await goal.boundingBox()];
      return row && node ? row.y + row.height - node.y : Number.POSITIVE_INFINITY;
    };
    await expect.poll(over).toBeLessThanOrEqual(0);
  });

  test("two fingers zoom", async ({ page }) => {
    await page.goto("/techtree/germany");
    await hydrated(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", distance: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * distance, y: 500, id })),
      });
    await touch("touchStart", 40);
    for (const distance of [50, 60, 70]) await touch("touchMove", distance);
    await touch("touchEnd", 0);
    expect(await scaleOf(page)).toBeCloseTo(1.75, 1);
  });
});

test("a phone shows the first vehicle of every tree at once, without script too", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [nation, , first] of NATIONS) {
    await page.goto(`/techtree/${nation}`);
    const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    const node = await nodeOf(page, first).boundingBox();
    expect((node?.y ?? 0) + (node?.height ?? 0), nation).toBeLessThan(bar?.y ?? 0);
    expect(node?.x, nation).toBeGreaterThan(4);
  }
});
