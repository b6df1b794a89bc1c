import { formatPatch } from "#app/lib/text/format-patch.ts";
import { patches } from "../support/dataset.ts";
import { expect, test } from "../support/test.ts";
import { allVehicles } from "../support/vehicle-pages.ts";

test.describe("the shell", () => {
  test("an unknown path is a 404 inside the layout", async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const answer = await page.goto("/nowhere?x=1");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Error rendering the requested page!");
    const main = page.getByRole("main");
    await expect(main).toContainText(
      "Your requested page/action has a malfunction that prevents the page to render properly.",
    );
    await expect(main).toContainText("The issue is described below:");
    await expect(main).toContainText("Page not found: /nowhere?x=1");
    await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
    await expect(main.getByRole("link", { name: /clear cache and cookies/ })).toHaveAttribute("href", "/faq#clearing");
    await page.getByRole("link", { name: "Go back to the Index Homepage" }).click();
    await expect(page).toHaveURL("/");
  });

  test("the first stop of the keyboard leads to the content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });

  test("every link of the rail, the bar and the footer leads somewhere", async ({ noScript: page, request }) => {
    await page.goto("/");
    const links = await page
      .locator("nav a, header a, footer a")
      .evaluateAll((all) => all.map((link) => [link.getAttribute("href") ?? "", link.textContent ?? ""] as const));
    expect(links.length).toBeGreaterThan(25);
    for (const [href] of links.filter(([href]) => !href.startsWith("#"))) {
      const status = (await request.get(href)).status();
      expect(status, href).toBe(200);
    }
  });
});

test.describe("the colour mode", () => {
  const background = "rgb(10, 13, 17)";

  test("follows the system live until one is chosen, and the choice stays", async ({ page }) => {
    await page.goto("/");
    const body = page.locator("body");
    await expect(body).toHaveCSS("background-color", background);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(body).not.toHaveCSS("background-color", background);
    const button = page.getByRole("button", { name: /^Colour mode/ });
    await button.click();
    await button.click();
    await expect(button).toHaveAccessibleName(/Colour mode: dark/);
    await expect(body).toHaveCSS("background-color", background);
    await page.reload();
    await expect(body).toHaveCSS("background-color", background);
  });

  test("is set before the first paint", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("index-color-mode", "light"));
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
  });

  test("that a page forces outweighs what was chosen, from the first paint on", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("index-color-mode", "light"));
    // No page forces one yet: this is what the server writes for a route that does.
    await page.route("/disable-adblock", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("<html ", '<html data-forced-theme="dark" ') });
    });
    await page.goto("/disable-adblock", { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    await expect(page.locator("body")).toHaveCSS("background-color", background);
  });
});

test("every page says from which patch and date its figures are, and that the game has gone on since", async ({
  noScript: page,
}) => {
  for (const path of ["/", "/529/tiger-i", "/techtree/uk"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    const { gameVersion, newest } = patches();
    await expect(footer).toContainText(`patch ${formatPatch(gameVersion)}, Europe`);
    await expect(footer).toContainText(formatPatch(newest));
  }
});

test("every page that the sitemaps name is there", async ({ request, baseURL }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  const pages: string[] = [];
  for (const url of locations(index)) pages.push(...locations(await (await request.get(url)).text()));
  expect(pages.length).toBeGreaterThan((await allVehicles(request)).length);
  expect(pages.every((url) => url.startsWith(`${baseURL}/`))).toBe(true);
  // The vehicles have a test of their own.
  for (const url of pages.filter((url) => !/\/\d+\//.test(url))) expect((await request.get(url)).status()).toBe(200);
});

test("pages tell search engines what they are and the way to them", async ({ request, baseURL }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    return scripts.flatMap(([, json]) => JSON.parse(json ?? "{}")["@graph"]);
  };
  const target = { urlTemplate: `${baseURL}/?q={name}` };
  expect(await dataOf("/")).toMatchObject([{ "@type": "WebSite", url: `${baseURL}/`, potentialAction: { target } }]);
  expect(await dataOf("/techtree/uk")).toMatchObject([
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Tech trees" }, { item: `${baseURL}/techtree/uk` }] },
  ]);
  expect((await dataOf("/529/tiger-i")).map((thing) => thing["@type"]).sort()).toEqual(["BreadcrumbList", "WebPage"]);
});
