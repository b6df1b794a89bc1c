import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import type { RatingMethod } from "./rating-method.ts";

/** The parts of a rating, and the distance from which each step begins. */
export function RatingMethodTables({ method: { views, steps } }: { method: RatingMethod }) {
  return (
    <>
      <DocTable
        label="What a rating is made of"
        heads={["View", "What it compares", "Weight"]}
        rows={views.map(({ label, of, weight }) => [label, of, weight])}
      />
      <DocTable
        label="The distance from which each rating begins"
        heads={["Rating", "Distance"]}
        rows={steps.map(({ text, from }) => [text, from])}
      />
    </>
  );
}
