import type { ExtractorView } from "./extractor-view.ts";
import type { ListAnswer } from "./list-report.ts";

export interface StepsProps {
  view: ExtractorView;
  /** What a list that was sent without script was answered with. */
  sent: ListAnswer | undefined;
}
