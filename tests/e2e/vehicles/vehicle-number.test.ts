import { expect, test } from "../support/test.ts";

test.describe("a vehicle's number alone", () => {
  test("leads to its page, typed with and without a slash at the end", async ({ page }) => {
    for (const path of ["/529", "/529/"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/529/tiger-i");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Tiger I");
    }
  });

  test("leads there for good, and keeps the choice of modules", async ({ request }) => {
    const answer = await request.get("/529/?modules=stock", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/529/tiger-i?modules=stock"]);
  });

  test("is a fatal 404 when no vehicle has it", async ({ page, complaints }) => {
    complaints.expect(/the server responded with a status of 404/);
    for (const path of ["/530", "/0529", "/16711681/?a=1", "/99999999999"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    }
  });

  test("is told from an address that nothing matches", async ({ page, complaints }) => {
    complaints.expect(/the server responded with a status of 404/);
    const answer = await page.goto("/529a");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Page not found: /529a")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});
