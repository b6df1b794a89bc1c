import { expect, test } from "../support/test.ts";

const done = "Done. The Index keeps nothing in this browser any more";

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
  await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("index-color-mode"))).toBeNull();
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("it clears it without script as well", async ({ noScript, baseURL }) => {
  await noScript.context().addCookies([{ name: "wg-active-acc", value: "1", url: baseURL ?? "" }]);
  await noScript.goto("/faq");
  await noScript.getByRole("button", { name: "Clear cache and cookies" }).click();
  await expect(noScript.getByRole("main")).toContainText(done);
  expect(await noScript.context().cookies()).toEqual([]);
});
