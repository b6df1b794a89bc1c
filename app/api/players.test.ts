import { expect, it } from "vitest";
import { publishedToColumns } from "#app/game/players/published/published-columns.ts";
import { NO_PUBLISHED_STATS } from "#app/game/players/published/published-stats.ts";
import type { Fetch } from "#app/lib/api.ts";
import { createPlayerStatisticsApi, playerCardOf } from "./players.ts";

const player = { accountId: 500_000_001, nickname: "Commander_1", region: "eu" } as const;

it("the figures of an account from before a stat are known of the days that were read alone", async () => {
  const vehicles = publishedToColumns([{ ...NO_PUBLISHED_STATS, tankId: 1, battles: 10, wins: 5, penetrations: 4 }]);
  const statistics = {
    createdAt: Date.UTC(2012, 0, 1),
    totals: vehicles,
    vehicles,
    days: [{ day: 1, sinceDay: 0, from: 1, to: 2, vehicles }],
    marks: [
      [1, 529],
      [2, 3],
    ],
  };
  const api = createPlayerStatisticsApi(async () => Response.json({ outdated: null, statistics }));
  const unknown = { battles: 10, penetrations: 0, penetrationsKnown: 0 };
  expect(await api.of(player.accountId)).toMatchObject({
    kind: "known",
    totals: unknown,
    vehicles: [{ tankId: 1, sums: unknown }],
    days: [{ vehicles: [{ tankId: 1, sums: { battles: 10, penetrations: 4, penetrationsKnown: 10 } }] }],
    marks: new Map([
      [1, 2],
      [529, 3],
    ]),
  });
});

it.each([
  [503, "unavailable", false],
  [429, "too_many", false],
  [410, "closed", true],
  [404, "not_found", true],
])("a card while the publisher answers %i (%s) is made: %s", async (status, code, isMade) => {
  const fetch: Fetch = async () => Response.json({ error: { code, message: "" } }, { status });
  const api = {
    files: { expected: async () => null },
    playerStatistics: createPlayerStatisticsApi(fetch),
    playerBattles: { stats: async () => null },
  };
  const card = await playerCardOf(api, player).catch(() => null);
  expect(card?.nickname).toBe(isMade ? "Commander_1" : undefined);
});
