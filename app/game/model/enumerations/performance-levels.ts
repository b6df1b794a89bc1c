/** Levels of a player's performance, from the worst to the best; each has a colour of the palette. */
export const PERFORMANCE_LEVELS = [
  "bad",
  "belowAverage",
  "average",
  "aboveAverage",
  "intermediate",
  "adequate",
  "good",
  "veryGood",
  "great",
  "unicum",
  "superUnicum",
] as const;

export type PerformanceLevel = (typeof PERFORMANCE_LEVELS)[number];

export const PERFORMANCE_LABELS: Record<PerformanceLevel, string> = {
  bad: "Bad",
  belowAverage: "Below average",
  average: "Average",
  aboveAverage: "Above average",
  intermediate: "Intermediate",
  adequate: "Adequate",
  good: "Good",
  veryGood: "Very good",
  great: "Great",
  unicum: "Unicum",
  superUnicum: "Super unicum",
};
