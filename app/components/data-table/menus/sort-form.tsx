import { useEffect, useEffectEvent, useRef } from "react";
import { CarriedQuery } from "../query/carried-query.tsx";
import { MAX_SORT_TERMS, queryToHref } from "../query/table-query.ts";
import type { TableDefinition } from "../table-definition.ts";
import type { TableFormProps } from "./columns-form.tsx";
import { useOnChange } from "./form-hooks.ts";
import { groupedColumns } from "./grouped-columns.ts";
import { MenuFoot } from "./menu-parts.tsx";

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

/** All columns as options, under their headings. */
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
