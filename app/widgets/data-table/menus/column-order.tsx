import { useRef } from "react";
import { moveColumn } from "../query/change-query.ts";
import { queryToHref, shownColumns, type TableQuery } from "../query/table-query.ts";
import type { TableColumn } from "../table-column.ts";
import { columnOf, type TableModel } from "../table-model.ts";
import { RangeFields } from "./range-fields.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import { useFocusThatStays } from "./use-focus-that-stays.ts";

/** The columns shown, in their order, with the range of each: to be dragged, or moved by links. */
export function ColumnOrder({ query, model }: { query: TableQuery; model: TableModel }) {
  const list = useRef<HTMLUListElement>(null);
  const { order, dragged } = useDragOrder(list, query, model);
  useFocusThatStays(list);
  return (
    <>
      <p className="note px-16px">Shown in this order. A lowest and a highest figure filter the rows.</p>
      <ul ref={list} className="px-16px pb-8px">
        {order.map((key, place) => (
          <li
            key={key}
            data-column={key}
            className={`flex gap-8px items-center min-h-40px lt-tablet:min-h-48px ${dragged === key ? "color-wg-accent" : "color-text"}`}
          >
            <i className="i-lucide-grip-vertical js-only flex-none color-text-3 cursor-grab touch-none" data-grip="" />
            <span className="flex-1 min-w-0 text-13 leading-[1.2]">{columnOf(model, key).label}</span>
            <RangeFields column={columnOf(model, key)} query={query} />
            <span className="flex flex-none">
              <Move query={query} model={model} column={columnOf(model, key)} place={place} by={-1} />
              <Move query={query} model={model} column={columnOf(model, key)} place={place} by={1} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MoveProps {
  query: TableQuery;
  model: TableModel;
  column: TableColumn;
  /** Where the column is, from 0. */
  place: number;
  by: 1 | -1;
}

function Move({ query, model, column, place, by }: MoveProps) {
  const way = by < 0 ? "up" : "down";
  const end = by < 0 ? 0 : shownColumns(query, model).length - 1;
  const icon = by < 0 ? "i-lucide-chevron-up" : "i-lucide-chevron-down";
  const className = "grid place-items-center w-26px h-30px rounded-2 color-text-3 lt-tablet:w-36px lt-tablet:h-40px";
  if (place === end)
    return (
      <span className={`${className} opacity-40`}>
        <i className={icon} />
      </span>
    );
  return (
    <a
      id={`move-${way}-${column.key}`}
      className={`${className} hover:bg-surface-3 hover:color-text`}
      href={queryToHref(moveColumn(query, model, column.key, place + by), model)}
      aria-label={`Move ${column.label} ${way}`}
    >
      <i className={icon} />
    </a>
  );
}
