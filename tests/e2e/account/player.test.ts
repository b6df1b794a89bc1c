import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";

// An account that no test links; the publisher knows it.
const looked = "/accounts/500000009/Veteran_9";
const own = "/accounts/500000004/Commander_4";

test("a player whom nobody has linked is looked up, and not offered to search engines", async ({ page, request }) => {
  await page.goto(looked);
  // With the clan and WN8, where they are known.
  await expect(page).toHaveTitle(/^Veteran_9.*, Europe \(EU\).* \| The Index$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Veteran_9");
  await expect(page.getByText("From the publisher", { exact: true })).toBeVisible();
  await expect(page.getByText(/^From the publisher’s totals, /)).toBeVisible();
  const answer = await request.get(looked);
  expect(answer.headers()["cache-control"]).toBe("private, no-cache");
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  // What a chat program shows of a link to the page, and to every other page of the player.
  const imageOf = (page: string) => /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
  const image = imageOf(html);
  for (const tab of ["", "/vehicles", "/battles", "/marks", "/maps"]) {
    const shown = imageOf(await (await request.get(looked + tab)).text());
    expect(new URL(shown).pathname).toBe("/accounts/500000009/preview.png");
  }
  const picture = await request.get(image, { maxRedirects: 0 });
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("a wrong name or none leads to the right one, and an unknown account is a fatal 404", async ({ request }) => {
  for (const name of ["/veteran_9", "/Somebody", "/", ""]) {
    const answer = await request.get(`/accounts/500000009${name}?from=chat`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${looked}?from=chat`]);
  }
  for (const path of [
    "/accounts/500000099/Nobody",
    "/accounts/0/Nobody",
    "/accounts/x/Nobody",
    "/accounts/500000099",
  ]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`Page Not Found: ${path}`);
  }
});

test("an owner signs in, makes the page private, and nobody else sees it", async ({ page, request, complaints }) => {
  complaints.expect(/^request to http:\/\/127\.0\.0\.1:/);
  complaints.expect(/status of 404/);
  await page.goto(`/api/wgauth/login?region=eu&return_to=${own}`);
  await page.locator("[data-persona=commander-4]").click();
  await expect(page).toHaveURL(own);
  await expect(page.getByText("Your account")).toBeVisible();
  const choose = (visibility: string) =>
    page.evaluate(
      async (path) => (await fetch(path, { method: "POST" })).status,
      `/api/wgauth/visibility?account_id=500000004&visibility=${visibility}`,
    );
  // A try before this one may have left it private.
  expect(await choose("public")).toBe(204);
  expect((await request.get(own)).status()).toBe(200);

  expect(await choose("private")).toBe(204);
  await page.reload();
  await expect(page.getByText("Private: only you see it")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const refused = await request.get(own);
  expect([refused.status(), refused.headers()["cache-control"]]).toEqual([401, "no-store"]);
  const html = await refused.text();
  expect(html).toMatch(/<h1[^>]*>This player page is private<\/h1>/);
  expect(html).toContain("This player page is private.");
  // The address is right: signing in again may help, and no other address does.
  expect(html).toContain("Additionally, you may want to");
  expect(html).not.toContain("If the address is right");
  expect(html).toContain(`/api/wgauth/login?region=eu&amp;return_to=${encodeURIComponent(own)}`);
});
