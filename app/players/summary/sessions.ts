import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import type { BattleSession, KnownBattle } from "#app/game/battles/answers.ts";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { meanOf, totalOf } from "#app/game/battles/battle-sums.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { type ExpectedOf, playerWn8 } from "#app/game/players/player-wn8.ts";
import { unpackVehicleSums } from "#app/game/players/vehicle-sums.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { dayText } from "#app/lib/text/short-day.ts";
import { battleWn8 } from "../battles/battle-rows.ts";
import { type Rated, ratedWn8 } from "../frame/rated.tsx";

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
  wn8: Rated | null;
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
    wn8: ratedWn8(value, total.battles),
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
/** Classes of colours are named after their tokens. */
const tokenOf = (level: PerformanceLevel | null) =>
  level === null ? "--text" : LEVEL_COLOURS[level].replace("color-", "--");

interface SessionCardContext {
  nickname: string;
  region: string;
  expectedOf: ExpectedOf;
  nameOf(tankId: number): string;
  now: number;
}

/** @param battles of the session, the newest first */
export function sessionCard(
  session: BattleSession,
  battles: readonly KnownBattle[],
  { nickname, region, expectedOf, nameOf, now }: SessionCardContext,
): SessionCard {
  const { total, damage, wn8 } = sessionFigures(session, expectedOf);
  const kills = meanOf(total, "kills");
  const startedAt = session.firstAt * 1000;
  // A single battle is coloured, whatever it says of the player.
  const battleLevel = (wn8: number | null) => (wn8 === null ? null : wn8Level(wn8));
  return {
    nickname,
    region,
    day: dayText(startedAt, now),
    date: new Date(startedAt).toISOString().slice(0, 10),
    wn8: { text: wn8?.text ?? "–", token: tokenOf(wn8?.level ?? null) },
    stats: [
      { label: "Battles", text: counted(total.battles, "battle") },
      { label: "Won", text: `${formatNumber(total.wins)}/${formatNumber(total.battles)}` },
      { label: "Damage", text: damage ?? "–" },
      { label: "Kills", text: kills === null ? "–" : formatNumber(kills, 2) },
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
