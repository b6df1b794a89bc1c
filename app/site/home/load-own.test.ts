import { describe, expect, it, vi } from "vitest";
import type { Api } from "#app/api/client.ts";
import { NO_STATS } from "#app/game/battles/answers.ts";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { packSums } from "#app/game/players/pack-sums.fixture.ts";
import { CallFailed } from "#app/lib/api.ts";
import { loadFollowed, loadOwn } from "./load-own.ts";

const account = { accountId: 7, nickname: "Somebody", region: "eu" } as const;
const context = { columns: { id: [] } as unknown as VehicleColumns, expected: null, now: 1_800_000_000_000 };
const expected = {
  expected: { 1: { damage: 1000, frags: 1, spots: 1, defence: 1, winRate: 50 } },
} as unknown as ExpectedIndex;

/** A row of a vehicle's battles, half of them won, each with a thousand damage. */
const row = (tankId: number, battles: number) => {
  const known = { damageDealtKnown: battles, killsKnown: battles, spottedKnown: battles, defencePointsKnown: battles };
  const done = { damageDealt: 1000 * battles, kills: battles, spotted: battles, defencePoints: battles };
  return [tankId, ...packSums({ ...NO_BATTLES, battles, wins: battles / 2, ...known, ...done })];
};

type Answers = Partial<Record<"session" | "7d", unknown>>;
const apiOf = ({ session = null, "7d": week = null }: Answers, published: unknown = { kind: "unknown" }) =>
  ({
    playerBattles: { stats: async (_: number, window: string) => (window === "session" ? session : week) },
    playerStatistics: { of: async () => published },
  }) as unknown as Pick<Api, "playerBattles" | "playerStatistics">;

describe("one's own battles on the start page", () => {
  it("ask for a game account where none is linked", async () => {
    expect(await loadOwn(apiOf({}), null, context)).toEqual({ own: { kind: "no-account" }, played: null });
  });

  it("are the last session and the week, with the vehicles played most", async () => {
    const session = { ...NO_STATS, battles: 40, lastAt: 1_799_999_000, vehicles: [row(1, 6)], beside: [row(1, 40)] };
    const week = { ...NO_STATS, battles: 40, vehicles: [row(1, 10), row(2, 12), row(3, 2), row(4, 4)] };
    const { own, played } = await loadOwn(apiOf({ session, "7d": week }), account, { ...context, expected });
    expect(own).toMatchObject({
      kind: "played",
      path: "/accounts/7/Somebody",
      week: true,
      session: { battles: 6, won: 3, damage: "1,000" },
    });
    if (own.kind !== "played") throw new Error("There is a session.");
    expect(own.session.wn8?.text).toBeDefined();
    expect(own.lines.map(({ battles, won }) => [battles, won])).toEqual([
      ["28", "50.0%"],
      ["12", "50.0%"],
      ["10", "50.0%"],
      ["4", "50.0%"],
    ]);
    expect([...(played ?? [])]).toEqual([[1, 40]]);
  });

  it("have a WN8 without a level of four battles, and all time in place of an empty week", async () => {
    const session = { ...NO_STATS, battles: 40, vehicles: [row(1, 4)], beside: [row(1, 40)] };
    const { own } = await loadOwn(apiOf({ session, "7d": NO_STATS }), account, { ...context, expected });
    expect(own).toMatchObject({ kind: "played", week: false, session: { wn8: { text: "1,565", level: null } } });
    expect(own.kind === "played" && own.lines[0]?.battles).toBe("40");
  });

  it("are the publisher's count where nothing was uploaded", async () => {
    const vehicles = [{ tankId: 1, sums: { ...NO_BATTLES, battles: 10, wins: 6 } }];
    const { own, played } = await loadOwn(apiOf({}, { kind: "known", vehicles }), account, context);
    expect(own).toMatchObject({ kind: "nothing", allTime: { battles: "10", won: "60.0%", wn8: null } });
    expect(played?.get(1)).toBe(10);
    expect((await loadOwn(apiOf({}), account, context)).own).toMatchObject({ kind: "nothing", allTime: null });
  });

  it("say so where they cannot be had", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const reply = { ok: false, status: 503, code: "unavailable", message: "Away", details: {} };
    const api = {
      ...apiOf({}),
      playerBattles: { stats: () => Promise.reject(new CallFailed("Away", reply as never)) },
    } as unknown as Parameters<typeof loadOwn>[0];
    expect((await loadOwn(api, account, context)).own).toEqual({ kind: "failed", path: "/accounts/7/Somebody" });
  });
});

describe("whom the visitor follows, on the start page", () => {
  it("have the WN8 of their week and their last battle, where their battles can be read", async () => {
    const week = { ...NO_STATS, battles: 20, lastAt: 1_799_900_000, vehicles: [row(1, 20)] };
    const playerBattles = {
      stats: async (accountId: number) => {
        if (accountId === 2) throw new CallFailed("private", { code: "forbidden" });
        return accountId === 7 ? week : null;
      },
    } as unknown as Api["playerBattles"];
    const players = [account, { ...account, accountId: 2 }, { ...account, accountId: 3 }];
    const [first, ...others] = await loadFollowed({ playerBattles }, players, { expected, now: context.now });
    expect(first).toMatchObject({ href: "/accounts/7/Somebody", wn8: { text: "1,565", level: "adequate" } });
    expect(first?.when).not.toBe("");
    expect(others.map(({ wn8, when }) => [wn8, when])).toEqual([
      [null, ""],
      [null, ""],
    ]);
  });
});
