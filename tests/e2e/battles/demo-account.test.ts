import { fillDemoAccount } from "#scripts/local/demo/demo-account.ts";
import { DEMO_NOW, demoPlayerBattles, demoPlayerSample } from "#tests/setup/demo-player.ts";
import { expect, test } from "../support/accounts-site.ts";

test("the demo account gets its battles by the way of every owner, once however often the site starts", async ({
  accountsSite: { origin, database },
  request,
}) => {
  expect(await fillDemoAccount(origin, demoPlayerSample, DEMO_NOW)).toBe(demoPlayerBattles.length);
  expect(await fillDemoAccount(origin, demoPlayerSample, DEMO_NOW)).toBe(0);

  const stored: { started_at: number }[] = await (
    await request.get("/api/stats/accounts/500000001/arenas?limit=100")
  ).json();
  // Newer than these is only what this player's simulated mod reports.
  const filled = stored.filter(({ started_at }) => started_at <= DEMO_NOW / 1000).slice(0, 5);
  const newest = demoPlayerBattles.slice(-5).reverse();
  expect(filled).toEqual(newest.map(({ startedAt }) => ({ started_at: startedAt })));
  expect(await (await request.get("/api/accounts/500000001")).json()).toMatchObject({
    nickname: "Commander_1",
    visibility: "public",
    source: "linked",
  });
  // Nobody stays signed in.
  expect(await database.prepare("SELECT count(*) AS n FROM sessions").first()).toEqual({ n: 0 });
});
