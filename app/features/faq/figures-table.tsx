import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import type { FigureGroup } from "./figure-groups.ts";

/** The characteristics, one table a group. */
export function FiguresTable({ groups }: { groups: readonly FigureGroup[] }) {
  return groups.map(({ label, rows }) => (
    <div key={label}>
      <h4>{label}</h4>
      <ScrollFrame className="doc-table doc-table-words" aria-label={`How figures are computed: ${label}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">Unit</th>
              <th scope="col">What it is and where it comes from</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.unit}</td>
                <td>{row.words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  ));
}
