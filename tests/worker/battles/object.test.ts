import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { MAX_BATTLES_A_DAY } from "#app/game/battles/plausible.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { dropOldest, MAX_KEPT } from "#workers/battles/store/ingest-battles.ts";
import { migrateBattles } from "#workers/battles/store/schema.ts";
import { STEPS } from "#workers/battles/store/steps.ts";

const link = { accountId: 500_000_001, linkedAt: 1000 };
const start = 1_795_000_000;
const battles = () => battlesOf(env, link.accountId);
const record = (n: number, changes: Partial<BattleRecord> = {}) => {
  const { accountId: _, ...battle } = battleOf({ arenaId: String(n), startedAt: start + n, ...changes });
  return battle;
};
const sql = <T>(query: string, ...values: unknown[]) =>
  runInDurableObject(battles(), (_, { storage }) => storage.sql.exec(query, ...values).toArray()) as Promise<T[]>;
/** The sums of all random battles. */
const all = async () => {
  const [row] = await sql<Record<string, number>>("SELECT * FROM roll_ups WHERE tank_id = 0 AND day = 0 AND map = -1");
  return row;
};

it("an object is left as it was where a step of its schema fails", async () => {
  const failed = await runInDurableObject(battles(), (_, { storage }) => {
    storage.sql.exec("CREATE TABLE outbox (in_the_way INTEGER)");
    expect(() => migrateBattles(storage)).toThrow(/outbox/);
    return storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('battles', 'state')").toArray();
  });
  expect(failed).toEqual([]);
  await sql("DROP TABLE outbox");
  expect(await battles().record(link, [record(1)])).toEqual(["taken"]);
  expect(await sql("SELECT value FROM state WHERE name = 'step'")).toEqual([{ value: STEPS.length }]);
});

describe("a further step of the schema", () => {
  const known = STEPS.length;
  afterEach(() => void (STEPS as string[][]).splice(known));
  const beginNewVersion = () =>
    (STEPS as string[][]).push([
      "ALTER TABLE vehicle_marks ADD COLUMN seen INTEGER",
      "UPDATE vehicle_marks SET seen = tank_id",
    ]);
  const seen = () => sql("SELECT tank_id AS tankId, seen FROM vehicle_marks");

  it("is taken by what is kept as soon as somebody asks for it, once", async () => {
    await battles().record(link, [record(1)]);
    beginNewVersion();
    expect(await battles().newest(1)).toHaveLength(1);
    expect(await seen()).toEqual([{ tankId: 5137, seen: 5137 }]);
    expect(await battles().record(link, [record(2, { tankId: 1 })])).toEqual(["taken"]);
  });

  it("is taken by what comes back from before it", async () => {
    await battles().record(link, [record(1)]);
    const copy = await copied();
    await battles().clear();
    beginNewVersion();
    await battles().restore(copy.data);
    expect(await seen()).toEqual([{ tankId: 5137, seen: 5137 }]);
    expect(await battles().record(link, [record(1)])).toEqual(["known"]);
  });

  it("is not taken twice where an earlier version served in between", async () => {
    beginNewVersion();
    await battles().record(link, [record(1)]);
    const [last = []] = (STEPS as string[][]).splice(known);
    expect(await battles().record(link, [record(1)])).toEqual(["known"]);
    (STEPS as string[][]).push(last);
    expect(await battles().newest(1)).toHaveLength(1);
  });
});

/** A copy for the backup. */
const copied = async () => {
  const copy = await battles().backUp(null);
  if (copy === null || copy === "unchanged") throw new Error(`No copy was made: ${copy}`);
  return copy;
};

