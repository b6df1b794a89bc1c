import { ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { ClanReport } from "#app/game/clans/clan-report.ts";
import { type BoardClan, type BoardPlayer, minimumsOf } from "#app/game/leaderboards/leaderboard.ts";
import { EXPECTED_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { playerWn8, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { vehicleSumsOf } from "#app/game/players/published/published-stats.ts";
import { DAY_MS } from "#app/game/unix-days.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import type { Env } from "#workers/bindings.ts";
import { vehicleSums } from "#workers/clans/compose-report.ts";
import { playersOf } from "#workers/clans/store/clan-players.ts";
import { rememberedClans } from "#workers/clans/store/clan-snapshots.ts";
import { keptClan } from "#workers/clans/store/kept-clans.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import { aboutKeptPlayers } from "#workers/players/store/kept-players.ts";
import { accountsRead, snapshotsAfter } from "#workers/players/store/player-snapshots.ts";
import {
  keepClans,
  keepClansIn,
  keepPlayers,
  keepPlayersIn,
  MAX_BOARD_PLAYERS,
  MAX_OF_VEHICLE,
} from "./kept-boards.ts";

/** Readings that are in memory at once: each has up to 700 vehicles. */
const AT_ONCE = 50;
const [MIN_BATTLES = 0] = minimumsOf("players", "wn8");
const [MIN_IN_VEHICLE = 0] = minimumsOf("players", "vehicle");

/** Whom boards are made without. */
interface Hidden {
  /** Accounts whose owner chose to be unlisted or private: ranked nowhere. */
  unranked: ReadonlySet<number>;
  /** Accounts with private stats: they count in no clan's either. */
  untold: ReadonlySet<number>;
}

/**
 * The hourly job: builds the leaderboards from what was read of players and clans. Players whom the publisher no
 * longer reports are left out; those hidden later are filtered when a board is read (api.ts).
 * @param now unix time in milliseconds
 */
export async function makeLeaderboards(env: Env, now: number): Promise<void> {
  const dataset = new Dataset(env);
  const { expected = {} } = (await dataset.json<ExpectedIndex>(EXPECTED_PATH)) ?? {};
  const hidden = await hiddenAccounts(env.DB);
  for (const region of PUBLISHER_REGIONS) {
    const reports = await reportsOf(env, region);
    await makeClans(env, region, { reports, hidden, now });
    await makePlayers(env, region, { reports, hidden, expectedOf: (id) => expected[id], now });
  }
}

async function hiddenAccounts(db: D1Database): Promise<Hidden> {
  const { accountId, visibility } = gameAccounts;
  const rows = await drizzle(db).select({ accountId, visibility }).from(gameAccounts).where(ne(visibility, "public"));
  const untold = rows.filter((row) => row.visibility === "private");
  return {
    unranked: new Set(rows.map((row) => row.accountId)),
    untold: new Set(untold.map((row) => row.accountId)),
  };
}

async function reportsOf(env: Pick<Env, "CACHE" | "DB">, region: PublisherRegion): Promise<ClanReport[]> {
  const reports: ClanReport[] = [];
  for (const which of await rememberedClans(env.DB, region)) {
    const kept = await keptClan(env, which);
    if (kept?.state === "here") reports.push(kept.report);
  }
  return reports;
}

async function makeClans(
  env: Pick<Env, "CACHE" | "DB">,
  region: PublisherRegion,
  { reports, hidden, now }: { reports: readonly ClanReport[]; hidden: Hidden; now: number },
): Promise<void> {
  const rows = reports.map((report) => clanRowOf(report, hidden.untold));
  const clansOf = new Map<number, number[]>();
  for (const { clanId, members } of reports)
    for (const { accountId } of members) clansOf.set(accountId, [...(clansOf.get(accountId) ?? []), clanId]);
  const vehicles = new Map<number, BoardClan[]>();
  for (const report of reports) {
    const visible = report.members.filter(({ accountId }) => !hidden.untold.has(accountId));
    const { clanId, tag, name } = report;
    for (const { id, battles, wins, players } of vehicleSums(await playersOf(env.DB, report), visible)) {
      const winRate = hundredths((100 * wins) / battles);
      const row = { clanId, tag, name, members: report.members.length, battles, winRate, wn8: null, played: players };
      vehicles.set(id, [...(vehicles.get(id) ?? []), row]);
    }
  }
  const made = { madeAt: now, without: [...hidden.untold] };
  await keepClansIn(env, region, made, vehicles);
  await keepClans(env, region, { ...made, rows, vehicles: [...vehicles.keys()] }, clansOf);
}

function clanRowOf({ clanId, tag, name, members, readAt }: ClanReport, untold: ReadonlySet<number>): BoardClan {
  const visible = members.flatMap(({ accountId, totals, wn8 }) =>
    totals === null || untold.has(accountId) ? [] : [{ ...totals, wn8 }],
  );
  const sum = (list: typeof visible, of: (one: (typeof visible)[number]) => number) =>
    list.reduce((all, one) => all + of(one), 0);
  const battles = sum(visible, (one) => one.battles);
  const rated = visible.filter(({ wn8 }) => wn8 !== null);
  const ratedBattles = sum(rated, (one) => one.battles);
  const isRated = ratedBattles > 0 && rated.length * 2 >= members.length;
  return {
    clanId,
    tag,
    name,
    members: members.length,
    battles,
    winRate: battles === 0 ? 0 : hundredths((100 * sum(visible, (one) => one.wins)) / battles),
    wn8: isRated ? Math.round(sum(rated, (one) => (one.wn8 ?? 0) * one.battles) / ratedBattles) : null,
    played: visible.filter(({ lastBattleAt }) => (lastBattleAt ?? 0) > readAt - 7 * DAY_MS).length,
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

async function makePlayers(
  env: Pick<Env, "CACHE" | "DB">,
  region: PublisherRegion,
  {
    reports,
    hidden,
    expectedOf,
    now,
  }: {
    reports: readonly ClanReport[];
    hidden: Hidden;
    expectedOf: Parameters<typeof playerWn8>[1];
    now: number;
  },
): Promise<void> {
  const found = new Map<number, BoardPlayer>();
  const readAt = new Map<number, number>();
  for (const report of reports) {
    for (const player of membersOf(report)) {
      if (hidden.unranked.has(player.accountId) || (readAt.get(player.accountId) ?? 0) > report.readAt) continue;
      found.set(player.accountId, player);
      readAt.set(player.accountId, report.readAt);
    }
  }
  const about = await aboutKeptPlayers(env, new Set([...found.keys(), ...(await accountsRead(env.DB, region))]));
  // A clan's older stats may still hold what the publisher no longer reports.
  for (const [accountId, { state, readAt: reportedAt }] of about) {
    if (state === "closed" && reportedAt >= (readAt.get(accountId) ?? 0)) found.delete(accountId);
  }
  const vehicles = new Map<number, BoardPlayer[]>();
  for (let after: number | null = 0; after !== null; ) {
    const { snapshots, last } = await snapshotsAfter(env.DB, region, after, AT_ONCE);
    for (const { accountId, battles, vehicles: played, ...read } of snapshots) {
      const known = about.get(accountId);
      if (known?.state !== "known" || known.nickname === null || hidden.unranked.has(accountId)) continue;
      const who = {
        accountId,
        nickname: known.nickname,
        tag: known.tag ?? null,
        lastBattleAt: known.lastBattleAt ?? null,
      };
      const sums = vehicleSumsOf(played, true);
      const all = played.reduce((sum, one) => ({ battles: sum.battles + one.battles, wins: sum.wins + one.wins }), {
        battles: 0,
        wins: 0,
      });
      if (read.readAt >= (readAt.get(accountId) ?? 0) && all.battles > 0) {
        const wn8 = rounded(playerWn8(sums, expectedOf).value);
        found.set(accountId, {
          ...who,
          battles,
          winRate: hundredths((100 * all.wins) / all.battles),
          wn8,
          damage: null,
        });
      }
      for (const [at, one] of played.entries()) {
        const compared = sums[at];
        if (one.battles < MIN_IN_VEHICLE || !compared) continue;
        const row: BoardPlayer = {
          ...who,
          battles: one.battles,
          winRate: hundredths((100 * one.wins) / one.battles),
          wn8: rounded(vehicleWn8(compared, expectedOf)),
          damage: one.damageDealt === null ? null : Math.round(one.damageDealt / one.battles),
        };
        const rows = vehicles.get(one.tankId) ?? [];
        rows.push(row);
        // Cut now and then, so that a vehicle that everybody has does not fill the memory.
        vehicles.set(one.tankId, rows.length < 4 * MAX_OF_VEHICLE ? rows : mostBattles(rows, MAX_OF_VEHICLE));
      }
    }
    after = last;
  }
  const players = [...found.values()].filter(({ battles }) => battles >= MIN_BATTLES);
  await keepPlayersIn(
    env,
    region,
    now,
    new Map([...vehicles].map(([vehicle, rows]) => [vehicle, mostBattles(rows, MAX_OF_VEHICLE)])),
  );
  await keepPlayers(env, region, {
    madeAt: now,
    isCut: players.length > MAX_BOARD_PLAYERS,
    rows: mostBattles(players, MAX_BOARD_PLAYERS),
    vehicles: [...vehicles.keys()],
  });
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value));

function mostBattles(rows: readonly BoardPlayer[], max: number): BoardPlayer[] {
  return [...rows].sort((a, b) => b.battles - a.battles || a.accountId - b.accountId).slice(0, max);
}

/** The members of a clan whose stats the publisher reports. */
function membersOf({ tag, members }: ClanReport): BoardPlayer[] {
  return members.flatMap(({ accountId, nickname, totals, wn8 }) => {
    if (totals === null || totals.battles === 0) return [];
    const { battles, wins, lastBattleAt } = totals;
    const winRate = hundredths((100 * wins) / battles);
    return [{ accountId, nickname, tag, battles, winRate, wn8: rounded(wn8), damage: null, lastBattleAt }];
  });
}
