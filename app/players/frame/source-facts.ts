import type { ExportSource } from "#app/components/export/export-table.ts";
import { TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { countedSince, type StatsSource } from "#app/game/players/player-record.ts";
import { type ExpectedOf, playerWn8 } from "#app/game/players/player-wn8.ts";
import { battlesIn } from "#app/game/players/vehicle-sums.ts";
import { daysOf, WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { dayText, momentOf } from "#app/lib/text/short-day.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import { type HeadFacts, headFacts } from "./head-facts.ts";
import { BATTLES_UNREAD } from "./no-stats.tsx";

/** Where a player's figures are from, in words. */
export interface SourceFacts extends HeadFacts {
  /** Null: nothing is known. */
  source: StatsSource | null;
  /** More than one to choose from. */
  sources: readonly StatsSource[];
  /** How many battles, whose count, of when. */
  about: string;
  /** The same for a file, which is read on another day. */
  origin: ExportSource;
  /** Problems with the stats, as sentences. */
  problems: string[];
  /** Why stats may be missing: battles cannot be read, the publisher covers other windows only, or there are none. */
  lack: "unread" | "window" | "nothing";
}

/** A period to choose, with its key values. */
export interface PeriodCell {
  window: Window;
  /** The window's, or the day from which on battles are counted, where that is not its own. */
  label: string;
  wn8: string | null;
  /** Null: unknown, or of too few battles. */
  level: PerformanceLevel | null;
  battles: string;
}

export function sourceFacts(
  { window, source, sources, own, published, ownFailed }: PlayerStats,
  now: number,
): SourceFacts {
  const known = published.kind === "known" ? published : null;
  return {
    source,
    sources,
    about:
      source === "publisher" && known
        ? publishedText(known, window, now)
        : source === "own" && own
          ? ownText(own, now)
          : "",
    origin: originOf(source, own, known),
    problems: problemsOf(published, ownFailed, now),
    ...headFacts(own?.lastAt ?? null, published, now),
    lack: ownFailed ? "unread" : known ? "window" : "nothing",
  };
}

/**
 * The periods of a source, and the window of the address if it is another one. Of those that the publisher's count
 * covers by the same readings one is enough: the window of the address, or else the shortest.
 */
export function periodCells(
  { window, source, periods, record, published }: Omit<PlayerStats, "sources" | "own" | "ownFailed" | "singles">,
  expectedOf: ExpectedOf,
  now: number,
): PeriodCell[] {
  const isOther = record !== null && periods.every((period) => period.window !== window);
  const cells = [...periods, ...(isOther ? [{ window, vehicles: record.vehicles }] : [])].map((period) => {
    const { value } = playerWn8(period.vehicles, expectedOf);
    const battles = battlesIn(period.vehicles);
    const since =
      source === "publisher" && published.kind === "known" ? countedSince(published, period.window, now) : null;
    return {
      window: period.window,
      label: since === null ? WINDOW_LABELS[period.window] : `Since ${dayText(since, now)}`,
      wn8: value === null ? null : formatNumber(value),
      level: wn8LevelOf(value, battles),
      battles: formatNumber(battles),
    };
  });
  return cells.filter((cell) => {
    const same = cells.filter(({ label }) => label === cell.label);
    return cell === (same.find((one) => one.window === window) ?? same[0]);
  });
}

type KnownPublished = Extract<PlayerStats["published"], { kind: "known" }>;

function publishedText({ readAt, since, days }: KnownPublished, window: Window, now: number): string {
  const read = relativeTime(readAt, now);
  if (window === "all") return `From the publisher’s totals, ${read}`;
  const from = Math.floor(now / 86_400_000) - (daysOf(window) ?? 1) + 1;
  const first = days.find(({ day }) => day >= from)?.from ?? since ?? readAt;
  return `From the publisher’s totals since ${dayText(first, now)}, ${read}`;
}

function originOf(source: StatsSource | null, own: PlayerStats["own"], known: KnownPublished | null): ExportSource {
  const isPublished = source === "publisher" && known !== null;
  const at = isPublished ? known.readAt : own?.lastAt && own.lastAt * 1000;
  return {
    publisher: isPublished ? "The publisher’s totals" : "Battles uploaded to the Index",
    version: null,
    date: at ? new Date(at).toISOString().slice(0, 10) : null,
  };
}

function ownText({ battles, firstAt }: NonNullable<PlayerStats["own"]>, now: number): string {
  return `From ${counted(battles, "battle")} uploaded here${firstAt ? ` since ${dayText(firstAt * 1000, now)}` : ""}`;
}

function problemsOf(published: PlayerStats["published"], ownFailed: boolean, now: number): string[] {
  const isKnown = published.kind === "known";
  const kind = isKnown ? published.outdated : published.kind;
  const last = isKnown ? ` These are the last known figures, read on ${momentOf(published.readAt, now)}.` : "";
  return [
    ...(kind === "unavailable" ? [`The publisher doesn’t answer right now.${last}`] : []),
    ...(kind === "too-many" ? [TOO_MANY_SEARCHES + last] : []),
    ...(kind === "closed" ? ["The publisher no longer shows this account: it was closed, or is hidden."] : []),
    ...(ownFailed ? [BATTLES_UNREAD] : []),
  ];
}
