import { useEffect, useRef } from "react";
import { CarriedQuery } from "../query/carried-query.tsx";
import { moveColumn } from "../query/change-query.ts";
import { queryToHref, type TableQuery, visibleKeys } from "../query/table-query.ts";
import type { TableColumn } from "../table-column.ts";
import { columnOf, type TableDefinition } from "../table-definition.ts";
import {
  ColumnBox,
  groupedColumns,
  MenuFoot,
  RangeFields,
  useAddressInForm,
  useFocusThatStays,
} from "./menu-parts.tsx";
import { useDragOrder } from "./use-drag-order.ts";

export interface TableFormProps {
  query: TableQuery;
  model: TableDefinition;
}

/** Chooses and orders the columns. A GET form; with script it is submitted at every choice and handled by its panel. */
export function ColumnsForm({ query, model }: TableFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const apply = () => form.current?.requestSubmit();
  const visible = visibleKeys(query, model);
  // Also applies choices made before hydration.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=text]") ?? [])];
    const isChanged = fields.some(
      ({ checked, defaultChecked, value, defaultValue }) => checked !== defaultChecked || value !== defaultValue,
    );
    if (isChanged) form.current?.requestSubmit();
  }, []);
  useAddressInForm(form, query, model);

  const onChange = ({ target }: React.FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") apply();
  };
  const onBlur = ({ target }: React.FocusEvent) => {
    // What is no number is marked, and waits to be corrected; sending it would take the focus back to it.
    if (target instanceof HTMLInputElement && target.type === "text" && form.current?.checkValidity()) apply();
  };
  // Ranges of hidden columns are carried along; the others have fields.
  const carried = Object.fromEntries(Object.entries(query.ranges).filter(([key]) => !visible.includes(key)));
  const choosable = model.columns.slice(1);
  return (
    <form
      ref={form}
      action={model.path}
      data-keep-scroll=""
      data-ask=""
      onChange={onChange}
      onBlur={onBlur}
      autoComplete="off"
    >
      <CarriedQuery query={{ ...query, columns: null, ranges: carried }} model={model} />
      <input type="hidden" name="was" value={visible.join(",")} />
      <ColumnOrder query={query} model={model} />
      {groupedColumns(choosable).map(({ group, columns }) => (
        <fieldset key={group} className="m-0 px-16px pt-4px pb-8px border-0">
          <legend className="px-0 note">{group}</legend>
          <div className="grid grid-cols-2">
            {columns.map((column) => (
              <ColumnBox
                key={column.key}
                column={column}
                visible={visible}
                className="flex gap-8px items-center min-h-32px text-13 color-text-2 lt-tablet:min-h-40px"
              />
            ))}
          </div>
        </fieldset>
      ))}
      <MenuFoot>
        <a className="button button-quiet" href={queryToHref({ ...query, columns: null }, model)}>
          Reset
        </a>
        <button type="submit" className="button" data-close="">
          Show columns
        </button>
      </MenuFoot>
    </form>
  );
}

/** The columns shown, in their order, with the range of each: to be dragged, or moved by links. */
function ColumnOrder({ query, model }: { query: TableQuery; model: TableDefinition }) {
  const list = useRef<HTMLUListElement>(null);
  const { order, dragged } = useDragOrder(list, query, model, (to) => {
    const form = list.current?.closest("form");
    const was = form?.querySelector<HTMLInputElement>("[name=was]");
    if (was) was.value = visibleKeys(to, model).join(",");
    form?.requestSubmit();
  });
  useFocusThatStays(list);
  return (
    <>
      <p className="note px-16px">Shown in this order. A min or max filters the rows.</p>
      <ul ref={list} className="px-16px pb-8px">
        {order.map((key, index) => (
          <li
            key={key}
            data-column={key}
            className={`flex gap-8px items-center min-h-40px lt-tablet:min-h-48px ${dragged === key ? "color-wg-accent" : "color-text"}`}
          >
            <i className="i-lucide-grip-vertical js-only flex-none color-text-3 cursor-grab touch-none" data-grip="" />
            <span className="flex-1 min-w-0 text-13 leading-[1.2]">{columnOf(model, key).label}</span>
            <RangeFields column={columnOf(model, key)} query={query} />
            <span className="flex flex-none">
              <Move query={query} model={model} column={columnOf(model, key)} index={index} by={-1} />
              <Move query={query} model={model} column={columnOf(model, key)} index={index} by={1} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MoveProps {
  query: TableQuery;
  model: TableDefinition;
  column: TableColumn;
  index: number;
  by: 1 | -1;
}

function Move({ query, model, column, index, by }: MoveProps) {
  const way = by < 0 ? "up" : "down";
  const end = by < 0 ? 0 : visibleKeys(query, model).length - 1;
  const icon = by < 0 ? "i-lucide-chevron-up" : "i-lucide-chevron-down";
  const className = "grid place-items-center w-26px h-30px rounded-2 color-text-3 lt-tablet:w-36px lt-tablet:h-40px";
  if (index === end)
    return (
      <span className={`${className} opacity-40`}>
        <i className={icon} />
      </span>
    );
  return (
    <a
      id={`move-${way}-${column.key}`}
      className={`${className} hover:bg-surface-3 hover:color-text`}
      href={queryToHref(moveColumn(query, model, column.key, index + by), model)}
      aria-label={`Move ${column.label} ${way}`}
    >
      <i className={icon} />
    </a>
  );
}
