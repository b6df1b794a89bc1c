import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import type { RatingMethod } from "./rating-method.ts";

/** What a rating is made of, and from which score on each begins. */
export function RatingMethodTables({ method: { kinds, components, steps } }: { method: RatingMethod }) {
  return (
    <>
      <ScrollFrame className="doc-table" aria-label="What a rating is made of">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">What it compares</th>
              {kinds.map((kind) => (
                <th scope="col" key={kind}>
                  {kind}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components.map(({ label, of, weights }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{of}</td>
                {weights.map((weight, place) => (
                  <td key={kinds[place]}>{weight}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <ScrollFrame className="doc-table" aria-label="The score from which each rating begins">
        <table>
          <thead>
            <tr>
              <th scope="col">Rating</th>
              <th scope="col">Score</th>
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
