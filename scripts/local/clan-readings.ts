import type { Miniflare } from "miniflare";
import { wargamingPersonas } from "#simulators/wargaming.ts";
import { simulatedClans } from "#simulators/wargaming-clans.ts";
import { sumOfFigures } from "#simulators/wargaming-figures.ts";
import { Garages } from "#simulators/wargaming-tanks.ts";

const dayMs = 86_400_000;
/** Days on which the first simulated clan was read; on one of them it was not. */
const DAYS = 24;
const MISSED = 11;
/** Who left, and so many days ago. */
const left = { accountId: 500_999_999, nickname: "Long_Gone", daysAgo: 6 };

/**
 * Simulates that somebody asked for the first simulated clan some weeks ago, so that it has a history: what was read
 * of it on every day but one.
 * @param now unix time in milliseconds
 */
export async function readSimulatedClan(instance: Miniflare, now: number): Promise<void> {
  const database = await instance.getD1Database("DB");
  const personas = Object.values(wargamingPersonas);
  const clan = simulatedClans("eu", personas)[0];
  if (!clan) return;
  const garages = new Garages();
  const asked = "INSERT INTO clans_asked VALUES ('eu', ?, ?, ?) ON CONFLICT DO NOTHING";
  const reading = "INSERT INTO clan_readings VALUES ('eu', ?, ?, ?, ?) ON CONFLICT DO NOTHING";
  const rows = Array.from({ length: DAYS }, (_, index) => index + 1)
    .filter((ago) => ago !== MISSED)
    .map((ago) => {
      const readAt = now - ago * dayMs;
      const there = clan.members.filter(({ joinedAt }) => joinedAt * 1000 <= readAt);
      const members = there.map(({ accountId, nickname }) => {
        const isPersona = personas.some((persona) => persona.accountId === accountId);
        const vehicles = garages.figures(accountId, isPersona, Math.floor(readAt / 1000));
        const { battles, wins } = sumOfFigures(vehicles);
        return [accountId, nickname, battles, wins];
      });
      if (ago > left.daysAgo) members.push([left.accountId, left.nickname, 1000, 500]);
      return database.prepare(reading).bind(clan.clanId, Math.floor(readAt / dayMs), readAt, JSON.stringify(members));
    });
  await database.batch([database.prepare(asked).bind(clan.clanId, now - dayMs, now - dayMs), ...rows]);
}
