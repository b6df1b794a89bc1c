import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { unixDay } from "#app/game/unix-days.ts";
import { playersOf } from "#workers/clans/store/clan-players.ts";
import { clanSnapshotsOf } from "#workers/clans/store/clan-snapshots.ts";
import { readDays } from "#workers/players/store/player-snapshots.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";
import { signedIn } from "./support/browser.ts";

const clan = { region: "eu", clanId: 500_000_101 } as const;
const now = Date.UTC(2026, 0, 20, 12);
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

beforeEach(() => run("INSERT INTO clans_asked VALUES ('eu', ?1, ?2, ?2)", clan.clanId, now));

it("a reading of a clan that cannot be read is left out of its history", async () => {
  expectConsoleError(/^The reading of the clan 500000101 on day \d+ cannot be read/);
  for (const [day, members] of [
    [unixDay(now) - 1, "[[1]]"],
    [unixDay(now), '[[1,"Commander_1",5,3]]'],
  ])
    await run("INSERT INTO clan_readings VALUES ('eu', ?, ?, ?, ?)", clan.clanId, day, now, members);
  expect((await clanSnapshotsOf(env.DB, clan, now)).map(({ day }) => day)).toEqual([unixDay(now)]);
});

it("what cannot be read of a clan's member leaves the others there", async () => {
  expectConsoleError(/^What is kept of the clan member 1 cannot be read/);
  const expected = JSON.stringify({
    known: 1,
    unknown: 0,
    sums: { damage: 1, frags: 1, spots: 1, defence: 1, wins: 1 },
  });
  for (const [id, text] of [
    [1, '{"known":'],
    [2, expected],
  ])
    await run("INSERT INTO clan_players VALUES (?, 'eu', ?, ?, ?, '[]')", id, clan.clanId, now, text);
  expect([...(await playersOf(env.DB, clan)).keys()]).toEqual([2]);
});

it("a day of a player that cannot be read is left out of the days", async () => {
  expectConsoleError(/^What the player 1 did on day \d+ cannot be read/);
  await run("INSERT INTO player_readings VALUES (1, 'eu', ?1, ?1, ?1, ?1, 0, '[]')", now);
  for (const [day, vehicles] of [
    [unixDay(now) - 1, "{}"],
    [unixDay(now), "[[],[],[],[]]"],
  ])
    await run("INSERT INTO player_days VALUES (1, ?1, ?1, ?2, ?2, ?3)", day, now, vehicles);
  expect((await readDays(env.DB, 1, now)).map(({ day }) => day)).toEqual([unixDay(now)]);
});

it("a provider's stored status that cannot be read leaves who has linked it signed in", async () => {
  expectConsoleError(/^The status of a link cannot be read/);
  const browser = await signedIn(["patreon", "active-patron"]);
  await run("UPDATE identities SET status = '{\"is_'");
  expect((await browser.get("/api/account")).status).toBe(200);
  const status = await browser.get("/api/patreon/status");
  expect([status.status, status.headers.get("retry-after")]).toEqual([503, "60"]);
});