describe("a copy of what is kept", () => {
  it("is not made while nothing has changed, and is made anew after every change", async () => {
    expect(await battles().backUp(null)).toBeNull();
    await battles().record(link, [record(1, { kills: null })]);
    const { linkedAt, revision } = await copied();
    expect([linkedAt, revision]).toEqual([link.linkedAt, 1]);
    const state = { linkedAt, revision };
    expect(await battles().backUp(state)).toBe("unchanged");
    await battles().record(link, [record(1, { kills: null })]);
    expect(await battles().backUp(state)).toBe("unchanged");
    await battles().record(link, [record(1, { kills: 3 })]);
    expect(await battles().backUp(state)).toMatchObject({ linkedAt, revision: 2 });
    await battles().record(link, [record(2, { bonusType: 22 })]);
    expect(await copied()).toMatchObject({ revision: 3 });
    // Of another link, with as many changes.
    expect(await battles().backUp({ linkedAt: 1, revision: 3 })).toMatchObject({ linkedAt, revision: 3 });
  });

  it("brings everything back, though not over other battles", async () => {
    await battles().record(link, [record(1), record(2, { tankId: 1, kills: null, survived: null })]);
    const copy = await copied();
    const kept = [await battles().newest(9), await all(), await sql("SELECT * FROM outbox")];
    await battles().clear();
    await battles().restore(copy.data);
    expect([await battles().newest(9), await all(), await sql("SELECT * FROM outbox")]).toEqual(kept);
    expect(await copied()).toMatchObject({ linkedAt: link.linkedAt, revision: 1 });
    await battles().record(link, [record(3)]);
    await battles().restore(copy.data);
    expect((await battles().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["3", "2", "1"]);
  });

  it("that cannot be read brings nothing", async () => {
    const refused = await runInDurableObject(battles(), async (object) => {
      const { restore } = object as unknown as { restore(data: Uint8Array): Promise<void> };
      return restore.call(object, new Uint8Array([1, 2, 3])).catch(() => "refused");
    });
    expect(refused).toBe("refused");
    expect(await battles().newest(1)).toEqual([]);
  });
});

describe("a battle", () => {
  it("counts once for vehicle, day, map and all, whatever is sent again", async () => {
    const sent = [
      record(1),
      record(2, { outcome: "loss", damageDealt: null }),
      record(3, { tankId: 1, arenaTypeId: 0x1_0005 }),
    ];
    expect(await battles().record(link, [...sent, record(1)])).toEqual(["taken", "taken", "taken", "known"]);
    await battles().record(link, [...sent].reverse());
    const rows = await sql<Record<string, number>>(
      "SELECT tank_id, day, map, battles, wins, damage_dealt, damage_dealt_known FROM roll_ups ORDER BY 1, 2, 3",
    );
    const day = Math.floor(start / 86_400);
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
    await battles().record(link, [record(1, { assistedByStun: null, kills: null })]);
    const later = [record(1, { assistedByStun: 70, kills: null, damageDealt: 4000 })];
    expect(await battles().record(link, later)).toEqual(["completed"]);
    expect(await battles().newest(1)).toMatchObject([{ assistedByStun: 70, damageDealt: 912, kills: null }]);
    expect(await all()).toMatchObject({
      battles: 1,
      damage_dealt: 912,
      assisted_by_stun: 70,
      assisted_by_stun_known: 1,
      kills_known: 0,
    });
  });

  it("is not completed by one that says another vehicle or outcome", async () => {
    await battles().record(link, [record(1, { kills: null })]);
    for (const changes of [
      { tankId: 1 },
      { bonusType: 2 },
      { arenaTypeId: 5 },
      { team: 2 },
      { outcome: "loss" },
      { startedAt: 9 },
    ] as const) {
      expect(await battles().record(link, [record(1, changes)])).toEqual(["known"]);
    }
    expect(await all()).toMatchObject({ battles: 1, wins: 1, kills_known: 0 });
  });

  it("keeps an arena id beyond 2^53 exactly", async () => {
    const ids = ["99432252651504530", "99432252651504531", "18446744073709551615"];
    await battles().record(
      link,
      ids.map((arenaId, n) => record(n, { arenaId })),
    );
    expect((await battles().newest(3)).map(({ arenaId }) => arenaId).reverse()).toEqual(ids);
  });

  it("of a kind that is not random has sums of its own", async () => {
    await battles().record(link, [record(1), record(2, { bonusType: 2 })]);
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
    const midnight = Math.floor(start / 86_400) * 86_400;
    const day = Array.from({ length: MAX_BATTLES_A_DAY + 1 }, (_, n) => record(n + 1, { startedAt: midnight + n }));
    // In two deliveries: what came before counts as well.
    const results = [await battles().record(link, day.slice(0, 10)), await battles().record(link, day.slice(10))];
    expect(results.flatMap((kept) => kept?.slice(-2))).toEqual(["taken", "taken", "taken", "full"]);
    expect(await battles().record(link, [record(9999, { startedAt: midnight + 86_400 })])).toEqual(["taken"]);
    expect(await all()).toMatchObject({ battles: MAX_BATTLES_A_DAY + 1 });
  });

  it("are the newest battles, while sums stay, and what is older than them is not taken again", async () => {
    await battles().record(
      link,
      [1, 2, 3, 4, 5].map((n) => record(n)),
    );
    await runInDurableObject(battles(), (_, { storage }) => dropOldest(storage.sql, 3));
    expect((await battles().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["5", "4", "3"]);
    expect(await battles().record(link, [record(1), record(2), record(3), record(6)])).toEqual([
      "old",
      "old",
      "known",
      "taken",
    ]);
    expect(await all()).toMatchObject({ battles: 6 });
  });

  it("let the oldest battle go for a newer one once as many are kept as may be", async () => {
    await battles().record(link, [record(1), record(2)]);
    await battles().record(link, [record(3)]);
    const kept = () => sql("SELECT value FROM state WHERE name = 'kept'");
    expect(await kept()).toEqual([{ value: 3 }]);
    await sql("UPDATE state SET value = ? WHERE name = 'kept'", MAX_KEPT);
    await battles().record(link, [record(4)]);
    expect((await battles().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["4", "3", "2"]);
    expect(await kept()).toEqual([{ value: MAX_KEPT }]);
  });

  it("take a page of battles after the other, each once", async () => {
    const sent = Array.from({ length: 7 }, (_, n) => record(n + 1, { startedAt: start + Math.floor(n / 3) }));
    await battles().record(link, sent);
    const seen: string[] = [];
    for (let last = null; ; ) {
      const page = await battles().page(last, 2);
      seen.push(...page.map(({ arenaId }) => arenaId));
      last = page.at(-1) ?? null;
      if (!last) break;
    }
    expect(seen).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
  });
});

describe("a link", () => {
  it("that was made anew begins without battles, and one that has ended brings nothing", async () => {
    await battles().record(link, [record(1)]);
    expect(await battles().record({ ...link, linkedAt: 2000 }, [record(2)])).toEqual(["taken"]);
    expect(await battles().record(link, [record(3)])).toBeNull();
    expect((await battles().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["2"]);
    expect(await all()).toMatchObject({ battles: 1 });
  });

  it("that has ended leaves nothing, not even tables or an alarm", async () => {
    await battles().record(link, [record(1)]);
    await battles().clearUnless(link.linkedAt);
    expect(await battles().newest(1)).toHaveLength(1);
    await battles().clearUnless(null);
    expect(await sql("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")).toEqual([]);
    expect(await runInDurableObject(battles(), (_, { storage }) => storage.getAlarm())).toBeNull();
    expect(await battles().newest(1)).toEqual([]);
  });
});
