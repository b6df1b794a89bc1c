import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { TableHead } from "#app/components/table-head.tsx";
import type { RatingMethod } from "./rating-method.ts";

/** The parts of a rating, and the distance from which each step begins. */
export function RatingMethodTables({ method: { views, steps } }: { method: RatingMethod }) {
  return (
    <>
      <ScrollFrame className="doc-table" aria-label="What a rating is made of">
        <table>
          <TableHead heads={["View", "What it compares", "Weight"]} />
          <tbody>
            {views.map(({ label, of, weight }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{of}</td>
                <td>{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <ScrollFrame className="doc-table" aria-label="The distance from which each rating begins">
        <table>
          <TableHead heads={["Rating", "Distance"]} />
          <tbody>
            {steps.map(({ text, from }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td>{from}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}
