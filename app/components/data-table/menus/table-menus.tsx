import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type TableQuery, visibleKeys } from "../query/table-query.ts";
import { ColumnsForm, type TableFormProps } from "./columns-form.tsx";
import { SortForm } from "./sort-form.tsx";

interface MenuFrameProps {
  label: string;
  icon: string;
  /** How much is chosen in it; nothing for zero. */
  count?: number;
  /** Next to the heading. */
  note?: string;
  query: TableQuery;
  /** The menu's content for a query. */
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
        {rendered.content}
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
      content={(current) => (
        <Suspense>
          <ColumnsForm query={current} model={model} />
        </Suspense>
      )}
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
      content={(current) => (
        <Suspense>
          <SortForm query={current} model={model} />
        </Suspense>
      )}
    />
  );
}
