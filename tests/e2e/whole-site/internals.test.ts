import { wakePanel } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

// What docs/internals.md says the site relies on inside of libraries, and what the build does to files after them.

test("the router's loader data is in the page once, as one script", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html.match(/streamController\.enqueue\(/g)).toHaveLength(1);
  expect(html.match(/streamController\.close\(\)/g)).toHaveLength(1);
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test("a page that was rendered in one go hydrates, and goes on without loading a document", async ({ page }) => {
  await page.goto("/");
  await wakePanel(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
  await page.locator("#table tbody a").first().click();
  await expect(page).toHaveURL(/\/\d+\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("html").getAttribute("data-first-document")).toBe("");
});

test("the router redirects inside of data with a status of its own", async ({ request }) => {
  const answer = await request.get("/529/panther.data", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([202, undefined]);
});

test("the framework and the shell ask for being compiled while they load, in their first line", async ({ request }) => {
  const html = await (await request.get("/529/tiger-i")).text();
  for (const name of ["framework", "shell"]) {
    const [file] = new RegExp(`/assets/${name}-[^"]+\\.js`).exec(html) ?? [];
    expect(file).toBeDefined();
    expect(await (await request.get(file ?? "")).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
