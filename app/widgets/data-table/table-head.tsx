import { cycleSort } from "./query/change-query.ts";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import type { ShownColumn } from "./shown-columns.ts";
import type { TableColumn } from "./table-column.ts";
import type { TableModel } from "./table-model.ts";

interface TableHeadProps {
  model: TableModel;
  query: TableQuery;
  columns: readonly ShownColumn[];
  /** The rows are counted, since not all of them are in the document. */
  counted: boolean;
}

/** Over every column its name, a link that sorts by it; with the shift key beside the order there is. */
export function TableHead({ model, query, columns, counted }: TableHeadProps) {
  const [name] = model.columns;
  return (
    <thead data-keep-scroll="">
      <tr aria-rowindex={counted ? 1 : undefined}>
        {name && <HeadCell model={model} query={query} column={name} className="" />}
        {columns.map(({ column, className, width }) => (
          <HeadCell
            key={column.key}
            model={model}
            query={query}
            column={column}
            className={`${className} column-${width}`.trim()}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  model: TableModel;
  query: TableQuery;
  column: TableColumn;
  className: string;
}

function HeadCell({ model, query, column: { key, head, icon, label, definition }, className }: HeadCellProps) {
  const place = query.sort.findIndex((term) => term.key === key);
  const term = query.sort[place];
  const order = term?.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={className || undefined} aria-sort={place === 0 ? order : undefined}>
      <a
        href={queryToHref(cycleSort(query, model, key), model)}
        title={definition === "" ? label : `${label}. ${definition}`}
        data-sort={key}
      >
        {head}
        {icon && <i className={icon} />}
        {term && <i className={term.descending ? "i-lucide-arrow-down" : "i-lucide-arrow-up"} />}
        {/* Assistive technology hears of the first column that decides; of the others it reads this. */}
        {place > 0 && <span className="sr-only">, then {order}</span>}
        {query.sort.length > 1 && term && <sup aria-hidden="true">{place + 1}</sup>}
      </a>
    </th>
  );
}
