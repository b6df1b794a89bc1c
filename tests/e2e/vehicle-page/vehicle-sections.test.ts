import type { Page } from "@playwright/test";
import { reach } from "../support/reach.ts";
import { expect, test } from "../support/test.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Clicks at the tab's position; Playwright's own click would first scroll to the place of the tabs in the page. */
async function follow(page: Page, name: string): Promise<void> {
  const box = await tabs(page).getByRole("link", { name, exact: true }).boundingBox();
  if (!box) throw new Error(`The tab ${name} is not shown.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe("the sections of a vehicle's page", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("mark the one in view while the page is scrolled", async ({ page }) => {
    await page.goto("/529/tiger-i");
    const current = tabs(page).locator("[aria-current]");
    await expect(current).toHaveText("Modules");
    for (const [section, name] of [
      ["guns", "Guns and shells"],
      ["charts", "Charts"],
      ["modules", "Modules"],
    ]) {
      await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
      await expect(current).toHaveText([name ?? ""]);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(current).toHaveText(["Sources"]);
  });

  test("begin right below the tabs, and going back finds the place and the section", async ({ page }) => {
    await page.goto("/529/tiger-i");
    const current = tabs(page).locator("[aria-current]");
    const places: number[] = [];
    for (const [section, name] of [
      ["characteristics", "Characteristics"],
      ["guns", "Guns and shells"],
      ["charts", "Charts"],
    ] as const) {
      await follow(page, name);
      await expect(current).toHaveText([name]);
      await expect(page).toHaveURL(new RegExp(`#${section}$`));
      const edge = await tabs(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
      expect(top - edge).toBeGreaterThan(0);
      expect(top - edge).toBeLessThan(32);
      places.push(await scrolled(page));
    }
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(places[1]);
    await expect(current).toHaveText(["Guns and shells"]);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(places[0]);
    await expect(current).toHaveText(["Characteristics"]);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(places[1]);
  });

  test("are found again on the way back from another page", async ({ page }) => {
    await page.goto("/529/tiger-i");
    await follow(page, "Charts");
    await expect(tabs(page).locator("[aria-current]")).toHaveText(["Charts"]);
    const landing = await scrolled(page);
    await page.mouse.wheel(0, 100);
    const place = landing + 100;
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).click();
    await expect(page).toHaveURL(/\/techtree/);
    await page.goBack();
    await expect(page).toHaveURL("/529/tiger-i#charts");
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(tabs(page).locator("[aria-current]")).toHaveText(["Charts"]);
  });

  test("are followed by keyboard into the section", async ({ page }) => {
    await page.goto("/529/tiger-i");
    await tabs(page).getByRole("link", { name: "Guns and shells" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#guns$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: "Guns and shells, table" })).toBeFocused();
  });

  test("are marked by the address without script", async ({ noScript: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/529/tiger-i#guns");
    const line = (name: string) =>
      tabs(page)
        .getByRole("link", { name })
        .evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await line("Guns and shells")).not.toBe("none");
    expect(await line("Modules")).toBe("none");
  });
});

/** How far the two columns end from one another, and how much of the page they take. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const sides = ["modules", "characteristics"].map((id) => document.getElementById(id)?.parentElement);
    const bottoms = sides.map((side) => side?.lastElementChild?.getBoundingClientRect().bottom);
    const height = sides[0]?.getBoundingClientRect().height ?? 0;
    return { apart: Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0)), height };
  });

for (const width of [1200, 1440, 1920]) {
  test(`more characteristics leave the columns as they are at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/529/tiger-i", "/1/t-34", "/5137/tiger-ii"]) {
      await page.goto(path);
      const closed = await columns(page);
      expect(closed.apart).toBeLessThan(1);
      await page.getByText("More characteristics").click();
      await expect(page.getByText("Calibre", { exact: true })).toBeVisible();
      expect(await columns(page)).toEqual(closed);
    }
  });
}

for (const width of [320, 390, 768, 1024]) {
  test(`more characteristics do not reach out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/529/tiger-i");
    await (await reach(page.getByText("More characteristics"))).click();
    await expect(page.getByText("Calibre", { exact: true })).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

test("the arrow of more characteristics turns when they are opened", async ({ page }) => {
  await page.goto("/529/tiger-i");
  const summary = page.locator("summary", { hasText: "More characteristics" });
  await expect(summary.locator("i")).toHaveCSS("transform", "none");
  await summary.click();
  await expect(summary.locator("i")).toHaveCSS("transform", "matrix(-1, 0, 0, -1, 0, 0)");
});

test("on paper a phone's page has all of its sections, and nothing to click", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/529/tiger-i");
  await expect(page.locator("#sources")).toHaveCSS("content-visibility", "visible");
  await expect(tabs(page)).toBeHidden();
});
