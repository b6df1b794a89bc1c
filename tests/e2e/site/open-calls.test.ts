import { expect, test } from "../support/test.ts";

// The readable description of the open calls.

test("the open calls are told from the foot of every page", async ({ noScript: page }) => {
  await page.goto("/disable-adblock");
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Open calls" }).click();
  await expect(page).toHaveURL("/open-calls");
  const call = page.getByRole("article").filter({ hasText: "POST" });
  await expect(call).toContainText("/api/stats/accounts/{account_id}/arenas");
  await call.getByText("What is sent:").click();
  await expect(call.getByRole("row", { name: /battles\[\]\.arenaId/ })).toContainText("64 bits");
  await call.getByText("Answers").click();
  await expect(call.getByText("429")).toBeVisible();
});

test("each call that can be tried is answered, and the file of all calls is a link away", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/open-calls");
  // A list of the buttons alone tells them apart.
  const copies = await page
    .getByRole("button", { name: /^Copy: / })
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(copies.length).toBeGreaterThan(1);
  expect(new Set(copies).size).toBe(copies.length);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const tries = await page.getByText(/^curl "/).allTextContents();
  expect(tries.length).toBeGreaterThan(5);
  for (const text of tries) {
    const address = /"(.*)"/.exec(text)?.[1] ?? "";
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const file = await page.getByRole("main").getByRole("link", { name: "OpenAPI file" }).getAttribute("href");
  expect((await (await request.get(file ?? "")).json()).openapi).toBe("3.1.1");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary", { hasText: "Kinds of calls" }).click();
  await page.getByRole("main").getByRole("link", { name: "Battles" }).click();
  await expect(page).toHaveURL("/open-calls#battles");
});
