// The style sheet is made from the class names of markup; of these too: @unocss-include
// Inline styles are blocked by the content security policy, so a bar takes its place from classes.

/** By the column, 0 for Monday. */
export const COLUMN_START = [
  ...["col-start-1", "col-start-2", "col-start-3", "col-start-4", "col-start-5", "col-start-6", "col-start-7"],
];

/** By the number of days less one. */
export const COLUMN_SPAN = [
  ...["col-span-1", "col-span-2", "col-span-3", "col-span-4", "col-span-5", "col-span-6", "col-span-7"],
];

/** By the lane; the first row holds the days. */
export const LANE_ROW = ["row-start-2", "row-start-3", "row-start-4", "row-start-5", "row-start-6"];
