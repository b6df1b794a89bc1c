import type { Api } from "#app/api/client.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { meanOf, totalOf } from "#app/game/battles/battle-sums.ts";
import { PERFORMANCE_LABELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { TOO_FEW_BATTLES } from "#app/game/players/difference.ts";
import { type ExpectedOf, playerWn8 } from "#app/game/players/player-wn8.ts";
import { battlesIn, unpackVehicleSums, type VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { CallFailed } from "#app/lib/api.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";

/** WN8 as shown. */
export interface OwnWn8 {
  text: string;
  /** Null: of too few battles. */
  level: PerformanceLevel | null;
  label: string;
}

/** Battles in a vehicle, or in all of them. */
export interface OwnLine {
  /** Null: all vehicles. */
  vehicle: LinkedVehicle | null;
  battles: string;
  /** "52.7%" */
  won: string;
  wn8: OwnWn8 | null;
}

/** The visitor's own battles on the start page. */
export type HomeOwn =
  /** Signed in, but with no game account. */
  | { kind: "no-account" }
  | { kind: "failed"; path: string }
  /** Nothing was uploaded; `allTime` is the publisher's count, null where it is not known. */
  | { kind: "nothing"; path: string; allTime: OwnLine | null }
  | {
      kind: "played";
      path: string;
      /** "2 hours ago" */
      when: string;
      session: { battles: number; won: number; damage: string | null; wn8: OwnWn8 | null };
      /** Whether the lines are of the last seven days; else of all uploaded battles. */
      week: boolean;
      lines: OwnLine[];
    };

const MAX_VEHICLES = 3;

interface OwnContext {
  columns: VehicleColumns;
  expected: ExpectedIndex | null;
  /** Unix time in ms. */
  now: number;
}

/**
 * Reads the last session and week of the visitor's own account, and which vehicles it plays.
 * @param account the active one; null if signed in without a game account
 * @returns also the all-time battles by vehicle id; null if unknown
 */
export async function loadOwn(
  { playerBattles, playerStatistics }: Pick<Api, "playerBattles" | "playerStatistics">,
  account: GameAccount | null,
  { columns, expected, now }: OwnContext,
): Promise<{ own: HomeOwn; played: ReadonlyMap<number, number> | null }> {
  if (!account) return { own: { kind: "no-account" }, played: null };
  const path = playerPath(account);
  const expectedOf: ExpectedOf = (tankId) => expected?.expected[tankId];
  const line = lineOf(columns, expectedOf);
  try {
    const [session, week] = await Promise.all([
      playerBattles.stats(account.accountId, "session"),
      playerBattles.stats(account.accountId, "7d"),
    ]);
    if (!session || session.battles === 0) {
      const published = await playerStatistics.of(account.accountId);
      const vehicles = published.kind === "known" ? published.vehicles : [];
      const allTime = vehicles.length > 0 ? line(null, vehicles) : null;
      return { own: { kind: "nothing", path, allTime }, played: battlesByVehicle(vehicles) };
    }
    const inSession = unpackVehicleSums(session.vehicles);
    const inWeek = unpackVehicleSums(week?.vehicles ?? []);
    const allTime = unpackVehicleSums(session.beside);
    const sums = totalOf(inSession);
    const damage = meanOf(sums, "damageDealt");
    const vehicleSums = inWeek.length > 0 ? inWeek : allTime;
    const mostPlayed = vehicleSums.toSorted((a, b) => b.sums.battles - a.sums.battles).slice(0, MAX_VEHICLES);
    const own: HomeOwn = {
      kind: "played",
      path,
      when: session.lastAt === null ? "" : relativeTime(session.lastAt * 1_000, now),
      session: {
        battles: sums.battles,
        won: sums.wins,
        damage: damage === null ? null : formatNumber(damage),
        wn8: wn8Of(inSession, expectedOf),
      },
      week: inWeek.length > 0,
      lines: [line(null, vehicleSums), ...mostPlayed.map((vehicle) => line(vehicle.tankId, [vehicle]))],
    };
    return { own, played: battlesByVehicle(allTime) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    console.warn(error.message);
    return { own: { kind: "failed", path }, played: null };
  }
}

/** A player whom the visitor follows, on the start page. */
export interface HomeFollowed {
  accountId: number;
  nickname: string;
  href: string;
  /** Of the last seven days; null where too little was uploaded. */
  wn8: OwnWn8 | null;
  /** "2 days ago"; empty where no battle is known. */
  when: string;
}

const MAX_FOLLOWED = 5;

/** Reads the last week of those whom the visitor followed last. Whose battles cannot be read is shown without them. */
export async function loadFollowed(
  { playerBattles }: Pick<Api, "playerBattles">,
  players: readonly GameAccount[],
  { expected, now }: Pick<OwnContext, "expected" | "now">,
): Promise<HomeFollowed[]> {
  const expectedOf: ExpectedOf = (tankId) => expected?.expected[tankId];
  return Promise.all(
    players.slice(0, MAX_FOLLOWED).map(async (player) => {
      const { accountId, nickname } = player;
      const week = await playerBattles.stats(accountId, "7d").catch(() => null);
      return {
        accountId,
        nickname,
        href: playerPath(player),
        wn8: week && wn8Of(unpackVehicleSums(week.vehicles), expectedOf),
        when: week?.lastAt == null ? "" : relativeTime(week.lastAt * 1_000, now),
      };
    }),
  );
}

function wn8Of(vehicles: readonly VehicleSums[], expectedOf: ExpectedOf): OwnWn8 | null {
  const { value } = playerWn8(vehicles, expectedOf);
  if (value === null) return null;
  const level = wn8LevelOf(value, battlesIn(vehicles));
  return { text: formatNumber(value), level, label: level ? PERFORMANCE_LABELS[level] : TOO_FEW_BATTLES };
}

const battlesByVehicle = (vehicles: readonly VehicleSums[]) =>
  new Map(vehicles.map(({ tankId, sums }) => [tankId, sums.battles]));

function lineOf(columns: VehicleColumns, expectedOf: ExpectedOf) {
  return (tankId: number | null, vehicles: readonly VehicleSums[]): OwnLine => {
    const { battles, wins } = totalOf(vehicles);
    const row = tankId === null ? -1 : columns.id.indexOf(tankId);
    return {
      vehicle: row < 0 ? null : linkedVehicle(columns, row),
      battles: formatNumber(battles),
      won: battles > 0 ? `${formatNumber((100 * wins) / battles, 1, 1)}%` : "–",
      wn8: wn8Of(vehicles, expectedOf),
    };
  };
}
