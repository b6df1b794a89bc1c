import { expect, it } from "vitest";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import { knownStatistics } from "#app/game/players/statistics-answer.fixture.ts";
import { headFacts } from "./head-facts.ts";

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 23, 14, 30);
const clan = { id: 500, tag: "FERRO" };
const published = knownStatistics({ readAt: now, lastBattleAt: now - 5 * HOUR, clan });
const hoursAgo = (hours: number) => (now - hours * HOUR) / 1000;

it.each<[string, number | null, PlayerStatisticsAnswer, string | null, boolean, typeof clan | null]>([
  ["of nobody", null, { kind: "unavailable" }, null, false, null],
  ["of the publisher alone", null, published, "5 hours ago", false, clan],
  ["of what was sent alone", hoursAgo(2), { kind: "unavailable" }, "2 hours ago", true, null],
  ["of both, of whom the publisher knows an older battle", hoursAgo(2), published, "2 hours ago", true, clan],
  ["of both, of whom the publisher knows a newer battle", hoursAgo(2400), published, "5 hours ago", false, clan],
])("%s the head says when the last battle was, whether the mod is in use, and the clan", (_, sent, ...rest) => {
  const [answer, text, modUser, clanTag] = rest;
  const facts = headFacts(sent, answer, now);
  expect([facts.lastBattle?.text ?? null, facts.modUser, facts.clan]).toEqual([text, modUser, clanTag]);
});
