import type { Page } from "@playwright/test";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { withAndWithoutScript } from "#tests/e2e/support/accounts-site.ts";
import { expect } from "../support/accounts-site.ts";
import type { Visitor } from "../support/visitor.ts";
import { STEPPES } from "./drawing-page.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Your battles here" });

/** A visitor who won one of two battles on Steppes today. */
async function sendBattles(visitor: Visitor): Promise<void> {
  const start = Math.floor(Date.now() / 1000) - 7200;
  const battles = (["win", "loss"] as const).map((outcome, at) =>
    battleOf({
      arenaId: `9943225265150453${at}`,
      arenaTypeId: STEPPES,
      startedAt: start + at * 900,
      outcome,
      damageDealt: at === 0 ? 1000 : 2000,
      survived: at === 0,
    }),
  );
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ battles });
  const answer = await visitor.fetch("/api/stats/accounts/500000001/arenas", { method: "POST", headers, body });
  expect(await answer.json()).toMatchObject({ taken: 2 });
}

withAndWithoutScript("own battles stand on the page of a map, however one comes there", async (page, newVisitor) => {
  await page.goto("/maps/steppes");
  await expect(panel(page).getByRole("link", { name: "Sign in" })).toBeVisible();
  const visitor = newVisitor();
  await visitor.signIn("wgauth", "commander-1");
  await sendBattles(visitor);
  await visitor.handOver(page.context());
  await page.goto("/maps");
  const link = page.getByRole("link", { name: /^Steppes/ });
  // Data that is everybody's may be fetched ahead: it has nobody's battles.
  await link.hover();
  await link.click();
  await expect(panel(page).getByRole("definition")).toHaveText(["2", "50.0%", "1,500", "843", "50.0%"]);
  await page.goto("/maps/abbey");
  await expect(panel(page)).toContainText("None yet.");
  await expect(panel(page).getByRole("link", { name: "desktop tool" })).toHaveAttribute("href", "/mod");
});
