import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import {
  MAX_SORT_TERMS,
  queryToHref,
  type TableQuery,
  visibleKeys,
} from "#app/components/data-table/query/table-query.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { ColumnsForm, type TableFormProps } from "./columns-form.tsx";
import { groupedColumns, MenuFoot, useOnChange } from "./menu-parts.tsx";

/** No column has this key. */
const NONE = "none";

/** Chooses the order of the rows. A GET form; with script it is submitted at every choice and handled by its panel. */
export function SortForm({ query, model }: TableFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const apply = () => form.current?.requestSubmit();
  const { sort } = query;
  // Also applies choices made before hydration.
  const chosenBefore = useEffectEvent(() => {
    const selects = [...(form.current?.querySelectorAll("select") ?? [])];
    const changed = selects.filter((select) => select.options[select.selectedIndex]?.defaultSelected === false);
    for (const select of changed) if (select.name === "by") chooseNaturalOrder(select, model);
    if (changed.length > 0) apply();
  });
  useEffect(() => chosenBefore(), []);

  // The address has its way: a head of the table or the way back may have sorted otherwise.
  useOnChange(queryToHref(query, model), () => {
    form.current?.querySelectorAll("select").forEach((select, index) => {
      const term = sort[index >> 1];
      const order = term?.descending ? "desc" : "asc";
      select.value = select.name === "by" ? (term?.key ?? NONE) : order;
    });
  });

  const onChange = (event: React.ChangeEvent<HTMLFormElement>) => {
    const select: EventTarget = event.target;
    if (!(select instanceof HTMLSelectElement)) return;
    if (select.name === "by") chooseNaturalOrder(select, model);
    apply();
  };
  const lines = Array.from({ length: Math.min(MAX_SORT_TERMS, sort.length + 1) }, (_, index) => index);
  return (
    <form ref={form} action={model.path} data-keep-scroll="" data-ask="" onChange={onChange}>
      <CarriedQuery query={{ ...query, sort: [] }} model={model} />
      {lines.map((index) => (
        <div key={index} className="flex gap-8px px-16px pb-12px">
          <select
            className="select-field flex-1 min-w-0"
            name="by"
            aria-label={index === 0 ? "Sort by" : "Then by"}
            defaultValue={sort[index]?.key ?? NONE}
          >
            <option value={NONE}>{index === 0 ? "Usual order" : "Then by …"}</option>
            <ColumnOptions model={model} />
          </select>
          <select
            className="select-field w-136px"
            name="order"
            aria-label={index === 0 ? "Order" : "Order then"}
            defaultValue={sort[index]?.descending ? "desc" : "asc"}
          >
            <option value="desc">Descending</option>
            <option value="asc">Ascending</option>
          </select>
        </div>
      ))}
      <MenuFoot>
        <a className="button button-quiet" href={queryToHref({ ...query, sort: [], page: 1 }, model)}>
          Reset
        </a>
        <button type="submit" className="button" data-close="">
          Sort rows
        </button>
      </MenuFoot>
    </form>
  );
}

/** Who chooses a column means its natural order. */
function chooseNaturalOrder(by: HTMLSelectElement, model: TableDefinition): void {
  const order = by.parentElement?.querySelector<HTMLSelectElement>("[name=order]");
  const column = model.columns.find(({ key }) => key === by.value);
  if (order && column) order.value = column.descendingFirst ? "desc" : "asc";
}

function ColumnOptions({ model }: { model: TableDefinition }) {
  return groupedColumns(model.columns).map(({ group, columns }) => (
    <optgroup key={group} label={group}>
      {columns.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}

interface MenuFrameProps {
  label: string;
  icon: string;
  /** How much is chosen in it; nothing for zero. */
  count?: number;
  note?: string;
  query: TableQuery;
  content(query: TableQuery): ReactNode;
}

/** Over the content of a menu where there is a rail; a sheet over the tabs of a phone. */
const SHEET = `popover absolute right-0 top-[calc(100%+6px)] w-400px max-h-[min(62vh,600px)] overflow-auto p-0 color-text
  lt-tablet:fixed lt-tablet:inset-x-0 lt-tablet:top-auto lt-tablet:bottom-0 lt-tablet:z-modal lt-tablet:w-auto
  lt-tablet:max-h-[calc(100dvh-56px)] lt-tablet:rounded-b-0 lt-tablet:border-x-0 lt-tablet:border-b-0
  lt-tablet:overscroll-contain`;

/**
 * A table menu behind a button: a popover, or a sheet on a phone. It opens without script. While closed it keeps its
 * old content: re-rendering hundreds of fields would cost more than sorting the rows.
 */
function MenuFrame({ label, icon, count = 0, note, query, content }: MenuFrameProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [rendered, setRendered] = useState(() => ({ query, content: content(query) }));
  if (open && rendered.query !== query) setRendered({ query, content: content(query) });
  // It may have been opened before the script had come.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="table-menu relative"
      data-menu=""
      name="table-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="button button-small">
        <i className={icon} />
        {label}
        {count > 0 && <span className="chip chip-small chip-on">{count}</span>}
      </summary>
      <div className={SHEET}>
        <div className="flex items-center justify-between gap-12px px-16px pt-14px pb-8px">
          <h2 className="heading-2">{label}</h2>
          {note && <span className="note">{note}</span>}
        </div>
        <Suspense>{rendered.content}</Suspense>
      </div>
    </details>
  );
}

/** Chooses which columns the table shows, their order, and value ranges to filter by. */
export function ColumnsMenu({ query, model }: TableFormProps) {
  return (
    <MenuFrame
      label="Columns"
      icon="i-lucide-columns-3"
      note={`${visibleKeys(query, model).length} of ${model.columns.length - 1}`}
      count={query.columns?.length ?? 0}
      query={query}
      content={(current) => <ColumnsForm query={current} model={model} />}
    />
  );
}

/** The order of the rows, by up to three columns, in any layout. */
export function SortMenu({ query, model }: TableFormProps) {
  return (
    <MenuFrame
      label="Sort"
      icon="i-lucide-arrow-down-up"
      count={query.sort.length}
      query={query}
      content={(current) => <SortForm query={current} model={model} />}
    />
  );
}
