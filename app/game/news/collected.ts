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
  /** When it was published, or first seen where the feed does not say so; unix time in ms, null where neither is known. */
  at: number | null;
}

/** A feed that is collected. */
export interface NewsSource {
  id: string;
  name: string;
  by: "publisher" | "creator";
  /** When it was read last with success; unix time in ms, null for never. */
  readAt: number | null;
  /** The last reading failed: what is shown is as of `readAt`. */
  failing: boolean;
}

/** What was collected from other people's feeds, the newest first. */
export interface CollectedNews {
  /** When the feeds were read last; unix time in ms, null before the first time. */
  collectedAt: number | null;
  sources: NewsSource[];
  items: NewsItem[];
}

/** The order of news; what has no time comes last. */
export function newestFirst(a: { at: number | null }, b: { at: number | null }): number {
  return (b.at ?? 0) - (a.at ?? 0);
}
