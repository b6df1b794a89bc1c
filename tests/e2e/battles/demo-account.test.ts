import { demoBattles } from "#scripts/local/demo/battles-of-day.ts";
import { fillDemoAccount } from "#scripts/local/demo/demo-account.ts";
import { demoSample } from "#scripts/local/demo/sample.ts";
import { published } from "#tests/setup/published.ts";
import { expect, test } from "../support/accounts-site.ts";

test("the demo account gets its battles by the way of every owner, once however often the site starts", async ({
  accountsSite: { origin, database },
  request,
}) => {
  const [now, sample] = [Date.now(), demoSample(published)];
  const battles = demoBattles(sample, Math.floor(now / 1000));
  expect(await fillDemoAccount(origin, sample, now)).toBe(battles.length);
  expect(await fillDemoAccount(origin, sample, now)).toBe(0);

  const stored = await (await request.get("/api/stats/accounts/500000001/arenas?limit=5")).json();
  const newest = battles.slice(-5).reverse();
  expect(stored).toEqual(newest.map(({ startedAt }) => ({ started_at: startedAt })));
  // Only a site that is started with a demo account says so: this one has somebody's account.
  expect(await (await request.get("/api/accounts/500000001")).json()).toMatchObject({
    ...{ nickname: "Commander_1", visibility: "public", source: "linked", demo: false },
  });
  // Nobody stays signed in.
  expect(await database.prepare("SELECT count(*) AS n FROM sessions").first()).toEqual({ n: 0 });
});
