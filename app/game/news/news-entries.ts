import { type CollectedNews, newestFirst } from "./collected.ts";
import type { NewsKind, NewsVoice } from "./kinds.ts";
import { type NewsPostHead, newsPagePath } from "./news.ts";

/** Name of the site as a source of news, and its id among the sources. */
export const OWN_SOURCE = { id: "index", name: "The Index" } as const;

/** A piece of news, our own or collected. */
export interface NewsEntry {
  title: string;
  summary: string;
  /** A path of the site, or an address by https. */
  href: string;
  /** It leads to another site. */
  outward: boolean;
  kind: NewsKind;
  voice: NewsVoice;
  source: { id: string; name: string };
  /** Unix time in ms; null where it is not known. */
  at: number | null;
  figure: NewsPostHead["figure"];
}

/**
 * The site's own posts and collected news in one list, newest first; at equal times its own come first.
 * @param collected null if it cannot be read
 */
export function newsEntries(posts: readonly NewsPostHead[], collected: CollectedNews | null): NewsEntry[] {
  const sources = new Map(collected?.sources.map((source) => [source.id, source]));
  const own = posts.map(
    ({ slug, title, summary, kind, published, figure }): NewsEntry => ({
      title,
      summary,
      kind,
      figure,
      href: newsPagePath(slug),
      outward: false,
      voice: "index",
      source: OWN_SOURCE,
      at: Date.parse(published),
    }),
  );
  const others = (collected?.items ?? []).flatMap(({ title, summary, url, kind, source, at }): NewsEntry[] => {
    const from = sources.get(source);
    if (!from) return [];
    const { id, name, by } = from;
    return [{ title, summary, href: url, outward: true, kind, voice: by, source: { id, name }, at, figure: undefined }];
  });
  return [...own, ...others].sort(newestFirst);
}
