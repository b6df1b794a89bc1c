/** The marks of mastery, the lowest first. */
export const MASTERY_CLASSES = ["third", "second", "first", "ace"] as const;

export type MasteryClass = (typeof MASTERY_CLASSES)[number];

export const MASTERY_LABELS: Record<MasteryClass, string> = {
  third: "Class III",
  second: "Class II",
  first: "Class I",
  ace: "Ace",
};

/** The share of the players of a vehicle whose results one has to beat. Of class I one source says 90%. */
export const MASTERY_SHARES: Record<MasteryClass, number> = { third: 0.5, second: 0.8, first: 0.95, ace: 0.99 };

/** Where the thresholds of a row come from: the publisher, or an estimate with results of the vehicle itself or without. */
export const MASTERY_METHODS = ["publisher", "vehicle", "group"] as const;

export type MasteryMethod = (typeof MASTERY_METHODS)[number];

/** Base XP of one battle from which on each mark is given; null where it is not known. */
export type MasteryThresholds = Record<MasteryClass, number | null>;
