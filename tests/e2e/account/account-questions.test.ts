import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";
import { signedIn, signedInPlainly } from "../support/signed-in.ts";

const main = (page: Page) => page.getByRole("main");
const question = (page: Page) => main(page).getByRole("region", { name: "Is this you, too?" });
const own = "/accounts/500000001/Commander_1";

test("whether two people are one is asked, and answered by a button", async ({ page, newVisitor }) => {
  await newVisitor().signIn("twitch", "follower");
  const questionPath = await signedIn(page, newVisitor(), ["patreon", "active-patron"], ["twitch", "follower"]);
  expect(questionPath).toMatch(/^\/access\?merge=[\w-]+$/);
  await page.goto(questionPath);
  await expect(question(page)).toContainText("follower");
  await question(page).getByRole("button", { name: "Merge them" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(main(page).getByRole("region", { name: "Sign-in" })).toContainText("2 of 4 linked");
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
  await panel.getByRole("button", { name: "Revoke it" }).press("Enter");
  await expect(panel.getByRole("button", { name: "Make a key" })).toBeVisible();
  // The button that was pressed is gone.
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(key).toHaveCount(0);
});

test.describe("without script", () => {
  test("whether two people are one is asked and answered by buttons", async ({ newVisitor }) => {
    await newVisitor().signIn("twitch", "follower");
    for (const [button, linked] of [
      ["Keep them separate", "1 of 4 linked"],
      ["Merge them", "2 of 4 linked"],
    ] as const) {
      const visitor = await signedInPlainly(newVisitor(), ["patreon", "active-patron"]);
      const consent = await (await visitor.open("/access")).follow("Link Twitch");
      const questionPage = await consent.choose("follower");
      expect(questionPage.region("Is this you, too?")).toContain("follower");
      const answered = await questionPage.press(button);
      expect(answered.region("Sign-in")).toContain(linked);
      expect(answered.buttons().filter(({ name }) => name === button)).toEqual([]);
      await visitor.post("/api/account/delete");
    }
  });

  test("two people who cannot be one are told why, and that is “Understood”", async ({ newVisitor }) => {
    await signedInPlainly(newVisitor(), ["wgauth", "commander-3"], ["wgauth", "commander-4"]);
    const visitor = await signedInPlainly(newVisitor(), ["wgauth", "commander-1"], ["wgauth", "commander-2"]);
    const consent = await (await visitor.open("/wg")).follow(/Europe \(EU\)$/);
    const questionPage = await consent.choose("commander-3");
    expect(questionPage.region("Is this you, too?")).toContain("more than three game accounts");
    expect(questionPage.buttons().map(({ name }) => name)).not.toContain("Merge them");
    expect((await questionPage.press("Understood")).text).not.toContain("Is this you, too?");
  });

  test("who is asked to show who they are does so by links, and a permission that has ended is renewed", async ({
    accountsSite: { database },
    newVisitor,
  }) => {
    const visitor = await signedInPlainly(newVisitor(), ["google", "subscriber"], ["wgauth", "commander-1"]);
    for (const [link, persona] of [
      ["Sign in again with YouTube", "subscriber"],
      ["Sign in again as Commander_1", "commander-1"],
    ] as const) {
      const again = await (await visitor.open("/access?problem=sign_in_again")).follow(link);
      expect((await again.choose(persona)).address).toBe("/access");
    }
    const end = () => database.prepare("UPDATE game_accounts SET token_expires_at = 1").run();
    await end();
    const refused = await (await visitor.open(own)).follow(/^Sign in with .+ again$/);
    expect((await refused.choose("commander-1")).address).toBe(own);
    await end();
    const list = await visitor.open("/wg");
    expect(list.region("Game accounts")).toContain("permission ended");
    const access = await (await list.follow("Sign in again")).choose("commander-1");
    expect(access.region("Game accounts")).toContain("permission until");
    await visitor.post("/api/wgauth/visibility?account_id=500000001&visibility=private");
    const stranger = await (await newVisitor().open(own)).follow(/^sign in with/);
    const seen = await stranger.choose("commander-1");
    expect([seen.address, seen.text.includes("Private: only you see it")]).toEqual([own, true]);
  });

  test("a statistics key is shown once on the same page, and is taken back by a button", async ({ newVisitor }) => {
    const visitor = await signedInPlainly(newVisitor(), ["wgauth", "commander-1"]);
    const made = await (await visitor.open("/wg")).press("Make a key");
    expect(made.address).toBe("/wg");
    expect(made.region("Statistics key")).toMatch(/[\w-]{43}/);
    const later = await visitor.open("/wg");
    expect(later.region("Statistics key")).toContain("There is a key already.");
    expect(later.region("Statistics key")).not.toMatch(/[\w-]{43}/);
    const back = await later.press("Revoke it");
    expect(back.buttons().map(({ name }) => name)).toContain("Make a key");
  });
});
