import { STAT_META } from "#app/game/stats/meta.ts";
import { alive, hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

test("the error page leads to how one clears cache and cookies", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto("/nowhere");
  await page.getByRole("main").getByRole("link", { name: "clear cache and cookies" }).click();
  await expect(page).toHaveURL("/faq#clearing");
  await expect(page).toHaveTitle("FAQ | The Index");
  await expect(page.locator("#clearing")).toBeInViewport();
  for (const name of ["Chrome", "Edge", "Firefox", "Safari", "Opera", "Samsung Internet"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});

test("one click clears what the site keeps in the browser", async ({ page, context, baseURL }) => {
  await page.goto("/faq");
  await context.addCookies([{ name: "wg-active-acc", value: "1", url: baseURL ?? "" }]);
  await page.evaluate(() => localStorage.setItem("index-color-mode", "light"));
  const button = page.getByRole("button", { name: "Clear cache and cookies" });
  await expect(button).toHaveCSS("border-top-width", "1px");
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: /^Done/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("index-color-mode"))).toBeNull();
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("it clears it without script as well", async ({ noScript, baseURL }) => {
  await noScript.context().addCookies([{ name: "wg-active-acc", value: "1", url: baseURL ?? "" }]);
  await noScript.goto("/faq");
  await noScript.getByRole("button", { name: "Clear cache and cookies" }).click();
  await expect(noScript.getByRole("status").filter({ hasText: /^Done/ })).toBeVisible();
  expect(await noScript.context().cookies()).toEqual([]);
});

test("the search of the answers shows that it has the focus", async ({ page }) => {
  await page.goto("/faq");
  const form = page.locator("form.answer-search");
  await expect(form).toHaveCSS("box-shadow", "none");
  await form.getByRole("searchbox").click();
  await expect(form).not.toHaveCSS("box-shadow", "none");
});

test("an answer opens by its link, on the page and from another one", async ({ page }) => {
  await page.goto("/faq");
  const answer = page.locator("#three-accounts");
  await expect(answer).toBeHidden();
  await page.getByText("Why only three game accounts?").hover();
  await page.getByRole("link", { name: /^Link to: .*three/ }).click();
  await expect(page).toHaveURL("/faq#three-accounts");
  await expect(answer).toBeInViewport();
  await page.goto("/legal");
  await page.goto("/faq#not-known");
  await expect(page.locator("#not-known p").first()).toBeInViewport();
});

test("how each figure is computed stands there in the registry's words, without script too", async ({ noScript }) => {
  await noScript.goto("/faq");
  await noScript.getByText("How is each figure computed?").click();
  const firepower = noScript.getByRole("region", { name: "Firepower", exact: true });
  const { label, definition = "" } = STAT_META.dispersion;
  await expect(firepower.getByRole("row").filter({ hasText: label })).toContainText(definition);
});

test("answers follow the search as one types, and its address keeps it", async ({ page }) => {
  await page.goto("/faq");
  const field = page.getByRole("searchbox", { name: "Search the answers" });
  await alive(field);
  const first = page.getByRole("main").locator("section summary").first();
  const unsearched = await first.innerText();
  await field.fill("camouflage");
  await expect(first).toContainText("concealment");
  await expect(page.getByRole("status").filter({ hasText: /first in the list/ })).toBeVisible();
  await expect(page.locator("#concealment")).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL("/faq?q=camouflage");
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page).toHaveURL("/faq");
  await expect(field).toHaveValue("");
  await expect(first).toContainText(unsearched);
});

test("without script the search is a form", async ({ noScript }) => {
  await noScript.goto("/faq");
  await noScript.getByRole("searchbox", { name: "Search the answers" }).fill("patreon tier");
  await noScript.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(noScript).toHaveURL("/faq?q=patreon+tier");
  await expect(noScript.getByRole("main").locator("section summary").first()).toContainText("still see ads");
  await expect(noScript.locator("#ads-still-there")).toBeVisible();
});

test("the palette finds an answer and leads to it", async ({ page }) => {
  await page.goto("/legal");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill("delete my account");
  await palette.getByRole("option", { name: /delete my account\?/ }).click();
  await expect(page).toHaveURL("/faq#delete-account");
  await expect(page.locator("#delete-account")).toBeInViewport();
});

test("the open data that an answer names is there", async () => {
  const visitor = new Visitor();
  const links = (await visitor.open("/faq")).links().map(({ attributes }) => attributes.href);
  for (const [href, says] of [
    ["/api/vehicles.json", "Tiger I"],
    ["/api/vehicles/529/characteristics", "Tiger I"],
    ["/api/files/vehicles/index.json", "Tiger I"],
    ["/api/openapi.json", '"openapi":"3.1.1"'],
  ] as const) {
    expect(links).toContain(href);
    expect(await (await visitor.get(href)).text(), href).toContain(says);
  }
  expect(links).toContain("/api/vehicles.csv");
  expect((await visitor.get("/api/vehicles.csv")).headers.get("content-disposition")).toMatch(/\.csv"?$/);
});

test("on a phone the topics fold, and lead to their questions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/faq");
  await page.locator("summary", { hasText: "Topics" }).click();
  await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Accuracy" }).click();
  await expect(page).toHaveURL("/faq#accuracy");
  await expect(page.getByRole("heading", { name: "Accuracy" })).toBeInViewport();
});
