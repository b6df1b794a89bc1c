import type { Page } from "@playwright/test";
import { expect } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { withAndWithoutScript } from "../support/with-and-without-script.ts";

const main = (page: Page) => page.getByRole("main");
const signIn = (page: Page) => main(page).getByRole("link", { name: "Sign in", exact: true });

/** Chooses a way to sign in on the page where one is, and the persona at the provider. */
async function signInWith(page: Page, link: string, persona: string): Promise<void> {
  await main(page).getByRole("link", { name: link, exact: true }).click();
  await page.locator(`[data-persona="${persona}"]`).click();
}

for (const address of ["/accounts", "/clans-info", "/my-builds", "/maps/ensk?mode=ctf&side=2"]) {
  withAndWithoutScript(`who signs in from ${address} comes back there`, async (page) => {
    await page.goto(address);
    await signIn(page).click();
    await expect(main(page).getByRole("heading", { level: 1, name: "Access" })).toBeVisible();
    await signInWith(page, "Sign in with a game account, Europe (EU)", "commander-1");
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("banner")).toContainText("Commander_1");
    await expect(signIn(page)).toHaveCount(0);
  });
}

withAndWithoutScript("who signs in for a run, and then links an account, comes back to its nation", async (page) => {
  const address = "/no-gold-challenge?nation=poland";
  await page.goto(address);
  await signIn(page).click();
  await signInWith(page, "Sign in with Twitch", "tier-2");
  await expect(page).toHaveURL(address);
  await main(page).getByRole("link", { name: "Link a game account" }).click();
  await expect(main(page).getByRole("heading", { level: 1, name: "Game accounts" })).toBeVisible();
  await signInWith(page, "Sign in with a game account, Europe (EU)", "commander-2");
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole("button", { name: "Start with Poland" })).toBeVisible();
});

withAndWithoutScript("an address that leads elsewhere is not gone to after signing in", async (page) => {
  await page.goto("/access?return_to=https%3A%2F%2Fevil.example%2F");
  await signInWith(page, "Sign in with Patreon", "active-patron");
  await expect(page).toHaveURL("/access");
});

withAndWithoutScript("a sign-in of long ago is asked for again, of what is linked", async (page, newVisitor) => {
  await signedIn(page, newVisitor(), ["google", "stranger"], ["wgauth", "commander-1"]);
  const note = main(page).getByRole("status").filter({ hasText: "this needs a fresh sign-in" });
  for (const [name, persona] of [
    ["Sign in again with YouTube", "stranger"],
    ["Sign in again as Commander_1", "commander-1"],
  ] as const) {
    await page.goto("/access?problem=sign_in_again");
    await note.getByRole("link", { name }).click();
    await page.locator(`[data-persona="${persona}"]`).click();
    await expect(page).toHaveURL("/access");
    await expect(main(page).getByRole("heading", { level: 1, name: "Access" })).toBeVisible();
    await expect(note).toHaveCount(0);
  }
});
