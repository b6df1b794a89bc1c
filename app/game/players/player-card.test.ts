import { describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { type BattleSums, sumsOf } from "#app/game/battles/battle-sums.ts";
import type { ExpectedValues } from "#app/game/model/vehicle/vehicle.ts";
import { playerCard } from "./player-card.ts";
import { knownStatistics } from "./statistics-answer.fixture.ts";

const now = Date.UTC(2026, 10, 23);
const player = { nickname: "Commander_1", region: "eu" } as const;
const { accountId: _, ...battle } = battleOf({ damageDealt: 1000, outcome: "win" });
/** So many equal battles. */
const battles = (count: number): BattleSums => {
  const one = sumsOf(battle);
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, value * count])) as BattleSums;
};
const of: ExpectedValues = { damage: 1000, frags: 1, spots: 2, defence: 1, winRate: 50 };
const expected = { 5137: of };

const publishedAnswer = (vehicles: { tankId: number; sums: BattleSums }[]) =>
  knownStatistics({ readAt: now, clan: { id: 1, tag: "INDEX" }, vehicles });
const sent = (count: number) => ({ vehicles: [{ tankId: 5137, sums: battles(count) }], lastAt: now / 1000 });

describe("what is told of a player at a glance", () => {
  it("leaves vehicles without expected values out of WN8, as the page does, and no others", () => {
    const one = playerCard(
      player,
      { statistics: publishedAnswer([{ tankId: 5137, sums: battles(10) }]), sent: null, now },
      expected,
    );
    const poor = { ...battles(90), damageDealt: 0 };
    const vehicles = [
      { tankId: 5137, sums: battles(10) },
      { tankId: 1, sums: poor },
    ];
    const both = playerCard(player, { statistics: publishedAnswer(vehicles), sent: null, now }, expected);
    expect(one.wn8).toBeGreaterThan(500);
    expect([both.wn8, both.battles, both.averageDamage]).toEqual([one.wn8, 100, 100]);
  });

  it.each([
    [10, 20, 1, "own", 20],
    [20, 10, 89, "own", 10],
    [20, 10, 91, "publisher", 20],
    [20, 0, 1, "publisher", 20],
  ])("is of the source that the page shows: of %i battles told and %i sent %i days ago, %s", (...of) => {
    const [counted, own, days, source, count] = of;
    const statistics = publishedAnswer([{ tankId: 5137, sums: battles(counted) }]);
    const lastAt = now / 1000 - days * 86_400;
    const card = playerCard(player, { statistics, sent: { ...sent(own), lastAt }, now }, expected);
    expect(card).toMatchObject({ source, battles: count, clanTag: "INDEX" });
    expect(card.asOf).toBe(source === "own" ? lastAt * 1000 : now);
  });

  it("has the share of battles that were won", () => {
    const statistics = publishedAnswer([{ tankId: 5137, sums: { ...battles(10), wins: 6 } }]);
    expect(playerCard(player, { statistics, sent: null, now }, expected)).toMatchObject({
      battles: 10,
      winRate: 60,
      averageDamage: 1000,
    });
  });

  it("has no figures of an account without battles, and no tag of one without a clan", () => {
    const statistics = knownStatistics({ readAt: now, vehicles: [] });
    expect(playerCard(player, { statistics, sent: null, now }, expected)).toEqual({
      ...player,
      clanTag: null,
      wn8: null,
      winRate: null,
      averageDamage: null,
      battles: 0,
      asOf: now,
      source: "publisher",
    });
  });

  it("is of what was sent, however old, where the publisher tells nothing", () => {
    const old = { ...sent(10), lastAt: now / 1000 - 900 * 86_400 };
    expect(playerCard(player, { statistics: { kind: "unknown" }, sent: old, now }, expected)).toMatchObject({
      battles: 10,
      source: "own",
    });
  });

  it("is the name alone where nothing is known", () => {
    expect(playerCard(player, { statistics: { kind: "unknown" }, sent: null, now }, expected)).toMatchObject({
      nickname: "Commander_1",
      clanTag: null,
      wn8: null,
      battles: null,
      source: null,
    });
  });
});
