/** Categories of calendar events. */
export const CALENDAR_CATEGORIES = [
  "drops",
  "otherEvents",
  "battlePass",
  "topOfTheTree",
  "gameMode",
  "patchCommonTest",
  "tournamentCompetition",
  "clans",
  "discountsSales",
] as const;

export type CalendarCategory = (typeof CALENDAR_CATEGORIES)[number];

export const CALENDAR_CATEGORY_LABELS: Record<CalendarCategory, string> = {
  drops: "Drops",
  otherEvents: "Other events",
  battlePass: "Battle pass",
  topOfTheTree: "Top of the tree",
  gameMode: "Game mode",
  patchCommonTest: "Patch and common test",
  tournamentCompetition: "Tournament and competition",
  clans: "Clans",
  discountsSales: "Discounts and sales",
};

/** Whether a string (of an address, say) names a category. */
export function isCalendarCategory(value: string): value is CalendarCategory {
  return Object.hasOwn(CALENDAR_CATEGORY_LABELS, value);
}
