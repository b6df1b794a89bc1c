import { describe, expect, it } from "vitest";
import type { PlayerAnswer } from "#app/api/players.ts";
import type { BattleStats } from "#app/game/battles/answers.ts";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import { packSums } from "#app/game/players/pack-sums.fixture.ts";
import { knownStatistics } from "#app/game/players/statistics-answer.fixture.ts";
import type { PlayerReferences } from "../server/load-references.ts";
import { playerComparison, type RequestedPlayer } from "./player-comparison.ts";

const now = Date.UTC(2026, 10, 22);
const IS_7 = 7169;

const sums = (battles: number, wins: number) => ({
  ...NO_BATTLES,
  battles,
  wins,
  damageDealt: battles * 2000,
  damageDealtKnown: battles,
});

const uploaded = (battles: number, wins: number): BattleStats => ({
  battles,
  firstAt: now / 1000 - 1000,
  lastAt: now / 1000 - 100,
  vehicles: [[IS_7, ...packSums(sums(battles, wins))]],
  beside: [],
  stretches: [],
  singles: [],
  newest: [],
  marks: [],
  periods: { session: [], "7d": [], "30d": [], "90d": [] },
  combined: [],
});

const counted = (battles: number, wins: number): PlayerStatisticsAnswer =>
  knownStatistics({
    readAt: now,
    totals: sums(battles, wins),
    vehicles: [{ tankId: IS_7, sums: sums(battles, wins) }],
  });

const answerOf = (accountId: number): PlayerAnswer => ({
  kind: "found",
  player: {
    accountId,
    nickname: `Commander_${accountId}`,
    region: "eu",
    visibility: "public",
    source: "linked",
    nicknameAt: now,
    own: false,
    permissionEnded: false,
  },
});
const player = (
  accountId: number,
  own: BattleStats | null,
  published: PlayerStatisticsAnswer = { kind: "not-configured" },
): RequestedPlayer => ({ accountId, answer: answerOf(accountId), stats: { own, published } });
const hidden: RequestedPlayer = { accountId: 3, answer: { kind: "private", region: "eu" }, stats: null };

const vehicle = { id: IS_7, name: "IS-7", shortName: "IS-7", nation: "ussr", tier: 10, type: "heavyTank" } as const;
const references: PlayerReferences = {
  vehicleOf: (id) => (id === IS_7 ? (vehicle as never) : undefined),
  expected: {},
  expectedOf: () => undefined,
  maps: null,
  expectedOn: null,
};
const comparisonOf = (players: RequestedPlayer[], wanted: "own" | "publisher" | null = null) =>
  playerComparison(players, { window: "all", wanted, references, now });
const winRate = ({ stats }: ReturnType<typeof comparisonOf>) => stats.find(({ label }) => label === "Win rate");

describe("two players", () => {
  it("are compared by the count with which both pages begin", () => {
    const comparison = comparisonOf([player(1, uploaded(100, 60)), player(2, uploaded(100, 40))]);
    expect(comparison).toMatchObject({ source: "own", sources: ["own"], common: 1 });
    expect(winRate(comparison)).toMatchObject({
      values: ["60.0%", "40.0%"],
      better: 0,
      difference: { text: "+20.0", isUp: true, isClear: true },
    });
  });

  it("are compared by the one that both have, whichever each page begins with", () => {
    const both = [player(1, uploaded(100, 60), counted(900, 450)), player(2, null, counted(400, 220))];
    expect(comparisonOf(both)).toMatchObject({ source: "publisher", sources: ["publisher"] });
    expect(winRate(comparisonOf(both, "own"))).toMatchObject({ values: ["50.0%", "55.0%"], better: 1 });
  });

  it("by the one that the visitor wants, if both have it", () => {
    const both = [1, 2].map((id) => player(id, uploaded(100, 60), counted(400, 200)));
    expect(comparisonOf(both)).toMatchObject({ source: "own", sources: ["publisher", "own"] });
    expect(comparisonOf(both, "publisher").source).toBe("publisher");
  });

  it("without a common one each have their own, which the page says", () => {
    const comparison = comparisonOf([player(1, uploaded(100, 60)), player(2, null, counted(400, 200))]);
    expect(comparison.source).toBeNull();
    expect(comparison.players.map(({ about }) => about)).toEqual([
      expect.stringMatching(/^From 100 battles uploaded/),
      expect.stringMatching(/^From the publisher/),
    ]);
    expect(winRate(comparison)?.values).toEqual(["60.0%", "50.0%"]);
  });

  it("of whom one is private show the other's figures and nothing of the one", () => {
    const comparison = comparisonOf([player(1, uploaded(100, 60)), hidden]);
    expect(comparison.players[1]).toMatchObject({
      nickname: null,
      wn8: null,
      about: expect.stringContaining("private"),
    });
    expect(winRate(comparison)).toMatchObject({ values: ["60.0%", null], better: null, difference: null });
    expect(comparison.vehicles).toEqual([]);
  });
});
