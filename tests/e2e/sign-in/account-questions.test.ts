import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { withAndWithoutScript } from "../support/with-and-without-script.ts";

const main = (page: Page) => page.getByRole("main");
const question = (page: Page) => main(page).getByRole("region", { name: "Is this you, too?" });
const own = "/accounts/500000001/Commander_1";

for (const [button, linked] of [
  ["Put them together", "2 of 4 linked"],
  ["Leave them apart", "1 of 4 linked"],
] as const) {
  withAndWithoutScript(`whether two people are one is answered by “${button}”`, async (page, newVisitor) => {
    await newVisitor().signIn("twitch", "follower");
    const asked = await signedIn(page, newVisitor(), ["patreon", "active-patron"], ["twitch", "follower"]);
    await page.goto(asked);
    await expect(question(page)).toContainText("The Twitch account follower is linked to another set of accounts");
    await question(page).getByRole("button", { name: button }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(main(page).getByRole("region", { name: "Sign-in" })).toContainText(linked);
  });
}

withAndWithoutScript(
  "two people who cannot be one are told why, and that is “Understood”",
  async (page, newVisitor) => {
    const other = newVisitor();
    await other.signIn("wgauth", "commander-3");
    await other.signIn("wgauth", "commander-4");
    const asked = await signedIn(
      page,
      newVisitor(),
      ["wgauth", "commander-1"],
      ["wgauth", "commander-2"],
      ["wgauth", "commander-3"],
    );
    await page.goto(asked);
    await expect(question(page)).toContainText("Together they would have more than three game accounts.");
    await expect(question(page).getByRole("button", { name: "Put them together" })).toHaveCount(0);
    await question(page).getByRole("button", { name: "Understood" }).click();
    await expect(question(page)).toHaveCount(0);
  },
);

for (const [link, persona] of [
  ["Sign in again with YouTube", "subscriber"],
  ["Sign in again as Commander_1", "commander-1"],
] as const) {
  withAndWithoutScript(`who is asked to show again who they are does so by “${link}”`, async (page, newVisitor) => {
    await signedIn(page, newVisitor(), ["google", "subscriber"], ["wgauth", "commander-1"]);
    await page.goto("/access?problem=sign_in_again");
    await main(page).getByRole("link", { name: link }).click();
    await page.locator(`[data-persona="${persona}"]`).click();
    await expect(page).toHaveURL("/access");
    await expect(main(page).getByRole("region", { name: "Sign-in" })).toContainText("2 of 4 linked");
  });
}

withAndWithoutScript("the owner of a private page signs in from its refusal, and sees it", async (page, newVisitor) => {
  const owner = newVisitor();
  await owner.signIn("wgauth", "commander-1");
  await owner.post("/api/wgauth/visibility?account_id=500000001&visibility=private");
  await page.goto(own);
  await main(page).getByRole("link", { name: "sign in with the game account" }).click();
  await page.locator('[data-persona="commander-1"]').click();
  await expect(page).toHaveURL(own);
  await expect(page.getByText("Private page: only you see it")).toBeVisible();
});

test.describe("a permission that has ended", () => {
  for (const script of [true, false]) {
    test(`is renewed ${script ? "" : "without script "}from the refused page, and from the list`, async ({
      page: withScript,
      noScript,
      accountsSite: { database },
      newVisitor,
    }) => {
      const page = script ? withScript : noScript;
      const end = () => database.prepare("UPDATE game_accounts SET token_expires_at = 1").run();
      await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
      await end();
      await page.goto(own);
      await main(page).getByRole("link", { name: "Sign in with the game account again" }).click();
      await page.locator('[data-persona="commander-1"]').click();
      await expect(page).toHaveURL(own);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Commander_1");

      await end();
      await page.goto("/wg");
      const accounts = main(page).getByRole("region", { name: "Game accounts" });
      await expect(accounts).toContainText("permission ended");
      await accounts.getByRole("link", { name: "Sign in again" }).click();
      await page.locator('[data-persona="commander-1"]').click();
      await expect(page).toHaveURL("/access");
      await expect(accounts).toContainText("permission until");
    });
  }
});

test("a statistics key is made, copied, made anew and taken back", async ({ page, context, newVisitor }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/wg");
  const panel = main(page).getByRole("region", { name: "Statistics key" });
  const key = panel.locator("code");
  await panel.getByRole("button", { name: "Make a key" }).click();
  await panel.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await key.textContent());
  const first = (await key.textContent()) ?? "";
  await panel.getByRole("button", { name: "Make a new key" }).click();
  await expect(key).not.toHaveText(first);
  await panel.getByRole("button", { name: "Revoke it" }).click();
  await expect(panel.getByRole("button", { name: "Make a key" })).toBeVisible();
  await expect(key).toHaveCount(0);
});

test("without script a statistics key is shown once on the same page, and is taken back by a button", async ({
  noScript,
  newVisitor,
}) => {
  await signedIn(noScript, newVisitor(), ["wgauth", "commander-1"]);
  await noScript.goto("/wg");
  const panel = main(noScript).getByRole("region", { name: "Statistics key" });
  await panel.getByRole("button", { name: "Make a key" }).click();
  await expect(noScript).toHaveURL("/wg");
  await expect(panel).toContainText("Copy it now. It is shown only once:");
  await expect(panel.locator("code")).toHaveText(/^[\w-]{43}$/);
  await noScript.goto("/wg");
  await expect(panel.locator("code")).toHaveCount(0);
  await expect(panel).toContainText("There is a key already.");
  await panel.getByRole("button", { name: "Revoke it" }).click();
  await expect(panel.getByRole("button", { name: "Make a key" })).toBeVisible();
});
