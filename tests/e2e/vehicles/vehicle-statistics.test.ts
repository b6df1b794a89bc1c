import type { Page } from "@playwright/test";
import { battlesPath } from "#app/game/battles/answers.ts";
import { jsonBody, send } from "#app/lib/api.ts";
import { demoPlayerBattles } from "#tests/setup/demo-player.ts";
import { expect, test } from "../support/accounts-site.ts";
import { awake } from "../support/hydrated.ts";
import { faultsOf } from "../support/page-faults.ts";
import { signedInPlainly } from "../support/signed-in.ts";
import { violationsOf } from "../support/violations.ts";

const PAGE = "/7169/is-7/statistics";

const marks = (page: Page) => page.locator("#marks");
const answer = (page: Page) => marks(page).getByRole("status");

async function calculate(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await marks(page).getByLabel(label, { exact: true }).fill(text);
  await marks(page).getByRole("button", { name: "Calculate" }).click();
}

test("battles to the next mark are calculated from a percentage", async ({ page }) => {
  await page.goto(PAGE);
  await calculate(page, { Now: "80", "Damage per battle": "3800" });
  await expect(page).toHaveURL(/\/statistics\?.*now=80.*#marks$/);
  await expect(answer(page)).toHaveText(/^\d+ battles to the 2nd mark$/);
  await expect(marks(page).getByRole("row").nth(1)).toContainText("Reached");
  await expect(marks(page).getByRole("row").nth(3)).toContainText("Out of reach");
  // What was typed stays, and more damage takes fewer battles.
  await expect(marks(page).getByLabel("Now", { exact: true })).toHaveValue("80");
  const slow = Number.parseInt((await answer(page).textContent()) ?? "", 10);
  await calculate(page, { "Damage per battle": "4300" });
  await expect(answer(page)).not.toHaveText(new RegExp(`^${slow} `));
  expect(Number.parseInt((await answer(page).textContent()) ?? "", 10)).toBeLessThan(slow);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("a percentage below the first mark needs the average as well", async ({ noScript: page }) => {
  await page.goto(PAGE);
  await calculate(page, { Now: "50", "Damage per battle": "3000" });
  await expect(marks(page).getByLabel("Average", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await calculate(page, { Average: "1500" });
  await expect(answer(page)).toHaveText(/^\d+ battles to the 1st mark$/);
});

test("an anonymous visitor is led to signing in, and back", async ({ noScript: page }) => {
  await page.goto(PAGE);
  await page.locator("#yours").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/access\?return_to=.*statistics/);
});

test("an anonymous visitor of the overview is led to signing in, and asks nothing of the database", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\.data(\?|$)/.test(request.url())) requested.push(request.url());
  });
  await page.goto("/7169/is-7");
  await awake(page);
  await page.locator("#marks").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/access\?return_to=%2F7169%2Fis-7$/);
  expect(requested.filter((url) => url.includes("statistics"))).toEqual([]);
});

test("whoever is signed in sees their own figures and mark, and nobody else does", async ({
  page,
  noScript,
  request,
  newVisitor,
  complaints,
}) => {
  const owner = newVisitor();
  // Without the toast about it, which for its seconds lies on the foot of the page.
  await (await signedInPlainly(owner, ["wgauth", "commander-1"])).handOver(page.context());
  const sent = demoPlayerBattles
    .filter(({ tankId, bonusType }) => tankId === 7169 && bonusType === 1)
    .slice(-30)
    .map((battle) => ({ ...battle, accountId: 500_000_001, marks: 1, markPercentage: 80, averageCombined: 2900 }));
  const fetch = (url: string | URL | Request, init?: RequestInit) => owner.fetch(String(url), init);
  expect(await send(fetch, battlesPath(500_000_001), jsonBody({ battles: sent }))).toMatchObject({
    taken: sent.length,
  });

  // The overview has them as well, with the battles to the next mark.
  await page.goto("/7169/is-7");
  await awake(page);
  const panel = page.locator("#marks");
  await expect(panel.locator("dt", { hasText: "Win rate" })).toHaveCount(1);
  await expect(panel.locator("dt", { hasText: "To the 2nd mark" })).toHaveCount(1);
  await expect(panel).toContainText("80%");
  expect(await violationsOf(page)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  // If they are unavailable, the rest of the page still works, and they can be requested again.
  complaints.expect(/Failed to load resource/);
  await page.route(/statistics\.data/, (route) => route.abort());
  await page.goto("/529/tiger-i");
  await awake(page);
  await expect(panel).toContainText("Couldn’t load your battles.");
  await expect(page.locator("#strengths")).toBeVisible();
  await page.unroute(/statistics\.data/);
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel).toContainText("haven’t played");

  await page.goto(PAGE);
  const yours = page.locator("#yours");
  for (const label of ["Battles", "Win rate", "Damage", "WN8", "Mark"]) {
    await expect(yours.locator("dt", { hasText: label })).toHaveCount(1);
  }
  await expect(yours).toContainText("80%");
  await expect(marks(page).getByLabel("Now", { exact: true })).toHaveValue("80");
  await calculate(page, { "Damage per battle": "3800" });
  await expect(answer(page)).toHaveText(/^\d+ battles to the 2nd mark$/);
  await yours.getByRole("link", { name: "All vehicles" }).click();
  await expect(page).toHaveURL(/\/accounts\/500000001\/Commander_1\/vehicles\?source=(publisher|own)$/);

  // A vehicle that was never played says so.
  await page.goto("/529/tiger-i/statistics");
  await expect(yours.locator("dt")).toHaveCount(0);
  await expect(yours.getByRole("link")).toHaveCount(0);

  await noScript.goto(PAGE);
  await expect(noScript.locator("#yours dt")).toHaveCount(0);
  expect((await request.get(`${PAGE}/_payload.json`)).status()).toBe(404);
});
