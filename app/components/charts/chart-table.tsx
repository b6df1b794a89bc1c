import { HeadRow } from "../head-row.tsx";
import { ScrollFrame } from "../scroll-frame.tsx";

interface ChartTableProps {
  /** What the chart shows: "Penetration over distance". */
  label: string;
  head: readonly string[];
  /** The first cell of each names it. */
  rows: readonly (readonly string[])[];
}

/** A chart's values as a table, for users who cannot see it or want exact numbers. */
export function ChartTable({ label, head, rows }: ChartTableProps) {
  return (
    <details className="mt-8px">
      <summary className="chart-table" aria-label={`Figures of the chart: ${label}`}>
        Figures
      </summary>
      <ScrollFrame className="table-frame mt-4px mx--16px" aria-label={`${label}, table`}>
        <table className="plain-table plain-table-dense [&_tbody_th]:color-text">
          <HeadRow heads={head} />
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                <th scope="row">{cells[0]}</th>
                {cells.slice(1).map((text, index) => (
                  <td key={head[index + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </details>
  );
}
