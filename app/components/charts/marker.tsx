import { markerPath } from "./markers.ts";

/** Column colours in order; after the fourth they repeat with other marks. */
const COLOURS = [
  "compare-series-1",
  "compare-series-2",
  "compare-series-3",
  "compare-series-4",
  "compare-series-5",
  "compare-series-6",
  "compare-series-7",
  "compare-series-8",
];

export function seriesClass(column: number): string {
  return COLOURS[column % COLOURS.length] ?? "";
}

/** The mark of a column, as the charts have it. */
export function Marker({ column }: { column: number }) {
  return (
    <svg className={`compare-marker ${seriesClass(column)}`} viewBox="0 0 14 14" aria-hidden="true">
      <path d={markerPath(column, 7, 7)} />
    </svg>
  );
}
