import { useRef } from "react";
import { useNavigate } from "react-router";
import { useFocusThatStays } from "#app/components/data-table/menus/menu-parts.tsx";
import { useDragOrder } from "#app/components/data-table/menus/use-drag-order.ts";
import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { StepHead, useExtractForm } from "./extract-step.tsx";
import type { ExtractorContent } from "./extractor-content.ts";
import type { ListAnswer } from "./list-report.ts";
import { ExtractStatsPanel } from "./stats-panel.tsx";
import { VehiclesPanel } from "./vehicles/vehicles-panel.tsx";

export interface StepsProps {
  content: ExtractorContent;
  /** The response to a list sent without JavaScript. */
  sent: ListAnswer | undefined;
}

export function Steps({ content, sent }: StepsProps) {
  return (
    <div className="extract-steps">
      <VehiclesPanel content={content} sent={sent} />
      <ExtractStatsPanel query={content.query} />
      <ColumnsPanel query={content.query.table} />
    </div>
  );
}

/** The third step: the order of the columns. They are dragged, or moved and taken off by the buttons of a form. */
function ColumnsPanel({ query }: { query: TableQuery }) {
  const list = useRef<HTMLUListElement>(null);
  const { onSubmit } = useExtractForm();
  const navigate = useNavigate();
  const { order, dragged } = useDragOrder(list, query, EXTRACT, (to) =>
    navigate(queryToHref(to, EXTRACT), { preventScrollReset: true }),
  );
  useFocusThatStays(list);
  return (
    <section className="panel extract-step" aria-label="Columns">
      <StepHead step={3} title="Columns" note={String(order.length + 1)}>
        {query.columns !== null && (
          <a
            className="button button-small button-quiet"
            href={queryToHref({ ...query, columns: null }, EXTRACT)}
            data-keep-scroll=""
          >
            Reset
          </a>
        )}
      </StepHead>
      <form className="extract-scroll px-8px" action={EXTRACT.path} onSubmit={onSubmit}>
        <CarriedQuery query={{ ...query, columns: null }} model={EXTRACT} />
        <input type="hidden" name="cols" value={order.join(",")} />
        <p className="extract-row color-text-3">
          <span className="flex-1">Vehicle</span>
          <span className="note">always first</span>
        </p>
        <ul ref={list}>
          {order.map((key, index) => (
            <li key={key} data-column={key} className={`extract-row ${dragged === key ? "extract-row-dragged" : ""}`}>
              <i
                className="i-lucide-grip-vertical js-only flex-none color-text-3 cursor-grab touch-none"
                data-grip=""
              />
              <Label column={columnOf(EXTRACT, key)} />
              <Buttons column={columnOf(EXTRACT, key)} index={index} count={order.length} />
            </li>
          ))}
        </ul>
      </form>
      <p className="panel-foot">Files also have id, patch, source and date.</p>
    </section>
  );
}

function Label({ column: { label, unit } }: { column: TableColumn }) {
  return (
    <span className="flex-1 min-w-0 leading-[1.2]">
      {label}
      {unit !== "" && <span className="unit whitespace-nowrap">{unit}</span>}
    </span>
  );
}

function Buttons({ column: { key, label }, index, count }: { column: TableColumn; index: number; count: number }) {
  return (
    <span className="flex flex-none">
      {(["up", "down"] as const).map((way) => (
        <button
          key={way}
          type="submit"
          name={way}
          value={key}
          id={`move-${way}-${key}`}
          className="row-button"
          aria-label={`Move ${label} ${way}`}
          disabled={index === (way === "up" ? 0 : count - 1)}
        >
          <i className={way === "up" ? "i-lucide-chevron-up" : "i-lucide-chevron-down"} />
        </button>
      ))}
      <button
        type="submit"
        name="drop"
        value={key}
        className="row-button"
        aria-label={`Remove ${label}`}
        // Without a column left there would be the usual ones.
        disabled={count === 1}
      >
        <i className="i-lucide-x" />
      </button>
    </span>
  );
}
