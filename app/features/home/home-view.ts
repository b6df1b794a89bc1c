import { type NewsPostHead, newsPagePath } from "#app/game/model/content/news.ts";
import type { DataChanges } from "#app/game/model/data-changes.ts";
import { KIND_LABELS } from "#app/game/news/kinds.ts";
import { formatNumber, formatStatWithUnit } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

/** A post of ours beside the index. */
export interface HomeNews {
  title: string;
  href: string;
  /** Kind and day. */
  about: string;
}

/** What the last publishing of the data changed, in words. */
export interface HomeChanges {
  day: string;
  lines: { text: string; href?: string }[];
}

const shownNews = 4;

/**
 * Our newest posts. Not what others publish: that changes every hour, and the index is kept until the next build or
 * data version.
 */
export function homeNews(posts: readonly NewsPostHead[]): HomeNews[] {
  return posts.slice(0, shownNews).map(({ slug, title, kind, published }) => ({
    title,
    href: newsPagePath(slug),
    about: `${KIND_LABELS[kind]}, ${formatDate(published)}`,
  }));
}

export function homeChanges({ publishedAt, added, removed, changed, sources }: DataChanges): HomeChanges {
  const vehicles = (count: number) => (count === 1 ? "1 vehicle" : `${formatNumber(count)} vehicles`);
  return {
    day: formatDate(publishedAt),
    lines: [
      ...(added.count > 0 ? [{ text: `${vehicles(added.count)} added` }] : []),
      ...added.some.slice(0, 3).map(({ name, href }) => ({ text: name, href })),
      ...(removed > 0 ? [{ text: `${vehicles(removed)} removed` }] : []),
      ...(changed.count > 0 ? [{ text: `Other figures of ${vehicles(changed.count)}` }] : []),
      ...changed.some.slice(0, 3).map(({ name, href, key, before, after }) => ({
        text: `${name}: ${STAT_META[key as StatKey].label.toLowerCase()} ${formatStatWithUnit(key as StatKey, before)} to ${formatStatWithUnit(key as StatKey, after)}`,
        href,
      })),
      ...sources.map(({ title, date }) => ({ text: date === null ? title : `${title}, ${formatDate(date)}` })),
    ],
  };
}
