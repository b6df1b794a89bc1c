import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import type { RatingMethod } from "./rating-method.ts";

/** The parts of a rating, and the distance from which each step begins. */
export function RatingMethodTables({ method: { views, steps } }: { method: RatingMethod }) {
  return (
    <>
      <ScrollFrame className="doc-table" aria-label="What a rating is made of">
        <table>
          <thead>
            <tr>
              <th scope="col">View</th>
              <th scope="col">What it compares</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
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
          <thead>
            <tr>
              <th scope="col">Rating</th>
              <th scope="col">Distance</th>
            </tr>
          </thead>
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
