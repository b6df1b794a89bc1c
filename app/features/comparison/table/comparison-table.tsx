import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { Marker } from "#app/widgets/charts/marker.tsx";
import { RatingInRow } from "#app/widgets/rating/rating-badge.tsx";
import { ChangeButton } from "../change-button.tsx";
import type { ComparisonView } from "../comparison-view.ts";
import { ColumnHead } from "./column-head.tsx";
import type { ColumnView } from "./column-view.ts";
import type { CellView, GroupView, RowView } from "./group-view.ts";
import { useColumnDrag } from "./use-column-drag.ts";

interface ComparisonTableProps {
  view: ComparisonView;
  move(from: number, to: number): void;
}

/** More columns than these scroll in a frame of their own on every screen. */
const FIT = 4;

/** A column a vehicle, a row a figure. Names, labels and the baseline stay while it scrolls. */
export function ComparisonTable({ view, move }: ComparisonTableProps) {
  const { columns, groups } = view;
  const drag = useColumnDrag(columns, move);
  const count = columns.length;
  return (
    <ScrollFrame
      className={count > FIT ? "compare-frame compare-frame-wide" : "compare-frame"}
      aria-label="Comparison, table"
      data-scroll-frame=""
    >
      <table className="compare-table">
        <thead>
          <tr>
            <td className="compare-corner">
              <span className="no-phone note">
                {count === 1 ? "Add another vehicle to compare it with." : "The first column is the baseline."}
              </span>
            </td>
            {columns.map((column, place) => (
              <ColumnHead key={column.key} column={column} place={place} count={count} drag={drag} />
            ))}
          </tr>
          <tr>
            <th scope="col">
              <span className="sr-only">Characteristic</span>
            </th>
            {columns.map((column, place) => name(column, place, count))}
          </tr>
        </thead>
        {groups.map((group) => groupRows(group, count))}
      </table>
    </ScrollFrame>
  );
}

function name({ key, vehicle, href, about }: ColumnView, place: number, count: number) {
  return (
    <th key={key} scope="col" className={place === 0 ? "compare-name compare-base" : "compare-name"}>
      <a href={href} title={`${vehicle.name}: ${about}`}>
        <Marker column={place} />
        <span>{vehicle.shortName}</span>
      </a>
      {place === 0 && count > 1 && <span className="chip chip-small chip-on">Baseline</span>}
    </th>
  );
}

/** Plain functions, not components: there are hundreds of cells. */
function groupRows({ key, label, open, rows, count: all }: GroupView, count: number) {
  return (
    <tbody key={key}>
      <tr className="compare-group">
        <th scope="rowgroup">
          <ChangeButton
            change={open ? `close.${key}` : `open.${key}`}
            aria-expanded={open}
            told={`${label} ${open ? "closed" : "opened"}`}
          >
            <i className={open ? "i-lucide-chevron-down" : "i-lucide-chevron-right"} />
            {label}
            {!open && <span className="chip chip-small">{all}</span>}
          </ChangeButton>
        </th>
        <td className="compare-base" />
        {count > 1 && <td colSpan={count - 1} />}
      </tr>
      {rows.map(row)}
    </tbody>
  );
}

function row({ key, label, unit, definition, cells }: RowView) {
  return (
    <tr key={key}>
      <th scope="row" title={definition || undefined}>
        {label}
      </th>
      {cells.map((each, place) => cell(each, unit, place))}
    </tr>
  );
}

const TONES = { good: "compare-delta compare-good", bad: "compare-delta compare-bad", "": "compare-delta" } as const;
const TONE_WORDS = { good: ", better", bad: ", worse", "": "" } as const;

function cell({ text, known, delta, tone, best, state, rating, revised }: CellView, unit: string, place: number) {
  return (
    <td key={place} className={place === 0 ? "compare-base" : undefined}>
      <span className="compare-cell">
        {known ? (
          <span className="compare-value" title={revised?.text}>
            {rating === undefined ? <b className={revised && "revised-figure"}>{text}</b> : RatingInRow({ rating })}
            {unit !== "" && <span className="unit">{unit}</span>}
            {state && <span className="unit">{state}</span>}
            {best && <i className="compare-best" role="img" aria-label="Best of the row" title="Best of the row" />}
          </span>
        ) : (
          <span className="not-known">{text}</span>
        )}
        {delta !== "" && (
          <span className={TONES[tone]}>
            {delta}
            <span className="sr-only">{TONE_WORDS[tone]}</span>
          </span>
        )}
      </span>
    </td>
  );
}
