import type { ContentReader } from "./content-kind.ts";
import { browsers } from "./kinds/browsers.ts";
import { calendar } from "./kinds/calendar.ts";
import { creators } from "./kinds/creators.ts";
import { documents } from "./kinds/documents.ts";
import { faq } from "./kinds/faq.ts";
import { mapRotation } from "./kinds/map-rotation.ts";
import { news } from "./kinds/news.ts";
import { operator } from "./kinds/operator.ts";
import { ratings } from "./kinds/ratings.ts";
import { recommendations } from "./kinds/recommendations.ts";

/** Every kind of content. A new one is a file in `kinds/` and a line here. */
export const CONTENT_KINDS: readonly ContentReader[] = [
  browsers,
  calendar,
  creators,
  documents,
  faq,
  mapRotation,
  news,
  operator,
  ratings,
  recommendations,
];
