import type { CollectedNews } from "#app/game/news/collected.ts";
import {
  KIND_LABELS,
  NEWS_KINDS,
  NEWS_VOICES,
  type NewsKind,
  type NewsVoice,
  VOICE_LABELS,
} from "#app/game/news/kinds.ts";
import { type NewsEntry, OWN_SOURCE } from "#app/game/news/news-entries.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { initials } from "#app/lib/text/initials.ts";
import { momentOf, type ShortDay, shortDayOf } from "#app/lib/text/short-day.ts";

/** The news filters, as in the address. */
export interface NewsQuery {
  /** A voice or the id of a source; empty: all. */
  source: string;
  /** Empty: all. */
  kind: NewsKind | "";
  /** Words that title or beginning have. */
  words: string;
  page: number;
}

const maxLength = 80;
export const NEWS_PATH = "/news";

export function readNewsQuery(params: URLSearchParams): NewsQuery {
  const kind = NEWS_KINDS.find((candidate) => candidate === params.get("kind")) ?? "";
  const page = Number(params.get("page"));
  return {
    source: /^[a-z0-9-]{1,32}$/.exec(params.get("source") ?? "")?.[0] ?? "",
    kind,
    words: typedText(params.get("q"), maxLength),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Address of the news; changing a filter goes back to the first page. */
export function newsHref(query: NewsQuery, change: Partial<NewsQuery> = {}): string {
  const { source, kind, words, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (source) params.set("source", source);
  if (kind) params.set("kind", kind);
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search === "" ? NEWS_PATH : `${NEWS_PATH}?${search}`;
}

const NEWS_PAGE_SIZE = 20;

/** A piece of news as a list shows it. */
export interface NewsRow {
  title: string;
  summary: string;
  href: string;
  outward: boolean;
  /** Source and kind. */
  from: string;
  initials: string;
  /** Null where it is not known. */
  day: ShortDay | null;
}

/** One of several ways to narrow the list. */
export interface NewsChoice {
  label: string;
  href: string;
  chosen: boolean;
}

export interface SourceLine extends NewsChoice {
  count: number;
  /** Why its news may be old; null: they are not. */
  remark: string | null;
}

export interface NewsList {
  query: NewsQuery;
  /** The newest post of our own with a figure, above all others on the first page without a filter. */
  lead: (NewsRow & { figure: { value: string; note: string } }) | null;
  rows: NewsRow[];
  from: number;
  to: number;
  total: number;
  pages: number;
  voices: NewsChoice[];
  kinds: NewsChoice[];
  sources: SourceLine[];
  /** When the feeds were read, in words. */
  readNote: string;
}

/**
 * One page of the news.
 * @param collected null when it cannot be read
 * @param now unix time in ms
 */
export function newsList(
  entries: readonly NewsEntry[],
  collected: CollectedNews | null,
  query: NewsQuery,
  now: number,
): NewsList {
  const matching = entries.filter((entry) => matches(entry, query));
  const plain = query.source === "" && query.kind === "" && query.words === "";
  const lead = plain ? matching.find(({ figure }) => figure) : undefined;
  const listed = matching.filter((entry) => entry !== lead);
  const pages = Math.max(1, Math.ceil(listed.length / NEWS_PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * NEWS_PAGE_SIZE;
  const rows = listed.slice(start, start + NEWS_PAGE_SIZE);
  return {
    query: { ...query, page },
    lead: lead?.figure && page === 1 ? { ...row(lead, now), figure: lead.figure } : null,
    rows: rows.map((entry) => row(entry, now)),
    from: rows.length === 0 ? 0 : start + 1,
    to: start + rows.length,
    total: listed.length,
    pages,
    voices: voiceChoices(entries, query),
    kinds: kindChoices(entries, query),
    sources: sourceLines(entries, collected, query, now),
    readNote: readNote(collected, now),
  };
}

function matches({ voice, source, kind, title, summary }: NewsEntry, query: NewsQuery): boolean {
  if (query.source !== "" && query.source !== voice && query.source !== source.id) return false;
  if (query.kind !== "" && query.kind !== kind) return false;
  const text = `${title} ${summary} ${source.name}`.toLowerCase();
  return query.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function row({ title, summary, href, outward, source, kind, at }: NewsEntry, now: number): NewsRow {
  return {
    title,
    summary,
    href,
    outward,
    from: `${source.name}, ${KIND_LABELS[kind].toLowerCase()}`,
    initials: initials(source.name),
    day: at === null ? null : shortDayOf(at, now),
  };
}

function voiceChoices(entries: readonly NewsEntry[], query: NewsQuery): NewsChoice[] {
  const there = NEWS_VOICES.filter((voice) => entries.some((entry) => entry.voice === voice));
  const chosen = voiceOf(entries, query);
  return [
    { label: "All", href: newsHref(query, { source: "" }), chosen: query.source === "" },
    ...there.map((voice) => ({
      label: VOICE_LABELS[voice],
      href: newsHref(query, { source: voice }),
      chosen: chosen === voice,
    })),
  ];
}

/** The chosen voice, selected directly or through one of its sources. */
function voiceOf(entries: readonly NewsEntry[], { source }: NewsQuery): NewsVoice | undefined {
  return entries.find((entry) => entry.voice === source || entry.source.id === source)?.voice;
}

function kindChoices(entries: readonly NewsEntry[], query: NewsQuery): NewsChoice[] {
  const there = NEWS_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  return [
    { label: "All kinds", href: newsHref(query, { kind: "" }), chosen: query.kind === "" },
    ...there.map((kind) => ({
      label: KIND_LABELS[kind],
      href: newsHref(query, { kind }),
      chosen: query.kind === kind,
    })),
  ];
}

function sourceLines(
  entries: readonly NewsEntry[],
  collected: CollectedNews | null,
  query: NewsQuery,
  now: number,
): SourceLine[] {
  const line = (id: string, label: string, remark: string | null): SourceLine => ({
    label,
    remark,
    chosen: query.source === id,
    href: newsHref(query, { source: query.source === id ? "" : id }),
    count: entries.filter(({ source }) => source.id === id).length,
  });
  const others = (collected?.sources ?? []).map(({ id, name, readAt, failing }) => {
    if (readAt === null) return line(id, name, "Could not be read yet");
    return line(id, name, failing ? `Cannot be read; as of ${momentOf(readAt, now)}` : null);
  });
  return [line(OWN_SOURCE.id, OWN_SOURCE.name, null), ...others];
}

/** The job runs every hour; after three of them something is wrong with it. */
const overdueMs = 3 * 3_600_000;

function readNote(collected: CollectedNews | null, now: number): string {
  if (collected === null) return "News from other sources can’t be loaded right now.";
  const { collectedAt, sources } = collected;
  if (collectedAt === null) return "News from other sources isn’t collected yet.";
  if (sources.length === 0) return "No other feeds are collected.";
  const last = momentOf(collectedAt, now);
  return now - collectedAt > overdueMs ? `Last updated ${last}. Newer news may be missing.` : `Updated ${last}`;
}
