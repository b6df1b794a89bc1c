import { describe, expect, it } from "vitest";
import type { PlayerAnswer } from "#app/api/players.ts";
import type { BattleFigures } from "#app/game/battles/answers.ts";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import { packSums } from "#app/game/players/packed-sums.ts";
import { knownStatistics } from "#app/game/players/statistics-answer.fixture.ts";
import type { PlayerWords } from "../server/load-words.ts";
import { type AskedPlayer, playersView } from "./compare-view.ts";

const now = Date.UTC(2026, 10, 22);
const IS_7 = 7169;

const sums = (battles: number, wins: number) => ({
  ...NO_BATTLES,
  battles,
  wins,
  damageDealt: battles * 2000,
  damageDealtKnown: battles,
});

const uploaded = (battles: number, wins: number): BattleFigures => ({
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
    demo: false,
    permissionEnded: false,
  },
});
const player = (
  accountId: number,
  own: BattleFigures | null,
  published: PlayerStatisticsAnswer = { kind: "not-configured" },
): AskedPlayer => ({ accountId, answer: answerOf(accountId), figures: { own, published } });
const hidden: AskedPlayer = { accountId: 3, answer: { kind: "private", region: "eu" }, figures: null };

const vehicle = { id: IS_7, name: "IS-7", shortName: "IS-7", nation: "ussr", tier: 10, type: "heavyTank" } as const;
const words: PlayerWords = {
  vehicleOf: (id) => (id === IS_7 ? (vehicle as never) : undefined),
  expected: {},
  expectedOf: () => undefined,
  maps: null,
  expectedOn: null,
};
const viewOf = (asked: AskedPlayer[], wanted: "own" | "publisher" | null = null) =>
  playersView(asked, { window: "all", wanted, words, now });
const winRate = ({ stats }: ReturnType<typeof viewOf>) => stats.find(({ label }) => label === "Win rate");

describe("two players", () => {
  it("are compared by the count with which both pages begin", () => {
    const view = viewOf([player(1, uploaded(100, 60)), player(2, uploaded(100, 40))]);
    expect(view).toMatchObject({ source: "own", sources: ["own"], common: 1 });
    expect(winRate(view)).toMatchObject({
      texts: ["60.0%", "40.0%"],
      better: 0,
      difference: { text: "+20.0", isUp: true, isClear: true },
    });
  });

  it("are compared by the one that both have, whichever each page begins with", () => {
    const both = [player(1, uploaded(100, 60), counted(900, 450)), player(2, null, counted(400, 220))];
    expect(viewOf(both)).toMatchObject({ source: "publisher", sources: ["publisher"] });
    expect(winRate(viewOf(both, "own"))).toMatchObject({ texts: ["50.0%", "55.0%"], better: 1 });
  });

  it("by the one that the visitor wants, if both have it", () => {
    const both = [1, 2].map((id) => player(id, uploaded(100, 60), counted(400, 200)));
    expect(viewOf(both)).toMatchObject({ source: "own", sources: ["publisher", "own"] });
    expect(viewOf(both, "publisher").source).toBe("publisher");
  });

  it("without a common one each have their own, which the page says", () => {
    const view = viewOf([player(1, uploaded(100, 60)), player(2, null, counted(400, 200))]);
    expect(view.source).toBeNull();
    expect(view.players.map(({ about }) => about)).toEqual([
      expect.stringMatching(/^From 100 battles uploaded/),
      expect.stringMatching(/^From the publisher/),
    ]);
    expect(winRate(view)?.texts).toEqual(["60.0%", "50.0%"]);
  });

  it("of whom one is private show the other's figures and nothing of the one", () => {
    const view = viewOf([player(1, uploaded(100, 60)), hidden]);
    expect(view.players[1]).toMatchObject({ nickname: null, wn8: null, about: expect.stringContaining("private") });
    expect(winRate(view)).toMatchObject({ texts: ["60.0%", null], better: null, difference: null });
    expect(view.vehicles).toEqual([]);
  });
});
