import { expect, test, withAndWithoutScript } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";

withAndWithoutScript("a page without battles leads on, others and the player", async (page, newVisitor) => {
  const walk = async (name: string, to: string) => {
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(to);
    await page.goBack();
  };
  await page.goto("/accounts/501000078/Norelm_79/battles");
  await walk("Find another player", "/accounts");
  await walk("Upload your own", "/mod");
  // For whom no test sends battles.
  await signedIn(page, newVisitor(), ["wgauth", "commander-4"]);
  await page.goto("/accounts/500000004/Commander_4/battles");
  await walk("Mod and desktop tool", "/mod");
  await walk("Add replays", "/video-extractor");
});

test("as many vehicles are listed as the way to them says, without those that the data lacks", async ({
  noScript: page,
}) => {
  await page.goto("/accounts/501000078/Norelm_79?view=all&source=publisher");
  const all = page.getByRole("link", { name: /^All \d+ vehicles$/ });
  const count = /\d+/.exec(await all.innerText())?.[0];
  await all.click();
  await expect(page.getByText(/^Battles in unknown vehicles/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `of ${count}` })).toBeVisible();
  // From each of them one goes on to the next, and to no other.
  await page.locator("#table tbody a").first().click();
  await expect(page.getByText(new RegExp(`^\\d+ of ${count}$`))).toBeVisible();
});
