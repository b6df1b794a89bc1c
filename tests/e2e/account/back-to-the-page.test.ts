import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";

const main = (page: Page) => page.getByRole("main");
const signIn = (page: Page) => main(page).getByRole("link", { name: "Sign in", exact: true });
/** The link to sign in with a game account of Europe. */
const GAME_ACCOUNT = /Europe \(EU\)$/;

/** Chooses a way to sign in on the page where one is, and the persona at the provider. */
async function signInWith(page: Page, link: string | RegExp, persona: string): Promise<void> {
  await main(page).getByRole("link", { name: link, exact: true }).click();
  await page.locator(`[data-persona="${persona}"]`).click();
}

test("who signs in from a map comes back there", async ({ page }) => {
  const address = "/maps/ensk?mode=ctf&side=2";
  await page.goto(address);
  await signIn(page).click();
  await expect(main(page).getByRole("heading", { level: 1, name: "Access" })).toBeVisible();
  await signInWith(page, GAME_ACCOUNT, "commander-1");
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("banner")).toContainText("Commander_1");
  await expect(signIn(page)).toHaveCount(0);
});

test("without script who signs in comes back to the page it was asked on, and nowhere else", async ({ newVisitor }) => {
  for (const address of ["/accounts", "/clans-info", "/my-builds", "/5137/tiger-ii", "/maps/ensk?mode=ctf&side=2"]) {
    const page = await newVisitor().open(address);
    const [bar, own] = page.links().filter(({ name }) => name === "Sign in");
    expect(own, `${address} offers to sign in beside the bar`).toBeDefined();
    expect(bar?.attributes.href, "the bar leads back as well").toBe(own?.attributes.href);
    const access = await newVisitor().open(own?.attributes.href ?? "");
    // A sign-in that was cancelled first leads back all the same.
    const refused = await (await access.follow(GAME_ACCOUNT)).choose("cancel");
    expect(refused.text).toContain("nothing was linked");
    const back = await (await refused.follow(GAME_ACCOUNT)).choose("commander-1");
    expect(back.address).toBe(address);
    expect(back.text).toContain("Commander_1");
  }
  const lured = await newVisitor().open("/access?return_to=https%3A%2F%2Fevil.example%2F");
  expect((await (await lured.follow("Sign in with Patreon")).choose("active-patron")).address).toBe("/access");
});

test("who signs in for a run, and then links an account, comes back to its nation", async ({ page }) => {
  const address = "/no-gold-challenge?nation=poland";
  await page.goto(address);
  await signIn(page).click();
  await signInWith(page, "Sign in with Twitch", "tier-2");
  await expect(page).toHaveURL(address);
  await main(page).getByRole("link", { name: "Link a game account" }).click();
  await expect(main(page).getByRole("heading", { level: 1, name: "Game accounts" })).toBeVisible();
  await signInWith(page, GAME_ACCOUNT, "commander-2");
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole("button", { name: "Start with Poland" })).toBeVisible();
});
