import type { BattleSession, KnownBattle } from "#app/game/battles/answers.ts";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { meanOf, totalOf } from "#app/game/battles/battle-sums.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { type ExpectedOf, playerWn8 } from "#app/game/players/player-wn8.ts";
import { unpackVehicleSums } from "#app/game/players/vehicle-sums.ts";
import { wn8Level, wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { dayText } from "#app/lib/text/short-day.ts";
import { battleWn8 } from "../battles/battle-rows.ts";

/** The heading of a session. */
export interface SessionHeading {
  key: number;
  /** "Today", "Tuesday". */
  day: string;
  date: string;
  /** "17:48, 1 h 4 min". */
  time: string;
  outcomes: readonly BattleOutcome[];
  battles: string;
  won: string;
  damage: string | null;
  wn8: { text: string; level: PerformanceLevel | null } | null;
  /** Of its battles. */
  path: string;
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const DAY_MS = 86_400_000;

/** The name of a day, as lately as it says which one is meant. @param at, now unix time in milliseconds; in UTC */
export function dayName(at: number, now: number): string {
  const ago = Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS);
  if (ago === 0) return "Today";
  return ago === 1 ? "Yesterday" : weekday.format(at);
}

/** What a session is told by, wherever it is. */
export function sessionFigures({ firstAt, lastAt, vehicles }: BattleSession, expectedOf: ExpectedOf) {
  const of = unpackVehicleSums(vehicles);
  const total = totalOf(of);
  const damage = meanOf(total, "damageDealt");
  const { value } = playerWn8(of, expectedOf);
  const minutes = Math.max(1, Math.round((lastAt - firstAt) / 60));
  return {
    total,
    length: minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    battles: formatNumber(total.battles),
    damage: damage === null ? null : formatNumber(damage),
    wn8: value === null ? null : { text: formatNumber(value), level: wn8LevelOf(value, total.battles) },
  };
}

/** @param path of the player's battles @param now unix time in milliseconds */
export function sessionHeading(
  session: BattleSession,
  { expectedOf, path, now }: { expectedOf: ExpectedOf; path: string; now: number },
): SessionHeading {
  const { firstAt, lastAt, outcomes } = session;
  const { total, length, battles, damage, wn8 } = sessionFigures(session, expectedOf);
  return {
    key: firstAt,
    day: dayName(firstAt * 1000, now),
    date: dayText(firstAt * 1000, now),
    time: `${new Date(firstAt * 1000).toISOString().slice(11, 16)}, ${length}`,
    outcomes,
    battles,
    won: formatNumber(total.wins),
    damage,
    wn8,
    // A page of battles begins after a moment.
    path: `${path}?after=${lastAt + 1}-1`,
  };
}

/** A session as a picture to share. */
export interface SessionCard {
  nickname: string;
  region: string;
  /** As the picture shows it, and in ISO 8601. */
  day: string;
  date: string;
  wn8: { text: string; token: string };
  /** The number of battles comes first. */
  stats: { label: string; text: string }[];
  /** The last battles, the first one first. */
  bars: { damage: number; won: boolean; name: string; token: string }[];
}

const MAX_BARS = 12;
const TOKENS: Record<PerformanceLevel, string> = {
  bad: "--perf-bad",
  belowAverage: "--perf-below-average",
  average: "--perf-average",
  aboveAverage: "--perf-above-average",
  intermediate: "--perf-intermediate",
  adequate: "--perf-adequate",
  good: "--perf-good",
  veryGood: "--perf-very-good",
  great: "--perf-great",
  unicum: "--perf-unicum",
  superUnicum: "--perf-super-unicum",
};
const tokenOf = (level: PerformanceLevel | null) => (level === null ? "--text" : TOKENS[level]);

interface SessionCardContext {
  nickname: string;
  region: string;
  expectedOf: ExpectedOf;
  nameOf(tankId: number): string;
  now: number;
}

/** @param battles of the session, the newest first */
export function sessionCard(
  { firstAt, vehicles }: BattleSession,
  battles: readonly KnownBattle[],
  { nickname, region, expectedOf, nameOf, now }: SessionCardContext,
): SessionCard {
  const of = unpackVehicleSums(vehicles);
  const total = totalOf(of);
  const { value } = playerWn8(of, expectedOf);
  const mean = (key: "damageDealt" | "kills", decimals: number) => {
    const found = meanOf(total, key);
    return found === null ? "–" : formatNumber(found, decimals);
  };
  // A single battle is coloured, whatever it says of the player.
  const battleLevel = (wn8: number | null) => (wn8 === null ? null : wn8Level(wn8));
  return {
    nickname,
    region,
    day: dayText(firstAt * 1000, now),
    date: new Date(firstAt * 1000).toISOString().slice(0, 10),
    wn8: { text: value === null ? "–" : formatNumber(value), token: tokenOf(wn8LevelOf(value, total.battles)) },
    stats: [
      { label: "Battles", text: `${formatNumber(total.battles)} ${total.battles === 1 ? "battle" : "battles"}` },
      { label: "Won", text: `${formatNumber(total.wins)}/${formatNumber(total.battles)}` },
      { label: "Damage", text: mean("damageDealt", 0) },
      { label: "Kills", text: mean("kills", 2) },
    ],
    bars: battles
      .slice(0, MAX_BARS)
      .reverse()
      .flatMap((battle) =>
        battle.damageDealt === null
          ? []
          : [
              {
                damage: battle.damageDealt,
                won: battle.outcome === "win",
                name: nameOf(battle.tankId),
                token: tokenOf(battleLevel(battleWn8(battle, expectedOf))),
              },
            ],
      ),
  };
}
