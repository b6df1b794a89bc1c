import type { OwnKind } from "#app/game/news/kinds.ts";
import type { RichText } from "#app/game/site/rich-text.ts";

/** A post of the site, as lists show it. */
export interface NewsPostHead {
  /** Last part of its path, and the name of its file in `data/content/news`. */
  slug: string;
  title: string;
  /** One or two sentences: for lists, search engines and link previews. */
  summary: string;
  kind: OwnKind;
  /** Day, ISO 8601. */
  published: string;
  /** Day of the last change, ISO 8601; that of its publishing when there was none. */
  updated: string;
  /** A number that represents the post, with what it counts. */
  figure?: { value: string; note: string } | undefined;
}

export interface NewsPost extends NewsPostHead {
  text: RichText;
}

/** Path below /api/files of the heads of all posts, the newest first. */
export const NEWS_INDEX_PATH = "content/news/index.json";

/** Path below /api/files. */
export function newsPostPath(slug: string): string {
  return `content/news/${slug}.json`;
}

/** Path of a post's page. */
export function newsPagePath(slug: string): string {
  return `/news/${slug}`;
}
