import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

test("a document says when it was changed, and its contents lead to its sections, without script too", async ({
  noScript,
}) => {
  await noScript.goto("/");
  await noScript.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Privacy" }).click();
  await expect(noScript).toHaveTitle("Privacy policy | The Index");
  await expect(noScript.getByRole("main").getByText(/^Last updated \d+ \w+ 20\d\d/)).toBeVisible();
  await noScript.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Contact" }).click();
  await expect(noScript).toHaveURL("/privacy-policy#contact");
  await expect(noScript.getByRole("heading", { name: "Contact" })).toBeInViewport();
});

test("on a phone the contents fold, and every section has its link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/legal");
  await page.locator("summary", { hasText: "On this page" }).click();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "A fan site" }).click();
  await expect(page).toHaveURL("/legal#fan-site");
  await page.getByRole("heading", { name: "Trademarks" }).getByRole("link").click();
  await expect(page).toHaveURL("/legal#trademarks");
});

test("the contents mark the section that is read", async ({ page }) => {
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Who sees it" }).click();
  await expect(contents.locator("[aria-current]")).toHaveText("Who sees it");
});

test("the legal notice leads to what ships of others, with its licences and their texts", async ({ noScript }) => {
  await noScript.goto("/legal");
  await noScript.getByRole("main").getByRole("link", { name: "third-party licences" }).click();
  await expect(noScript).toHaveURL("/licences");
  const row = (name: string) =>
    noScript.getByRole("row").filter({ has: noScript.getByRole("rowheader", { name, exact: true }) });
  // In the browser, in the Worker, in a Web Worker, in the desktop tool, as drawings.
  for (const name of ["react-dom", "drizzle-orm", "hucre", "chokidar", "@iconify-json/lucide"]) {
    await expect(row(name).first()).toContainText(/\d\.\d.*(?:MIT|ISC|Apache-2\.0)/);
  }
  await expect(row("Geist (font)")).toContainText("OFL-1.1");
  const href = await noScript.getByRole("link", { name: "Licence texts" }).getAttribute("href");
  const answer = await noScript.request.get(href ?? "");
  expect(answer.ok()).toBe(true);
  expect(await answer.text()).toContain("Copyright 2024 The Geist Project Authors");
});

test("an operator who has stated nothing is not made up, and visitors see nothing to set up", async ({
  noScript: page,
}) => {
  await page.goto("/legal");
  const main = page.getByRole("main");
  await expect(main).toContainText("not stated a name");
  await expect(main).toContainText("not stated an address");
  await expect(main).not.toContainText("Set this up");
});

test("a clan's documents have their places, which say that there is none yet", async ({ request }) => {
  for (const path of ["/baboon-doc-eu", "/baboon-doc-eu100"])
    expect(await (await request.get(path)).text(), path).toContain("has not published");
});

test("the privacy policy names all that a browser holds after a visit with everything", async ({ page, context }) => {
  const visitor = new Visitor();
  await visitor.signIn("wgauth", "commander-4");
  await visitor.handOver(context);
  await page.goto("/techtree/uk");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill("privacy");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/privacy-policy");
  await page
    .getByRole("button", { name: /Colour mode/ })
    .first()
    .click();
  const table = page.getByRole("region", { name: "Stored in your browser" });
  await expect(table).toBeVisible();
  const named = await table.getByRole("rowheader").allTextContents();
  // What is written on leaving a page is there once another one is open.
  await page.goto("/legal");
  const held = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(held).toContain("index-recent");
  expect(held).toContain("react-router-scroll-positions");
  expect(cookies).toContain("__Host-session");
  for (const name of [...held, ...cookies]) expect(named).toContain(name);
});
