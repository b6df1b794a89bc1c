import { describe, expect, it } from "vitest";
import type { Leaderboard, Run } from "#app/game/challenge/answers.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { published } from "#tests/setup/published.ts";
import { leaderboardPage, runDetails } from "./run-details.ts";

const columns = published<VehicleColumns>("vehicles/columns.json");
const TIGER = 529;
const day = 86_400_000;
const now = Date.UTC(2026, 8, 10, 12);
const player = { accountId: 500_000_001, nickname: "Nordwind_7", region: "eu" } as const;
const run: Run = {
  nation: "germany",
  startedAt: now - 7 * day,
  possibleSteps: 54,
  steps: [
    { vehicleId: 3089, at: now - 6 * day },
    { vehicleId: TIGER, at: now - 4 * day },
  ],
  battles: 377,
  wins: 205,
  elsewhere: 3,
  unknown: 1,
  highest: TIGER,
  checkedAt: now - 3_600_000,
  ended: null,
};
const fact = (details: ReturnType<typeof runDetails>, name: string) =>
  details.facts.find((entry) => entry.name === name);

describe("a run", () => {
  it("says in words how far it has come", () => {
    const details = runDetails(player, run, columns, now);
    expect(details).toMatchObject({ steps: "2", possible: "54", percent: 4, ended: null, checked: "1 hour ago" });
    expect(fact(details, "Started")?.value).toBe("3 September 2026");
    expect(fact(details, "Win rate")?.value).toBe("54.4%");
    expect(fact(details, "Last step")).toEqual({ name: "Last step", value: "Tiger I", note: "seen 4 days ago" });
    expect(fact(details, "Not counted")).toEqual({ name: "Not counted", value: "4", note: "in other vehicles" });
    expect(details.driven.map(({ vehicle }) => vehicle?.name)).toEqual(["Tiger I", "Leichttraktor"]);
    expect(details.card).toEqual({
      accountId: 500_000_001,
      player: "Nordwind_7, EU",
      steps: "2 of 54",
      summary: "Germany, tier VII after 377 battles, 0 gold",
      tiers: 7,
    });
  });

  it("has no win rate without a battle, and no vehicle that cannot be looked up", () => {
    const fresh: Run = { ...run, steps: [], battles: 0, wins: 0, elsewhere: 0, unknown: 0, highest: null };
    const details = runDetails(player, fresh, columns, now);
    expect([fact(details, "Win rate")?.value, fact(details, "Last step")?.value]).toEqual(["–", "None yet"]);
    expect(fact(details, "Not counted")).toBeUndefined();
    expect(details.card.summary).toBe("Germany after 0 battles, 0 gold");
    expect(runDetails(player, run, null, now).facts[3]?.value).toBe("Vehicle 529");
  });

  it("names what ended it, and when that was seen", () => {
    const ended = { vehicleId: 22_801, at: now };
    const name = columns.name[columns.id.indexOf(ended.vehicleId)];
    expect(runDetails(player, { ...run, ended }, columns, now).ended).toBe(
      `Ended by a battle in the ${name}, seen 10 September 2026.`,
    );
  });
});

it("a page of the leaderboard goes on counting places, and knows one's own", () => {
  const row = {
    ...player,
    nation: "germany",
    steps: 2,
    possibleSteps: 54,
    battles: 1,
    wins: 1,
    highest: TIGER,
  } as const;
  const runs = [
    { ...row, ended: false },
    { ...row, accountId: 7, ended: true },
  ];
  const board: Leaderboard = { page: 2, pages: 2, total: 52, first: 51, runs };
  const leaderboard = leaderboardPage(board, columns, new Set([7]));
  expect(leaderboard.summary).toBe("2 of 52 runs that opted in");
  const alone = { ...board, total: 1, runs: board.runs.slice(0, 1) };
  expect(leaderboardPage(alone, columns, new Set()).summary).toBe("1 of 1 run that opted in");
  expect(leaderboard.rows.map(({ rank, own, ended, winRate }) => [rank, own, ended, winRate])).toEqual([
    [51, false, false, "100.0%"],
    [52, true, true, "100.0%"],
  ]);
});
