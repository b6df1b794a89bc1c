import type { Page } from "@playwright/test";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { type AccountsSite, expect, test } from "../support/accounts-site.ts";
import { hydrated } from "../support/hydrated.ts";
import { signedIn } from "../support/signed-in.ts";
import { Visitor } from "../support/visitor.ts";

const PAGE = "/no-gold-challenge";
const region = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

withAndWithoutScript("a run is started, listed, withdrawn and given up", async (page, newVisitor) => {
  await page.goto(PAGE);
  await expect(region(page, "Leaderboard")).toContainText("Nobody is listed yet.");
  await expect(region(page, "Your run").getByRole("link", { name: "Sign in" })).toBeVisible();
  await signedIn(page, newVisitor(), ["wgauth", "commander-2"]);
  await page.goto(`${PAGE}?nation=poland`);
  const run = region(page, "Your run Commander_2");
  await run.getByRole("button", { name: "Start with Poland" }).click();
  await expect(run).toContainText(/0 of \d+ steps/);
  await expect(page).toHaveURL(`${PAGE}?nation=poland`);

  await button(page, "Show in the leaderboard").click();
  const row = region(page, "Leaderboard, table").getByRole("row", { name: /Commander_2/ });
  await expect(row).toContainText("None yet");
  await row.getByRole("link", { name: "Commander_2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Commander_2" })).toBeVisible();
  await expect(region(page, "Steps")).toContainText("None yet");
  await page.getByRole("link", { name: "The challenge", exact: true }).click();

  await button(page, "Withdraw from the leaderboard").click();
  await expect(region(page, "Leaderboard")).toContainText("Nobody is listed yet.");
  await run.locator("summary", { hasText: "Give up" }).click();
  await button(page, "Give this run up").click();
  await expect(run.getByRole("button", { name: /^Start with/ })).toBeVisible();
});

test("what was driven since the start are steps, the card is a picture, and a stranger sees what is listed alone", async ({
  page,
  newVisitor,
  accountsSite: { database, origin },
  complaints,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-3"]);
  await page.goto(`${PAGE}?nation=germany`);
  await button(page, "Start with Germany").click();
  await expect(page.getByText(/first uploaded battle/)).toBeVisible();
  // What the simulated player has driven counts as driven since then, as far as it was not counted at the start.
  const begunWith = (totals: string) =>
    database
      .prepare("UPDATE challenge_runs SET asked_at = 0, possible_steps = 54, start_totals = ?")
      .bind(totals)
      .run();
  await begunWith("[[3089,12,6],[22801,31,17]]");
  await hydrated(page);
  await button(page, "Check now").click();
  const run = region(page, "Your run Commander_3");
  await expect(run).toContainText("1 of 54 steps");
  await expect(run).toContainText("Pz.Kpfw. II");
  // A reward vehicle ends it, with what was known before.
  await begunWith("[[3089,11,6]]");
  await button(page, "Check now").click();
  await expect(run).toContainText("Kampfpanzer 07 P(E)");
  await expect(run).toContainText("1 of 54 steps");
  await expect(button(page, "Check now")).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save picture").click()]);
  expect(download.suggestedFilename()).toBe("no-gold-challenge-500000003.png");

  const stranger = new Visitor({ origin });
  expect((await stranger.get(`${PAGE}/500000003`)).status).toBe(404);
  await button(page, "Show in the leaderboard").click();
  await expect(button(page, "Copy link")).toBeVisible();
  const html = await stranger.html(`${PAGE}/500000003`);
  expect(html).toMatch(/<title>Commander_3, .+ 1 of 54 steps/);
  const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname, search } = new URL(image);
  expect(pathname).toBe(`${PAGE}/500000003/preview.png`);
  const picture = await stranger.get(pathname + search);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  complaints.expect(/status of 404/);
  expect((await page.goto(`${PAGE}/1`))?.status()).toBe(404);
});

test("what was done to a run is said, and a button that is gone leaves the focus at the run", async ({
  page,
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-4"]);
  await page.goto(PAGE);
  await hydrated(page);
  const heading = page.getByRole("heading", { name: "Your run Commander_4", exact: true });
  const said = (text: RegExp) => expect(page.getByText(text).first()).toBeVisible();
  await button(page, "Start with Germany").press("Enter");
  await said(/run has started$/);
  await expect(heading).toBeFocused();
  await button(page, "Show in the leaderboard").press("Enter");
  await said(/run is in the leaderboard$/);
  await expect(button(page, "Withdraw from the leaderboard")).toBeFocused();
  await page.locator("summary", { hasText: "Give up" }).press("Enter");
  await button(page, "Give this run up").press("Enter");
  await said(/run is given up$/);
  await expect(heading).toBeFocused();
});

test("who asks too often is told so, and nothing is lost", async ({ page, newVisitor, complaints }) => {
  complaints.expect(/status of 429/);
  await signedIn(page, newVisitor(), ["wgauth", "commander-4"]);
  await page.goto(PAGE);
  await button(page, "Start with Germany").click();
  await hydrated(page);
  await button(page, "Check now").click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Please wait a minute.");
  await expect(region(page, "Your run Commander_4")).toContainText("steps");
});

test("a long leaderboard is turned page by page", async ({ noScript: page, accountsSite: { database } }) => {
  await listRuns(database, 120);
  await page.goto(PAGE);
  const pages = region(page, "Leaderboard").getByRole("navigation", { name: "Pages" });
  await expect(region(page, "Leaderboard, table").getByRole("row").nth(1)).toContainText("Runner_1");
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(region(page, "Leaderboard, table").getByRole("row").nth(1)).toContainText("51Runner_51");
  await pages.getByRole("link", { name: "Page 3" }).click();
  await expect(region(page, "Leaderboard, table").getByRole("row")).toHaveCount(21);
  await expect(pages.getByText("Next")).toHaveAttribute("aria-disabled", "true");
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
});

/** So many listed runs of as many people; each has more steps than the next one. */
async function listRuns(database: AccountsSite["database"], count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const now = Date.now();
  await database.batch(
    numbers.flatMap((n) => [
      database.prepare("INSERT INTO people (person_id, created_at) VALUES (?, ?)").bind(`runner-${n}`, now),
      database
        .prepare(
          `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
            token_expires_at, linked_at) VALUES (?, ?, 1, ?, ?, 'eu', '', ?, ?)`,
        )
        .bind(510_000_000 + n, `runner-${n}`, `Runner_${n}`, now, now, now),
      database
        .prepare(
          `INSERT INTO challenge_runs (account_id, nation, started_at, start_totals, possible_steps, listed, asked_at,
            checked_at, steps, progress) VALUES (?, 'germany', ?, '[]', 200, 1, ?, ?, ?, '{}')`,
        )
        .bind(510_000_000 + n, now, now, now, count - n),
    ]),
  );
}
