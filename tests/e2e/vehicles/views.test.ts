import type { Page } from "@playwright/test";
import { awake } from "../support/hydrated.ts";
import { reach } from "../support/reach.ts";
import { expect, test } from "../support/test.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Views of the vehicle" });
const tab = (page: Page, name: string) => tabs(page).getByRole("link", { name, exact: true });
/** Clicks at the tab's position; Playwright's own click would first scroll to the place of the tabs in the page. */
async function follow(page: Page, name: string): Promise<void> {
  const box = await tab(page, name).boundingBox();
  if (!box) throw new Error(`The tab ${name} is not shown.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The views of a vehicle, with a section that is in each alone. */
const VIEWS = [
  ["Loadout", "/529/tiger-i/loadout", "section#set-up"],
  ["Armour", "/529/tiger-i/armour", "section#armour"],
  ["Statistics", "/529/tiger-i/statistics", "section#guns"],
  ["Overview", "/529/tiger-i", "section#recommended"],
] as const;

test("the tabs of a vehicle lead to its views, each with its own address and mark", async ({ page }) => {
  await page.goto("/529/tiger-i");
  await expect(tabs(page).locator("[aria-current]")).toHaveText(["Overview"]);
  for (const [name, path, section] of VIEWS) {
    await tab(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(tabs(page).locator("[aria-current=page]")).toHaveText([name]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Tiger I"]);
    for (const [, , other] of VIEWS) await expect(page.locator(other)).toHaveCount(other === section ? 1 : 0);
  }
});

test("the page stands still while the body of its view comes", async ({ page }) => {
  await page.goto("/529/tiger-i/statistics#charts");
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(500);
  const body = await page.locator("main h1").elementHandle();
  await awake(page);
  expect(await scrolled(page)).toBe(position);
  // The very elements that the server sent.
  expect(await body?.evaluate((element) => element.isConnected)).toBe(true);
});

test("each view has a title and a canonical address of its own", async ({ noScript: page }) => {
  const titles = new Set<string>();
  for (const [, path] of VIEWS) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  expect(titles.size).toBe(VIEWS.length);
});

test("a tab is followed by keyboard before anything of the view has come", async ({ page }) => {
  await page.goto("/529/tiger-i");
  await tab(page, "Statistics").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/529/tiger-i/statistics");
  await expect(tabs(page).locator("[aria-current]")).toHaveText(["Statistics"]);
});

test("back and forward find the view and the place in it", async ({ page }) => {
  await page.goto("/529/tiger-i/statistics");
  await awake(page);
  const current = tabs(page).locator("[aria-current]");
  await page.mouse.wheel(0, 1_200);
  await expect.poll(() => scrolled(page)).toBe(1_200);
  // The tabs stay in sight.
  await expect(tab(page, "Overview")).toBeInViewport();
  await follow(page, "Overview");
  await expect(current).toHaveText(["Overview"]);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL("/529/tiger-i/statistics");
  await expect(current).toHaveText(["Statistics"]);
  await expect.poll(() => scrolled(page)).toBe(1_200);
  await page.goForward();
  await expect(page).toHaveURL("/529/tiger-i");
  await expect(current).toHaveText(["Overview"]);
  await expect.poll(() => scrolled(page)).toBe(200);
});

test("a view is found again on the way back from another page", async ({ page }) => {
  await page.goto("/529/tiger-i/statistics#charts");
  await awake(page);
  const landing = await scrolled(page);
  expect(landing).toBeGreaterThan(500);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBe(landing + 100);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).click();
  await expect(page).toHaveURL(/\/techtree/);
  await page.goBack();
  await expect(page).toHaveURL("/529/tiger-i/statistics#charts");
  await expect.poll(() => scrolled(page)).toBe(landing + 100);
});

/** How far below the tabs a section begins, px. */
const below = (page: Page, id: string) =>
  page.evaluate((section) => {
    const edge = document.querySelector("main nav")?.getBoundingClientRect().bottom ?? Number.NaN;
    return (document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN) - edge;
  }, id);

/**
 * Anchors of the page when it was one, and the views that have the sections now; all of them are in
 * app/routes/vehicles/former-addresses.test.tsx.
 */
const FORMER = [
  ["/529/tiger-i#guns", "/529/tiger-i/statistics#guns"],
  ["/529/tiger-i#charts", "/529/tiger-i/statistics#charts"],
  ["/529/tiger-i#characteristics", "/529/tiger-i/statistics#characteristics"],
  ["/529/tiger-i#set-up", "/529/tiger-i/loadout#set-up"],
  ["/529/tiger-i?setup=typical#set-up", "/529/tiger-i/loadout?loadout=typical#set-up"],
  ["/529/tiger-i?setup=typical#crew", "/529/tiger-i/loadout?loadout=typical#crew"],
] as const;

for (const { width, height, addresses } of [
  { width: 1280, height: 800, addresses: [FORMER[1], FORMER[5]] },
  // What stays on top differs with the width, and with nothing else.
  { width: 390, height: 844, addresses: [FORMER[5]] },
]) {
  test(`an anchor of the former page leads right to its section at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [from, to] of addresses) {
      // Another document in between: to another anchor alone nothing would be loaded.
      await page.goto("about:blank");
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await awake(page);
      const id = to.slice(to.indexOf("#") + 1);
      await expect.poll(() => below(page, id), to).toBeGreaterThan(0);
      expect(await below(page, id), to).toBeLessThan(32);
    }
    // Nor is the former address a step of its own on the way back.
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
}

