import type { KeyboardEvent } from "react";
import { toggleChoice } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { useHydrating } from "#app/components/hydration/late-body.tsx";

interface FilterMenuProps {
  model: TableDefinition;
  query: TableQuery;
  /** A column of choices. */
  column: TableColumn;
  /** On a phone at the end of its line, and larger to touch. */
  end?: boolean;
}

/**
 * The choices of a column as words behind a button, which says how many are chosen. With script they are checkboxes,
 * which Space ticks as well; without they are links.
 */
export function FilterMenu({ model, query, column, end = false }: FilterMenuProps) {
  const { key, label, choices } = column;
  const chosen = query.sets[key] ?? [];
  const hydrating = useHydrating();
  return (
    <details
      ref={stayInSight}
      className="menu"
      data-menu={key}
      name="filter-menu"
      onToggle={(event) => stayInSight(event.currentTarget)}
    >
      <summary className={`button button-small${end ? " lt-tablet:h-44px" : ""}`}>
        {label}
        {chosen.length > 0 && <span className="chip chip-small chip-on">{chosen.length}</span>}
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className={`popover${end ? " lt-tablet:right-0! lt-tablet:left-auto!" : ""}`}>
        {choices.map(({ value, label }) => {
          const on = chosen.includes(value);
          return (
            <a
              key={value}
              className="menu-option"
              href={queryToHref(toggleChoice(query, key, value), model)}
              onKeyDown={tickBySpace}
              aria-current={on || undefined}
              {...(!hydrating && { role: "checkbox", "aria-checked": on })}
            >
              <span className="checkbox" />
              {label}
            </a>
          );
        })}
      </div>
    </details>
  );
}

/** Turns a list that would leave the screen: it begins at the right edge of its button then. */
function stayInSight(menu: HTMLDetailsElement | null) {
  const list = menu?.querySelector(".popover");
  list?.classList.remove("popover-end");
  if (list && list.getBoundingClientRect().right > document.documentElement.clientWidth)
    list.classList.add("popover-end");
}

function tickBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
