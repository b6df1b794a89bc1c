import { PERFORMANCE_LABELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { TOO_FEW_BATTLES } from "#app/game/players/difference.ts";
import type { CardSource, PlayerCard } from "#app/game/players/player-card.ts";
import { WN8_STEPS, wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { capitalised } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { revisionOf } from "./revision.ts";

/** Everything that a player's link preview shows; equal data gives the same picture. */
export interface PlayerPreview {
  nickname: string;
  /** "[INDEX]"; empty: in no clan, or not known. */
  clan: string;
  region: string;
  /** Null: not known. */
  wn8: { text: string; level: PerformanceLevel | null; label: string; position: number } | null;
  stats: { label: string; text: string; unit: string }[];
  /** Where the figures come from and how old they are. */
  source: string;
}

const SOURCES: Record<CardSource, string> = {
  own: "Own battles",
  publisher: "Publisher’s figures",
};

/** The content of a player's picture. */
export function playerPreview(card: PlayerCard): PlayerPreview {
  const { nickname, region, clanTag, winRate, averageDamage, battles } = card;
  return {
    nickname,
    clan: clanTag === null ? "" : `[${clanTag}]`,
    region: regionName(region),
    wn8: wn8Preview(card),
    stats: [
      stat("Win rate", winRate, { unit: "%", decimals: 1 }),
      stat("Average damage", averageDamage),
      stat("Battles", battles),
    ],
    source: sourceOf(card),
  };
}

function stat(label: string, value: number | null, { unit = "", decimals = 0 } = {}): PlayerPreview["stats"][0] {
  return value === null ? { label, text: NOT_KNOWN, unit: "" } : { label, text: formatNumber(value, decimals), unit };
}

function wn8Preview({ wn8: value, battles }: PlayerCard): PlayerPreview["wn8"] {
  if (value === null) return null;
  // The level of the displayed value, not of the unrounded one.
  const rounded = Math.round(value);
  const level = wn8LevelOf(rounded, battles ?? 0);
  const label = level ? PERFORMANCE_LABELS[level] : TOO_FEW_BATTLES;
  return { text: formatNumber(rounded), level, label, position: wn8Position(rounded) };
}

/**
 * The position of a WN8 on a scale with levels of equal width, in percent of its length. The last level has no end: it
 * gets the width of the one before it, and higher values are placed at the end of the scale.
 */
export function wn8Position(value: number): number {
  const ends = [0, ...WN8_STEPS, 2 * WN8_STEPS[8] - WN8_STEPS[7]];
  const at = WN8_STEPS.filter((step) => value >= step).length;
  const [from = 0, to = 0] = ends.slice(at, at + 2);
  const within = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return Math.round((1000 * (at + within)) / (ends.length - 1)) / 10;
}

function sourceOf({ source, asOf }: PlayerCard): string {
  if (source === null) return "No battles are known yet";
  return asOf === null ? SOURCES[source] : `${SOURCES[source]}, as of ${formatDate(new Date(asOf).toISOString())}`;
}

/** The address of a player's picture. */
export function playerPicturePath(accountId: number, revision?: string): string {
  return `/accounts/${accountId}/preview.png${revision === undefined ? "" : `?r=${revision}`}`;
}

/** Title, description and picture of a link to a player's page, for `pageMeta`. Only for pages that anybody may see. */
export async function playerLinkPreview(accountId: number, card: PlayerCard) {
  const preview = playerPreview(card);
  const { nickname, clan, region, wn8 } = preview;
  const who = clan === "" ? nickname : `${nickname} ${clan}`;
  const summary = statsSummary(preview);
  const path = playerPicturePath(accountId, await revisionOf(preview));
  return {
    title: `${who}, ${region}${wn8 ? `: WN8 ${wn8.text}` : ""}`,
    description: `${who}, a player in ${region}. ${summary}${card.source === null ? "" : ` ${preview.source}.`}`,
    picture: { path, alt: `${who}, ${region}. ${summary}` },
  };
}

/** The stats as a sentence; unknown ones are left out. */
function statsSummary({ wn8, stats }: PlayerPreview): string {
  const known = stats.filter(({ text }) => text !== NOT_KNOWN);
  const parts = known.map(({ label, text, unit }) => `${label.toLowerCase()} ${text}${unit}`);
  if (wn8) parts.unshift(`WN8 ${wn8.text} (${wn8.label.toLowerCase()})`);
  const list = parts.join(", ");
  return list === "" ? "No figures are known yet." : `${capitalised(list)}.`;
}
