import type { Page } from "@playwright/test";
import { alive, hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const display = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).display);

test("a page that is come to from another kind of page has its own style", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.locator("#table tbody a").first().click();
  await expect(page.locator("#strengths")).toBeVisible();
  // Its sheet, fetched before, holds from the first frame on.
  await expect(page.locator(".overview").first()).toHaveCSS("display", "grid");
});

/** Holds back every script until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("a page is whole before any of its script has come", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/5137/tiger-ii", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await display(page, ".overview")).toBe("grid");
  letGo();
  await hydrated(page);
});

test.describe("before its script has come", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what was typed filters the index all the same", async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("searchbox", { name: "Filter by name" }).fill("t54");
    letGo();
    await expect(page).toHaveURL("/?q=t54");
    await expect(page.getByRole("searchbox", { name: "Filter by name" })).toHaveValue("t54");
    await expect(page.locator("#table tbody")).toContainText("T-54");
  });

  test("the name of a vehicle to compare that was typed is still there, and is added", async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/comparison?v=9489", { waitUntil: "domcontentloaded" });
    const field = page.getByRole("combobox", { name: "Vehicle to add" });
    await field.fill("IS-7");
    letGo();
    await field.hover();
    await alive(field);
    await expect(field).toHaveValue("IS-7");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL("/comparison?v=9489&v=7169");
  });

  test("the sheet of filters that was opened stays open, and has them all where they were", async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByText("Filters", { exact: true }).first().click();
    const tier = page.locator(".filters-sheet").getByRole("link", { name: "Tier 10" });
    const before = await tier.boundingBox();
    letGo();
    await tier.hover();
    await alive(tier);
    expect(await tier.boundingBox()).toEqual(before);
    await tier.click();
    await expect(page).toHaveURL("/?tier=10");
  });

  test("a link into the page leads there, though the body comes after it", async ({ page }) => {
    // The mouse rests in the corner of the window, which is no sign of a visitor.
    await page.addInitScript(() => {
      for (const name of ["pointerover", "pointermove"]) {
        addEventListener(name, (event) => event.stopImmediatePropagation(), true);
      }
    });
    await page.goto("/calendar");
    const link = page.getByRole("link", { name: "Subscribe" }).first();
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-listens"));
    await link.evaluate((element: HTMLElement) => element.click());
    await alive(link);
    await expect(page).toHaveURL("/calendar#subscribe");
    await expect(page.locator("#subscribe")).toBeInViewport();
  });
});