test("without script an anchor of the former page leads to a link to its section", async ({ noScript: page }) => {
  for (const [from, to] of FORMER.filter(([address]) => !address.includes("?"))) {
    await page.goto(from);
    const link = page.locator("a:target");
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator(":target")).toBeInViewport();
  }
  await page.goto("/529/tiger-i?setup=typical#set-up");
  await expect(page).toHaveURL("/529/tiger-i/loadout?loadout=typical#set-up");
  await expect(page.locator("section:target")).toBeInViewport();
});

test("every link of the overview to another view leads to what it names", async ({ noScript: page, request }) => {
  await page.goto("/529/tiger-i");
  await page.getByText("All sections", { exact: true }).click();
  const links = await page
    .getByRole("navigation", { name: "All sections" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const [path = "", id] = link.split("#");
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), link).toBe(200);
    expect(await answer.text(), link).toContain(` id="${id}"`);
  }
});

/** How far the two columns end from one another, and how much of the page they take. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const sides = ["characteristics", "rating"].map((id) => document.getElementById(id)?.parentElement);
    const bottoms = sides.map((side) => side?.lastElementChild?.getBoundingClientRect().bottom);
    const height = sides[0]?.getBoundingClientRect().height ?? 0;
    return { apart: Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0)), height };
  });

test("more characteristics leave the columns as they are, and do not reach out of the page", async ({
  noScript: page,
}) => {
  await page.goto("/529/tiger-i/statistics");
  const more = page.getByText("More characteristics");
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const closed = await columns(page);
    expect(closed.apart).toBeLessThan(1);
    await more.click();
    await expect(page.getByText("Calibre", { exact: true })).toBeVisible();
    expect(await columns(page)).toEqual(closed);
    await more.click();
  }
  for (const view of ["statistics", "loadout"]) {
    await page.goto(`/529/tiger-i/${view}`);
    await (await reach(more)).click();
    await expect(page.getByText("Calibre", { exact: true })).toBeVisible();
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${view}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("the arrow of more characteristics turns when they are opened", async ({ noScript: page }) => {
  await page.goto("/529/tiger-i/statistics");
  const summary = page.locator("summary", { hasText: "More characteristics" });
  await expect(summary.locator("i")).toHaveCSS("transform", "none");
  await summary.click();
  await expect(summary.locator("i")).toHaveCSS("transform", "matrix(-1, 0, 0, -1, 0, 0)");
});

test("on paper a phone's page has all of its sections, and nothing to click", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/529/tiger-i/statistics");
  await expect(page.locator("#sources")).toHaveCSS("content-visibility", "visible");
  await expect(tabs(page)).toBeHidden();
});
