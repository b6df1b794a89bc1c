// The style sheet is made from the class names of markup; of these too: @unocss-include

import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";

interface CategoryMark {
  icon: `i-lucide-${string}`;
  /** Class that sets the category's colour for its content. */
  colour: string;
}

/** Visual mark of each category, in addition to its name. */
export const CATEGORY_MARKS: Record<CalendarCategory, CategoryMark> = {
  drops: { icon: "i-lucide-gift", colour: "[--category:var(--wg-epic)]" },
  otherEvents: { icon: "i-lucide-sparkles", colour: "[--category:var(--wg-crew)]" },
  battlePass: { icon: "i-lucide-ticket", colour: "[--category:var(--wg-great)]" },
  topOfTheTree: { icon: "i-lucide-git-fork", colour: "[--category:var(--wg-medium)]" },
  gameMode: { icon: "i-lucide-gamepad-2", colour: "[--category:var(--wg-td)]" },
  patchCommonTest: { icon: "i-lucide-flask-conical", colour: "[--category:var(--text-2)]" },
  tournamentCompetition: { icon: "i-lucide-trophy", colour: "[--category:var(--wg-heavy)]" },
  clans: { icon: "i-lucide-shield", colour: "[--category:var(--wg-playable)]" },
  discountsSales: { icon: "i-lucide-badge-percent", colour: "[--category:var(--wg-altaccent)]" },
};
