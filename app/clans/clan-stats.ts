import type { LargeStat } from "#app/components/large-stat-grid.tsx";
import { type ClanRating, type ClanReport, HISTORY_DAYS } from "#app/game/clans/clan-report.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { dayText } from "#app/lib/text/short-day.ts";
import { membersText } from "./members.ts";

interface ClanStats {
  label: string;
  stats: LargeStat[];
}

/** Shown for data that the publisher has not delivered. */
const NO_DATA = "No data from the publisher yet";

/** Of the members together. */
export function clanStats({ members, history, vehiclesOf }: ClanReport, now: number): LargeStat[] {
  const known = members.flatMap(({ totals, wn8 }) => (totals ? [{ ...totals, wn8 }] : []));
  const battles = known.reduce((sum, one) => sum + one.battles, 0);
  const wins = known.reduce((sum, one) => sum + one.wins, 0);
  const rated = known.filter(({ wn8 }) => wn8 !== null);
  const ratedBattles = rated.reduce((sum, one) => sum + one.battles, 0);
  const wn8 =
    ratedBattles === 0 ? null : rated.reduce((sum, one) => sum + (one.wn8 ?? 0) * one.battles, 0) / ratedBattles;
  const winRate = battles === 0 ? null : (100 * wins) / battles;
  const since = history && dayText(history.since, now);
  const counted = history !== null && history.readings > 1;
  const lately = counted && history.battles > 0 ? (100 * history.wins) / history.battles : null;
  return [
    {
      label: "WN8, weighted",
      text: wn8 === null ? null : formatNumber(wn8, 0),
      ...(wn8 !== null && { level: wn8Level(wn8) }),
      note:
        wn8 === null && vehiclesOf < members.length
          ? "Being calculated"
          : `${membersText(rated.length)}, weighted by battles`,
    },
    {
      label: "Win rate",
      text: winRate === null ? null : formatNumber(winRate, 1),
      unit: "%",
      ...(winRate !== null && { level: winRateLevel(winRate) }),
      note:
        lately !== null && winRate !== null
          ? `${formatNumber(lately, 1)}% since ${since} (${signed(lately - winRate)})`
          : known.length === 0
            ? NO_DATA
            : `Over ${formatNumber(battles, 0)} battles`,
    },
    {
      label: counted ? `Battles since ${since}` : `Battles in ${HISTORY_DAYS} days`,
      text: counted ? formatNumber(history.battles, 0) : null,
      note: counted
        ? `${formatNumber(history.battles / Math.max(1, known.length || members.length), 0)} per member`
        : since
          ? `Counted since ${since}`
          : "Not counted yet",
    },
  ];
}

/** "+0.4", "−1.2" */
const signed = (value: number) => `${value < 0 ? "−" : "+"}${formatNumber(Math.abs(value), 1)}`;

function elo(label: string, rating: ClanRating | undefined, region: ClanReport["region"]): LargeStat {
  const value = rating?.value ?? null;
  const rankText = rating?.rank
    ? `Place ${formatNumber(rating.rank, 0)} on ${REGION_SHORT_LABELS[region]}`
    : "Not ranked";
  return { label, text: value === null ? null : formatNumber(value, 0), note: rating ? rankText : NO_DATA };
}

/** Of tier X, VIII and VI, in this order. */
const eloByTier = (ratings: readonly (ClanRating | undefined)[], region: ClanReport["region"]): LargeStat[] =>
  ["Tier X", "Tier VIII", "Tier VI"].map((label, index) => elo(label, ratings[index], region));

/** A share of battles that were won. */
function won(label: string, fought: { battles: number; wins: number } | null | undefined): LargeStat {
  if (!fought || fought.battles === 0) return { label, text: null, note: fought ? "No battle yet" : NO_DATA };
  const text = formatNumber((100 * fought.wins) / fought.battles, 1);
  return { label, text, unit: "%", note: `Of ${formatNumber(fought.battles, 0)} battles` };
}

/** Empty if the publisher reported nothing. */
export function strongholdGroups({ region, stronghold, ratings }: ClanReport): ClanStats[] {
  if (!stronghold && !ratings) return [];
  const level = stronghold?.level ?? null;
  return [
    {
      label: "Skirmish Elo",
      stats: eloByTier([ratings?.skirmish10, ratings?.skirmish8, ratings?.skirmish6], region),
    },
    {
      label: "Battles won and level",
      stats: [
        won("Skirmishes, tier X", stronghold?.skirmish10),
        won("Skirmishes, tier VIII", stronghold?.skirmish8),
        won("Advances, tier X", stronghold?.advance10),
        {
          label: "Stronghold level",
          text: level === null ? null : String(level),
          note: level === null ? "" : "Of 10",
        },
      ],
    },
  ];
}

/** Empty if the publisher reported nothing. */
export function globalMapGroups({ region, globalMap, ratings }: ClanReport): ClanStats[] {
  if (!globalMap && !ratings) return [];
  const provinces = globalMap ? formatNumber(globalMap.provinces, 0) : null;
  return [
    {
      label: "Elo",
      stats: eloByTier([ratings?.globalMap10, ratings?.globalMap8, ratings?.globalMap6], region),
    },
    {
      label: "Battles and provinces",
      stats: [
        won("Battles won", globalMap),
        {
          label: "Provinces now",
          text: provinces,
          note: globalMap ? `${formatNumber(globalMap.captures, 0)} captured in all` : NO_DATA,
        },
      ],
    },
  ];
}
