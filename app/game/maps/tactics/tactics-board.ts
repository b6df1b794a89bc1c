/** What somebody draws on the plan of a map. */
export const MARK_KINDS = ["marker", "arrow", "line", "ruler"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Each ink also has its own marker shape and line pattern, so that colour is never the only difference. */
export const INKS = ["amber", "blue", "violet", "plain"] as const;
export type Ink = (typeof INKS)[number];

/** A point of the field, in whole thousandths of its width from the west and of its height from the north: 0 to 1,000. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface BoardMark {
  readonly kind: MarkKind;
  readonly ink: Ink;
  /** One of a marker, two of a ruler, two to MAX_POINTS of an arrow and a line, in the order they were drawn. */
  readonly points: readonly BoardPoint[];
  /** Text of a marker; empty for all other marks. */
  readonly note: string;
}

/** In the order they were drawn: markers are numbered by it. */
export type TacticsBoard = readonly BoardMark[];

export const FIELD_STEPS = 1000;
export const MAX_MARKS = 100;
export const MAX_POINTS = 127;
/** Letters of a note. */
export const MAX_NOTE = 60;

/**
 * A note as it is stored: without control characters, such as those that reverse the writing direction, and cut at its
 * limit. Markup is kept as plain text.
 */
export function cleanNote(text: string): string {
  const kept = [...text].filter((letter) => !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(letter));
  return kept.slice(0, MAX_NOTE).join("");
}
