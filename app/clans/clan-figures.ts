import type { BigFigure } from "#app/components/figure-grid.tsx";
import { type ClanRating, type ClanReport, HISTORY_DAYS } from "#app/game/clans/clan-report.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { shortDayOf } from "#app/lib/text/short-day.ts";
import { membersText } from "./members.ts";

/** Figures in large type that belong together. */
interface ClanFigures {
  label: string;
  figures: BigFigure[];
}

/** Of what the publisher did not answer when it was asked. */
const NOT_TOLD = "No data from the publisher yet";

/** Of the members together. */
export function figuresOf({ members, history, vehiclesOf }: ClanReport, now: number): BigFigure[] {
  const told = members.flatMap(({ totals, wn8 }) => (totals ? [{ ...totals, wn8 }] : []));
  const battles = told.reduce((sum, one) => sum + one.battles, 0);
  const wins = told.reduce((sum, one) => sum + one.wins, 0);
  const rated = told.filter(({ wn8 }) => wn8 !== null);
  const ratedBattles = rated.reduce((sum, one) => sum + one.battles, 0);
  const wn8 =
    ratedBattles === 0 ? null : rated.reduce((sum, one) => sum + (one.wn8 ?? 0) * one.battles, 0) / ratedBattles;
  const winRate = battles === 0 ? null : (100 * wins) / battles;
  const since = history && shortDay(history.since, now);
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
          : told.length === 0
            ? NOT_TOLD
            : `Over ${formatNumber(battles, 0)} battles`,
    },
    {
      label: counted ? `Battles since ${since}` : `Battles in ${HISTORY_DAYS} days`,
      text: counted ? formatNumber(history.battles, 0) : null,
      note: counted
        ? `${formatNumber(history.battles / Math.max(1, told.length || members.length), 0)} per member`
        : since
          ? `Counted since ${since}`
          : "Not counted yet",
    },
  ];
}

/** "+0.4", "−1.2" */
const signed = (value: number) => `${value < 0 ? "−" : "+"}${formatNumber(Math.abs(value), 1)}`;

function elo(label: string, rating: ClanRating | undefined, region: ClanReport["region"]): BigFigure {
  const value = rating?.value ?? null;
  const place = rating?.rank ? `Place ${formatNumber(rating.rank, 0)} on ${REGION_SHORT_LABELS[region]}` : "Not ranked";
  return { label, text: value === null ? null : formatNumber(value, 0), note: rating ? place : NOT_TOLD };
}

/** Of tier X, VIII and VI, in this order. */
const eloByTier = (ratings: readonly (ClanRating | undefined)[], region: ClanReport["region"]): BigFigure[] =>
  ["Tier X", "Tier VIII", "Tier VI"].map((label, place) => elo(label, ratings[place], region));

/** A share of battles that were won. */
function won(label: string, fought: { battles: number; wins: number } | null | undefined): BigFigure {
  if (!fought || fought.battles === 0) return { label, text: null, note: fought ? "No battle yet" : NOT_TOLD };
  const text = formatNumber((100 * fought.wins) / fought.battles, 1);
  return { label, text, unit: "%", note: `Of ${formatNumber(fought.battles, 0)} battles` };
}

/** Nothing where the publisher told nothing. */
export function strongholdGroups({ region, stronghold, ratings }: ClanReport): ClanFigures[] {
  if (!stronghold && !ratings) return [];
  const level = stronghold?.level ?? null;
  return [
    {
      label: "Skirmish Elo",
      figures: eloByTier([ratings?.skirmish10, ratings?.skirmish8, ratings?.skirmish6], region),
    },
    {
      label: "Battles won and level",
      figures: [
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

/** Nothing where the publisher told nothing. */
export function globalMapGroups({ region, globalMap, ratings }: ClanReport): ClanFigures[] {
  if (!globalMap && !ratings) return [];
  const provinces = globalMap ? formatNumber(globalMap.provinces, 0) : null;
  return [
    {
      label: "Elo",
      figures: eloByTier([ratings?.globalMap10, ratings?.globalMap8, ratings?.globalMap6], region),
    },
    {
      label: "Battles and provinces",
      figures: [
        won("Battles won", globalMap),
        {
          label: "Provinces now",
          text: provinces,
          note: globalMap ? `${formatNumber(globalMap.captures, 0)} captured in all` : NOT_TOLD,
        },
      ],
    },
  ];
}

/** "22 Nov" */
export function shortDay(at: number, now: number): string {
  const { day, month } = shortDayOf(at, now);
  return `${day} ${month}`;
}
