import { CALENDAR_FEED_PATH, CALENDAR_PATH, type Calendar, type CalendarFeed } from "#app/game/calendar/calendar.ts";
import {
  MAP_ROTATION_FEED_PATH,
  MAP_ROTATION_PATH,
  type MapRotation,
  type MapRotationFeed,
} from "#app/game/maps/rotation/map-rotation.ts";
import { NEWS_INDEX_PATH, type NewsPost, type NewsPostHead, newsPostPath } from "#app/game/news/news.ts";
import { BROWSERS_PATH, type Browser } from "#app/game/site/browsers.ts";
import { CREATORS_PATH, type Creator } from "#app/game/site/creators.ts";
import { type ContentDocument, type DocumentName, documentPath } from "#app/game/site/document.ts";
import { FAQ_PATH, type Faq, QUESTIONS_PATH, type Question } from "#app/game/site/faq.ts";
import { OPERATOR_PATH, type Operator } from "#app/game/site/operator.ts";
import { DatasetUnavailable, type DocumentSource } from "./documents.ts";

/**
 * What is published of `data/content`. It was checked when it was published, so its documents are taken as they are;
 * the types in app/game/site describe them.
 */
export interface ContentApi {
  /** How cache and cookies are cleared in each browser. */
  browsers(): Promise<readonly Browser[]>;
  /** A page of text. */
  document(name: DocumentName): Promise<ContentDocument>;
  /** The posts of the site, the newest first. */
  posts(): Promise<NewsPostHead[]>;
  /** Null when there is none of this name. */
  post(slug: string): Promise<NewsPost | null>;
  /** Featured creators, in the order in which they are shown. */
  creators(): Promise<Creator[]>;
  /** Questions and answers by topic. */
  faq(): Promise<Faq>;
  /** The questions alone, for the search. */
  questions(): Promise<readonly Question[]>;
  /** Who runs the site. */
  operator(): Promise<Operator>;
  /** Null in a version that was published without it. */
  calendar(): Promise<Calendar | null>;
  /** The same for feeds; null likewise. */
  calendarFeed(): Promise<CalendarFeed | null>;
  /** What is stated of the rotation of maps; null in a version that was published without it. */
  mapRotation(): Promise<MapRotation | null>;
  /** The same for feeds; null likewise. */
  mapRotationFeed(): Promise<MapRotationFeed | null>;
}

export function createContentApi(source: DocumentSource): ContentApi {
  const required = async <T>(path: string): Promise<T> => {
    const document = await source.json<T>(path);
    if (document === null) throw new DatasetUnavailable(path, "The text of this page is");
    return document;
  };
  return {
    browsers: () => required(BROWSERS_PATH),
    document: (name) => required(documentPath(name)),
    posts: () => required(NEWS_INDEX_PATH),
    post: (slug) => source.json(newsPostPath(slug)),
    creators: () => required(CREATORS_PATH),
    faq: () => required(FAQ_PATH),
    questions: () => required(QUESTIONS_PATH),
    operator: () => required(OPERATOR_PATH),
    calendar: () => source.json(CALENDAR_PATH),
    calendarFeed: () => source.json(CALENDAR_FEED_PATH),
    mapRotation: () => source.json(MAP_ROTATION_PATH),
    mapRotationFeed: () => source.json(MAP_ROTATION_FEED_PATH),
  };
}
