import type { Page } from "@playwright/test";
import { battlesPath } from "#app/game/battles/answers.ts";
import { jsonBody, send } from "#app/lib/api.ts";
import { demoPlayerBattles } from "#tests/setup/demo-player.ts";
import { expect, test } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";

const panel = (page: Page, name: RegExp) =>
  page.getByRole("main").locator("section", { has: page.getByRole("heading", { name }) });

test("one's own last session and vehicles stand on the start page once signed in", async ({ page, newVisitor }) => {
  const owner = newVisitor();
  await signedIn(page, owner, ["wgauth", "commander-1"]);
  const battles = demoPlayerBattles
    .filter(({ bonusType }) => bonusType === 1)
    .slice(-100)
    .map((battle) => ({ ...battle, accountId: 500_000_001 }));
  const fetch = (url: string | URL | Request, init?: RequestInit) => owner.fetch(String(url), init);
  expect(await send(fetch, battlesPath(500_000_001), jsonBody({ battles }))).toMatchObject({ taken: battles.length });
  await page.goto("/");
  const session = panel(page, /^Last session/);
  await expect(session).toContainText(/\d+ of \d+/);
  await expect(session.getByRole("row")).not.toHaveCount(0);
  await expect(panel(page, /^Changed since/)).toContainText("your vehicles");
  await session.getByRole("link", { name: "All my vehicles" }).click();
  await expect(page).toHaveURL("/accounts/500000001/Commander_1/vehicles");
  await page.goBack();
  await session.getByRole("link", { name: "My page" }).click();
  await expect(page).toHaveURL("/accounts/500000001/Commander_1");
});

test("who has uploaded nothing is told how, beside what the publisher knows", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-3"]);
  await page.goto("/");
  const session = panel(page, /^Last session/);
  await expect(session).toContainText("No battles uploaded yet.");
  await session.getByRole("link", { name: "Upload battles" }).click();
  await expect(page).toHaveURL("/mod");
});

test("who has no game account is led to link one, and comes back from there", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["twitch", "follower"]);
  await page.goto("/");
  await panel(page, /^Last session/)
    .getByRole("link", { name: "Link a game account" })
    .click();
  await expect(page).toHaveURL("/wg?return_to=%2F");
});
