import { NEWS_KINDS, type NewsKind } from "#app/game/news/kinds.ts";
import { typedText } from "#app/game/search/typed-text.ts";

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
