import type { NewsKind } from "./kinds.ts";

/** An item of somebody's feed, as plain text. */
export interface NewsItem {
  /** Id of its source. */
  source: string;
  title: string;
  summary: string;
  /** By https. */
  url: string;
  kind: NewsKind;
  /** Time of publication, or of first sight if the feed gives none; unix time in ms, null if neither is known. */
  at: number | null;
}

/** A feed that is collected. */
export interface NewsSource {
  id: string;
  name: string;
  by: "publisher" | "creator";
  /** When it was read last with success; unix time in ms, null for never. */
  readAt: number | null;
  /** The last fetch failed: the content is as of `readAt`. */
  failing: boolean;
}

/** News collected from other sites' feeds, newest first. */
export interface CollectedNews {
  /** When the feeds were read last; unix time in ms, null before the first time. */
  collectedAt: number | null;
  sources: NewsSource[];
  items: NewsItem[];
}

/** Sort order of news; entries without a time come last. */
export function newestFirst(a: { at: number | null }, b: { at: number | null }): number {
  return (b.at ?? 0) - (a.at ?? 0);
}
