import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { MAX_BATTLES_A_DAY } from "#app/game/battles/plausible.ts";
import { dropOldest, MAX_KEPT } from "#workers/battles/store/ingest-battles.ts";
import { account, all, beganAt, link, recordOf, sql } from "../support/account-object.ts";

describe("a battle", () => {
  it("counts once for vehicle, day, map and all, whatever is sent again", async () => {
    const sent = [
      recordOf(1),
      recordOf(2, { outcome: "loss", damageDealt: null }),
      recordOf(3, { tankId: 1, arenaTypeId: 0x1_0005 }),
    ];
    expect(await account().record(link, [...sent, recordOf(1)])).toEqual(["taken", "taken", "taken", "known"]);
    await account().record(link, [...sent].reverse());
    const rows = await sql<Record<string, number>>(
      "SELECT tank_id, day, map, battles, wins, damage_dealt, damage_dealt_known FROM roll_ups ORDER BY 1, 2, 3",
    );
    const day = Math.floor(beganAt / 86_400);
    expect(rows.map((row) => Object.values(row))).toEqual([
      [0, 0, -1, 3, 2, 1824, 2],
      [0, 0, 5, 1, 1, 912, 1],
      [0, 0, 11, 2, 1, 912, 1],
      [0, day, -1, 3, 2, 1824, 2],
      [1, 0, -1, 1, 1, 912, 1],
      [1, day, -1, 1, 1, 912, 1],
      [5137, 0, -1, 2, 1, 912, 1],
      [5137, day, -1, 2, 1, 912, 1],
    ]);
  });

  it("stays as it was first sent, and is completed by what was not known", async () => {
    await account().record(link, [recordOf(1, { assistedByStun: null, kills: null })]);
    const later = [recordOf(1, { assistedByStun: 70, kills: null, damageDealt: 4000 })];
    expect(await account().record(link, later)).toEqual(["completed"]);
    expect(await account().newest(1)).toMatchObject([{ assistedByStun: 70, damageDealt: 912, kills: null }]);
    expect(await all()).toMatchObject({
      battles: 1,
      damage_dealt: 912,
      assisted_by_stun: 70,
      assisted_by_stun_known: 1,
      kills_known: 0,
    });
  });

  it("is not completed by one that says another vehicle or outcome", async () => {
    await account().record(link, [recordOf(1, { kills: null })]);
    for (const changes of [
      { tankId: 1 },
      { bonusType: 2 },
      { arenaTypeId: 5 },
      { team: 2 },
      { outcome: "loss" },
      { startedAt: 9 },
    ] as const) {
      expect(await account().record(link, [recordOf(1, changes)])).toEqual(["known"]);
    }
    expect(await all()).toMatchObject({ battles: 1, wins: 1, kills_known: 0 });
  });

  it("keeps an arena id beyond 2^53 exactly", async () => {
    const ids = ["99432252651504530", "99432252651504531", "18446744073709551615"];
    await account().record(
      link,
      ids.map((arenaId, n) => recordOf(n, { arenaId })),
    );
    expect((await account().newest(3)).map(({ arenaId }) => arenaId).reverse()).toEqual(ids);
  });

  it("of a kind that is not random has sums of its own", async () => {
    await account().record(link, [recordOf(1), recordOf(2, { bonusType: 2 })]);
    const kinds = await sql(
      "SELECT bonus_type AS kind, battles FROM roll_ups WHERE tank_id = 0 AND day = 0 AND map = -1",
    );
    expect(kinds).toEqual([
      { kind: 1, battles: 1 },
      { kind: 2, battles: 1 },
    ]);
    expect(await sql("SELECT count(*) AS n FROM outbox")).toEqual([{ n: 1 }]);
  });
});

describe("the limits of an account", () => {
  it("are as many battles on a day as somebody can play", async () => {
    const midnight = Math.floor(beganAt / 86_400) * 86_400;
    const day = Array.from({ length: MAX_BATTLES_A_DAY + 1 }, (_, n) => recordOf(n + 1, { startedAt: midnight + n }));
    // In two deliveries: what came before counts as well.
    const results = [await account().record(link, day.slice(0, 10)), await account().record(link, day.slice(10))];
    expect(results.flatMap((kept) => kept?.slice(-2))).toEqual(["taken", "taken", "taken", "full"]);
    expect(await account().record(link, [recordOf(9999, { startedAt: midnight + 86_400 })])).toEqual(["taken"]);
    expect(await all()).toMatchObject({ battles: MAX_BATTLES_A_DAY + 1 });
  });

  it("are the newest battles, while sums stay, and what is older than them is not taken again", async () => {
    await account().record(
      link,
      [1, 2, 3, 4, 5].map((n) => recordOf(n)),
    );
    await runInDurableObject(account(), (_, { storage }) => dropOldest(storage.sql, 3));
    expect((await account().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["5", "4", "3"]);
    expect(await account().record(link, [recordOf(1), recordOf(2), recordOf(3), recordOf(6)])).toEqual([
      "old",
      "old",
      "known",
      "taken",
    ]);
    expect(await all()).toMatchObject({ battles: 6 });
  });

  it("let the oldest battle go for a newer one once as many are kept as may be", async () => {
    await account().record(link, [recordOf(1), recordOf(2)]);
    await account().record(link, [recordOf(3)]);
    const kept = () => sql("SELECT value FROM state WHERE name = 'kept'");
    expect(await kept()).toEqual([{ value: 3 }]);
    await sql("UPDATE state SET value = ? WHERE name = 'kept'", MAX_KEPT - 1);
    await account().record(link, [recordOf(4)]);
    expect((await account().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["4", "3", "2", "1"]);
    await account().record(link, [recordOf(5)]);
    expect((await account().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["5", "4", "3", "2"]);
    expect(await kept()).toEqual([{ value: MAX_KEPT }]);
  });

  it("take a page of battles after the other, each once", async () => {
    const sent = Array.from({ length: 7 }, (_, n) => recordOf(n + 1, { startedAt: beganAt + Math.floor(n / 3) }));
    await account().record(link, sent);
    const seen: string[] = [];
    for (let last = null; ; ) {
      const page = await account().page(last, 2);
      seen.push(...page.map(({ arenaId }) => arenaId));
      last = page.at(-1) ?? null;
      if (!last) break;
    }
    expect(seen).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
  });
});

describe("a link", () => {
  it("that was made anew begins without battles, and one that has ended brings nothing", async () => {
    await account().record(link, [recordOf(1)]);
    expect(await account().record({ ...link, linkedAt: 2000 }, [recordOf(2)])).toEqual(["taken"]);
    expect(await account().record(link, [recordOf(3)])).toBeNull();
    expect((await account().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["2"]);
    expect(await all()).toMatchObject({ battles: 1 });
  });

  it("that has ended leaves nothing, not even tables or an alarm", async () => {
    await account().record(link, [recordOf(1)]);
    await account().clearUnless(link.linkedAt);
    expect(await account().newest(1)).toHaveLength(1);
    await account().clearUnless(null);
    expect(await sql("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")).toEqual([]);
    expect(await runInDurableObject(account(), (_, { storage }) => storage.getAlarm())).toBeNull();
    expect(await account().newest(1)).toEqual([]);
  });
});
