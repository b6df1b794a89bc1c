import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

test.describe("/techtree", () => {
  const visited = async (page: Page) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).click();
  };

  test("leads to the first nation, then to the one that was seen last", async ({ page }) => {
    await visited(page);
    await expect(page).toHaveURL("/techtree/germany");
    await page.getByRole("navigation", { name: "Tech trees by nation" }).getByRole("link", { name: "U.S.A." }).click();
    await expect(page).toHaveURL("/techtree/usa");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("U.S.A.");
    await visited(page);
    await expect(page).toHaveURL("/techtree/usa");
    await page.goto("/techtree");
    await expect(page).toHaveURL("/techtree/usa");
  });

  test("followed twice is one step of the history: back leads out of the tree", async ({ page }) => {
    await visited(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Germany");
    const trees = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" });
    const length = await page.evaluate(() => history.length);
    await trees.click();
    await expect(page).toHaveURL("/techtree/germany");
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("is resolved in the browser: the server is asked for the tree alone", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.data$|_payload\.json$/.test(pathname)) requested.push(pathname);
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Germany");
    expect(requested).toEqual(["/techtree/germany.data"]);
  });

  test("does so without script too", async () => {
    const visitor = new Visitor();
    expect((await (await visitor.open("/")).follow("Trees")).address).toBe("/techtree/germany");
    const japan = await visitor.open("/techtree/japan");
    expect((await japan.follow("Trees")).address).toBe("/techtree/japan");
  });

  test("leaves the pages of whoever saw a tree to the cache", async ({ request }) => {
    await request.get("/techtree/poland");
    const headers = { cookie: "__Host-nation=poland" };
    await request.get("/techtree/italy", { headers });
    const again = await request.get("/techtree/italy", { headers });
    expect(again.headers()["x-page-cache"]).toBe("hit");
    expect(again.headers()["set-cookie"]).toContain("__Host-nation=italy");
  });
});
