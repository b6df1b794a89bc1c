import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { CarriedQuery } from "../query/carried-query.tsx";
import { queryOfForm } from "../query/query-of-form.ts";
import { queryToHref, shownColumns } from "../query/table-query.ts";
import { ColumnOrder } from "./column-order.tsx";
import { groupedColumns } from "./grouped-columns.ts";
import { MenuFoot } from "./menu-foot.tsx";
import type { TableFormProps } from "./table-form-props.ts";
import { useAddressInForm } from "./use-address-in-form.ts";

/** Chooses and orders the columns. A GET form; with script every choice is in force at once. */
export function ColumnsForm({ query, model }: TableFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const apply = () => {
    if (!form.current) return;
    const asked = queryOfForm(form.current, model);
    const now = queryToHref({ ...query, page: 1 }, model);
    const to = queryToHref(asked, model);
    if (to !== now) navigate(to, { preventScrollReset: true });
  };
  const shown = shownColumns(query, model);
  // What was chosen before the script had come is in force as well.
  const chosenBefore = useEffectEvent(apply);
  useEffect(() => chosenBefore(), []);
  useAddressInForm(form, query, model);

  const onChange = ({ target }: React.FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") apply();
  };
  const onBlur = ({ target }: React.FocusEvent) => {
    if (target instanceof HTMLInputElement && target.type === "text") apply();
  };
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    apply();
  };
  // The ranges of columns that are not shown stay as they are; the others are fields.
  const carried = Object.fromEntries(Object.entries(query.ranges).filter(([key]) => !shown.includes(key)));
  const choosable = model.columns.slice(1);
  return (
    <form
      ref={form}
      action={model.path}
      data-keep-scroll=""
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
      autoComplete="off"
    >
      <CarriedQuery query={{ ...query, columns: null, ranges: carried }} model={model} />
      <input type="hidden" name="was" value={shown.join(",")} />
      <ColumnOrder query={query} model={model} />
      {groupedColumns(choosable).map(({ group, columns }) => (
        <fieldset key={group} className="m-0 px-16px pt-4px pb-8px border-0">
          <legend className="px-0 note">{group}</legend>
          <div className="grid grid-cols-2">
            {columns.map(({ key, label }) => (
              <label
                key={key}
                className="flex gap-8px items-center min-h-32px text-13 color-text-2 lt-tablet:min-h-40px"
              >
                <input
                  type="checkbox"
                  className="check-field"
                  name="cols"
                  value={key}
                  defaultChecked={shown.includes(key)}
                />
                {label}
              </label>
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
