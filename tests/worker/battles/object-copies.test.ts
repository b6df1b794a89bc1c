import { runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { totalsOf } from "#workers/battles/store/outbox.ts";
import { migrateBattles } from "#workers/battles/store/schema.ts";
import { STEPS } from "#workers/battles/store/steps.ts";
import { account, all, beganAt, link, recordOf, sql } from "../support/account-object.ts";

it("an object is left as it was where a step of its schema fails", async () => {
  const failed = await runInDurableObject(account(), (_, { storage }) => {
    storage.sql.exec("CREATE TABLE outbox (in_the_way INTEGER)");
    expect(() => migrateBattles(storage)).toThrow(/outbox/);
    return storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('battles', 'state')").toArray();
  });
  expect(failed).toEqual([]);
  await sql("DROP TABLE outbox");
  expect(await account().record(link, [recordOf(1)])).toEqual(["taken"]);
  expect(await sql("SELECT value FROM state WHERE name = 'step'")).toEqual([{ value: STEPS.length }]);
});

/** A copy for the backup. */
const copied = async () => {
  const copy = await account().backUp(null);
  if (copy === null || copy === "unchanged") throw new Error(`No copy was made: ${copy}`);
  return copy;
};

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
    await account().record(link, [recordOf(1)]);
    beginNewVersion();
    expect(await account().newest(1)).toHaveLength(1);
    expect(await seen()).toEqual([{ tankId: 5137, seen: 5137 }]);
    expect(await account().record(link, [recordOf(2, { tankId: 1 })])).toEqual(["taken"]);
  });

  it("is taken by what comes back from before it", async () => {
    await account().record(link, [recordOf(1)]);
    const copy = await copied();
    await account().clear();
    beginNewVersion();
    await account().restore(copy.data);
    expect(await seen()).toEqual([{ tankId: 5137, seen: 5137 }]);
    expect(await account().record(link, [recordOf(1)])).toEqual(["known"]);
  });

  it("is not taken twice where an earlier version served in between", async () => {
    beginNewVersion();
    await account().record(link, [recordOf(1)]);
    const [last = []] = (STEPS as string[][]).splice(known);
    expect(await account().record(link, [recordOf(1)])).toEqual(["known"]);
    (STEPS as string[][]).push(last);
    expect(await account().newest(1)).toHaveLength(1);
  });
});

describe("a copy of what is kept", () => {
  it("is not made while nothing has changed, and is made anew after every change", async () => {
    expect(await account().backUp(null)).toBeNull();
    await account().record(link, [recordOf(1, { kills: null })]);
    const { linkedAt, revision } = await copied();
    expect([linkedAt, revision]).toEqual([link.linkedAt, 1]);
    const state = { linkedAt, revision };
    expect(await account().backUp(state)).toBe("unchanged");
    await account().record(link, [recordOf(1, { kills: null })]);
    expect(await account().backUp(state)).toBe("unchanged");
    await account().record(link, [recordOf(1, { kills: 3 })]);
    expect(await account().backUp(state)).toMatchObject({ linkedAt, revision: 2 });
    await account().record(link, [recordOf(2, { bonusType: 22 })]);
    expect(await copied()).toMatchObject({ revision: 3 });
    // Of another link, with as many changes.
    expect(await account().backUp({ linkedAt: 1, revision: 3 })).toMatchObject({ linkedAt, revision: 3 });
  });

  it("brings everything back, though not over other battles", async () => {
    await account().record(link, [recordOf(1), recordOf(2, { tankId: 1, kills: null, survived: null })]);
    const copy = await copied();
    const kept = [await account().newest(9), await all(), await sql("SELECT * FROM outbox")];
    await account().clear();
    await account().restore(copy.data);
    expect([await account().newest(9), await all(), await sql("SELECT * FROM outbox")]).toEqual(kept);
    expect(await copied()).toMatchObject({ linkedAt: link.linkedAt, revision: 1 });
    await account().record(link, [recordOf(3)]);
    await account().restore(copy.data);
    expect((await account().newest(9)).map(({ arenaId }) => arenaId)).toEqual(["3", "2", "1"]);
    expect([(await all())?.battles, await copied()]).toMatchObject([3, { revision: 2 }]);
  });

  it("that cannot be read brings nothing", async () => {
    const refused = await runInDurableObject(account(), async (object) => {
      const { restore } = object as unknown as { restore(data: Uint8Array): Promise<void> };
      return restore.call(object, new Uint8Array([1, 2, 3])).catch(() => "refused");
    });
    expect(refused).toBe("refused");
    expect(await account().newest(1)).toEqual([]);
  });
});

describe("a comparison with the database", () => {
  const [day, other] = [Math.floor(beganAt / 86_400), { ...link, linkedAt: 999 }];
  const dueCount = async () => (await sql("SELECT * FROM outbox WHERE sent_at = 0")).length;
  const compare = async (totals: readonly number[], of = link) => {
    const [mending, due] = [await account().compare(of, totals), await dueCount().catch(() => 0)];
    return [mending, due];
  };

  it("tells what of a link is left where its battles are gone", async () => {
    expect(await compare([0, 0])).toEqual([null, 0]);
    expect(await compare([2, 7])).toEqual(["empty", 0]);
    await account().record(link, [recordOf(1)]);
    expect([await account().compare(other, [0]), await account().compare(other, [1])]).toEqual([null, "empty"]);
  });

  it("waits for what is on its way, and has all of it sent again where the totals are others", async () => {
    await account().record(link, [recordOf(1), recordOf(2, { tankId: 1 }), recordOf(3, { bonusType: 2 })]);
    const keys = [
      { tankId: 1, day },
      { tankId: 5137, day },
    ];
    expect(await compare([0])).toEqual([null, 2]);
    const taken = keys.map((key) => ({ ...key, revision: 1 }));
    await account().taken(other, taken);
    expect(await dueCount()).toBe(2);
    await account().taken(link, taken);
    const totals = await runInDurableObject(account(), (_, { storage }) => totalsOf(storage.sql));
    expect(totals.slice(0, 4)).toEqual([2, 5138, 2 * day, 2]);
    expect(await compare(totals)).toEqual([null, 0]);
    expect(await compare([...totals.slice(0, -1), -1])).toEqual([{ keys, revision: 2 }, 2]);
  });
});
