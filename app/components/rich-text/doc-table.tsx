import type { ReactNode } from "react";
import { HeadRow } from "../head-row.tsx";
import { ScrollFrame } from "../scroll-frame.tsx";

interface DocTableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of each names it. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
}

export function DocTable({ label, heads, rows, className = "doc-table" }: DocTableProps) {
  return (
    <ScrollFrame className={className} aria-label={label}>
      <table>
        <HeadRow heads={heads} />
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a row has a state
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
