import { describe, expect, it } from "vitest";
import { type BattleStats, NO_STATS } from "#app/game/battles/answers.ts";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { NO_BATTLES, sumsOf } from "#app/game/battles/battle-sums.ts";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import { packSums } from "#app/game/players/pack-sums.fixture.ts";
import type { StatsSource } from "#app/game/players/player-record.ts";
import { knownStatistics } from "#app/game/players/statistics-answer.fixture.ts";
import { TREND_KEYS } from "#app/game/players/vehicle-sums.ts";
import type { Window } from "#app/game/players/windows.ts";
import { CallFailed } from "#app/lib/api.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { loadStats } from "./load-stats.ts";

const now = Date.UTC(2026, 10, 22, 14, 30);
const today = Math.floor(now / 86_400_000);
const { accountId: _, ...battle } = battleOf({});
const one = sumsOf(battle);

/** As many battles were sent, one a fortnight. */
const sent = (battles: number): BattleStats => ({
  ...structuredClone(NO_STATS as unknown as BattleStats),
  battles,
  lastAt: now / 1000,
  vehicles: [[5137, ...packSums({ ...one, battles })]],
  stretches: Array.from({ length: battles }, (_, index) => [
    today - 14 * (battles - index),
    5137,
    ...packSums(one, TREND_KEYS),
  ]),
});
const publishedAnswer = (battles: number): PlayerStatisticsAnswer =>
  knownStatistics({
    readAt: now,
    since: now,
    allBattles: battles,
    totals: { ...NO_BATTLES, battles },
    vehicles: [{ tankId: 5137, sums: { ...NO_BATTLES, battles } }],
  });

interface Choice {
  window?: Window;
  wanted?: StatsSource | null;
}

const load = (
  own: BattleStats | "failed" | null,
  published: PlayerStatisticsAnswer,
  { window = "all", wanted = null }: Choice = {},
) =>
  loadStats(
    {
      playerBattles: {
        stats: async () => {
          if (own === "failed") throw new CallFailed("away", { code: "unavailable" });
          return own;
        },
      },
      playerStatistics: { of: async () => published },
    } as unknown as Parameters<typeof loadStats>[0],
    500_000_001,
    { window, wanted, now },
  );

const unknown: PlayerStatisticsAnswer = { kind: "not-configured" };
const former = (stats: BattleStats): BattleStats => ({ ...stats, lastAt: now / 1000 - 91 * 86_400 });

describe("a player's figures", () => {
  it.each<[string, BattleStats | null, PlayerStatisticsAnswer, Choice, StatsSource | null]>([
    ["of what was sent lately, however much the publisher counts", sent(3), publishedAnswer(40), {}, "own"],
    ["of the publisher, where nothing was sent for 90 days", former(sent(3)), publishedAnswer(40), {}, "publisher"],
    ["of what the visitor chose", former(sent(3)), publishedAnswer(40), { wanted: "own" }, "own"],
    [
      "of what the visitor chose, in every window",
      sent(3),
      publishedAnswer(40),
      { wanted: "publisher", window: "7d" },
      "publisher",
    ],
    ["of what there is, whatever the visitor chose", null, publishedAnswer(40), { wanted: "own" }, "publisher"],
    ["of what was sent, without the publisher", former(sent(3)), unknown, {}, "own"],
    ["of nobody, where nothing is known", null, unknown, {}, null],
    ["of nobody, where nothing was ever sent", sent(0), unknown, {}, null],
  ])("are %s", async (_name, own, published, choice, source) => {
    expect((await load(own, published, choice)).source).toBe(source);
  });

  it("say that what was sent cannot be read, and show the rest", async () => {
    expectConsoleError(/away/);
    const stats = await load("failed", publishedAnswer(40));
    expect([stats.ownFailed, stats.source]).toEqual([true, "publisher"]);
  });

  it("are none of a window of which the source cannot tell, though the other one could", async () => {
    const choice = { window: "session", wanted: "publisher" } as const;
    expect((await load(sent(3), publishedAnswer(40), choice)).record).toBeNull();
  });
});

describe("the periods", () => {
  const counts = async (...of: Parameters<typeof load>) =>
    (await load(...of)).periods.map(({ window, vehicles }) => [
      window,
      vehicles.reduce((battles, { sums }) => battles + sums.battles, 0),
    ]);
  const week = { ...sent(9), beside: [[5137, ...packSums({ ...one, battles: 30 })]] };
  week.periods["7d"] = [[5137, ...packSums({ ...one, battles: 9 }, TREND_KEYS)]];

  it("are all of what was sent", async () => {
    expect(await counts(week, unknown, { window: "7d" })).toEqual([
      ["session", 0],
      ["7d", 9],
      ["30d", 0],
      ["90d", 0],
      ["all", 30],
    ]);
  });

  it("are those of which the publisher tells", async () => {
    expect(await counts(null, publishedAnswer(40))).toEqual([["all", 40]]);
  });
});
