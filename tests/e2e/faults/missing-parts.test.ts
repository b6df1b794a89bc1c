import { formatNumber } from "#app/game/stats/format.ts";
import { breakScripts, documentsOf, open } from "../support/builds-page.ts";
import { TIGER_I } from "../support/dataset.ts";
import { alive, awake, hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

test.describe("a part that does not load", () => {
  test("of a route: loads the destination, within 10 s shows the error, and the next link loads again", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|Error loading route module|dynamically imported module/);
    const scripts = await breakScripts(page, /\/assets\/(techtree|vehicle)-(?!entry)[^/]*\.js/);
    const documents = documentsOf(page);
    // The link leads on to a nation's tree: on a slow machine the document loads before the router knows that.
    const ends = () => documents.filter((path) => path !== "/techtree");
    page.on("request", (request) => {
      if (request.isNavigationRequest()) scripts.broken = false;
    });
    await open(page, "/");
    scripts.broken = true;
    await page.locator('a[href="/techtree"]').first().click();
    await expect(page).toHaveURL(/\/techtree\//);
    await expect.poll(ends).toEqual(["/", expect.stringMatching(/^\/techtree\//)]);
    await awake(page);
    scripts.broken = true;
    // The clock is stopped, so the 10 s are not over, however slow this machine is.
    await page.evaluate(() => sessionStorage.setItem("index-reload", String(Date.now())));
    await page
      .locator('main a[href^="/"]')
      .filter({ hasNotText: "Tech" })
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = "/529/tiger-i";
        link.click();
      });
    const main = page.getByRole("main");
    await expect(main).toContainText(/500 \/ .*could not be loaded/);
    await main.getByRole("link", { name: "Go back to the Index Homepage" }).click();
    await expect.poll(ends).toHaveLength(3);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A second reload would have been one more.
    expect(ends()).toHaveLength(3);
  });

  test("of a page: reloads it, and within 10 s leaves it to the part's own way out", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await breakScripts(page, /\/assets\/palette-(?!vehicles)[^/]*\.js/);
    const documents = documentsOf(page);
    await open(page, "/techtree/uk");
    await page.keyboard.press("Control+k");
    await expect.poll(() => documents.length).toBe(2);
    await hydrated(page);
    await page.evaluate(() => sessionStorage.setItem("index-reload", String(Date.now())));
    await page.keyboard.press("Control+k");
    // Without the palette the search falls back to the index's own name field.
    await expect(page).toHaveURL("/#name");
  });

  test("does not reload again and again where the session storage is blocked", async ({ page, complaints }) => {
    // The router's own scroll restoration says so.
    complaints.expect(/The operation is insecure/);
    complaints.expect(/Failed to load resource|Error loading route module|dynamically imported module/);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
      // The document is young, however slow this machine is.
      Object.defineProperty(performance, "timeOrigin", { get: () => Date.now() - 9_000 });
    });
    // A page that leads on to no other: that would be the next navigation, which loads a document.
    await breakScripts(page, /\/assets\/maps-(?!entry)[^/]*\.js/);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.locator('a[href="/maps"]').first().click();
    await expect(page.getByRole("main")).toContainText("could not be loaded");
    expect(documents).toEqual(["/"]);
  });

  test("of a vehicle's view: the page stands as it was sent, and comes alive when its body can be fetched", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/);
    await page.goto("/529/tiger-i", { waitUntil: "load" });
    await hydrated(page);
    const scripts = await breakScripts(page, /\/assets\/overview-[^/]*\.js/);
    const documents = documentsOf(page);
    // Its module has come already: what fails is the body.
    await page.evaluate(() => sessionStorage.setItem("index-reload", String(Date.now())));
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect.poll(() => complaints.list.length).toBeGreaterThan(0);
    await expect(page.locator("#strengths")).toContainText(formatNumber(TIGER_I.top.stats.dpm ?? 0));
    expect(documents).toEqual([]);
    scripts.broken = false;
    await alive(page.locator("main h1"));
    await page.getByRole("navigation", { name: "Views of the vehicle" }).getByRole("link", { name: "Armour" }).click();
    await expect(page).toHaveURL("/529/tiger-i/armour");
    // A page that lacked a part goes on with a new document.
    expect(documents).toEqual(["/529/tiger-i/armour"]);
  });
});
