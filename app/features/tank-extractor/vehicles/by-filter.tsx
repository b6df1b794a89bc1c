import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { RangeFields } from "#app/widgets/data-table/menus/range-fields.tsx";
import { CarriedQuery } from "#app/widgets/data-table/query/carried-query.tsx";
import { toggleChoice, withoutFilters } from "#app/widgets/data-table/query/change-query.ts";
import { queryToHref, shownColumns, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { columnOf } from "#app/widgets/data-table/table-model.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import { appliedFilters } from "#app/widgets/vehicle-table/applied-filters.ts";
import { FilterOf } from "#app/widgets/vehicle-table/filter-groups.tsx";
import { NameFilter } from "#app/widgets/vehicle-table/name-filter.tsx";
import { useExtractForm } from "../use-extract-form.ts";

/** Choices that are drawn, and those in words. */
const DRAWN = ["class", "tier", "nation"];
const IN_WORDS = ["role", "type"];

/** Chooses vehicles as in the index. Every choice is a link, the name and the ranges are forms. */
export function ByFilter({ query }: { query: TableQuery }) {
  return (
    <div className="by-filter grid gap-14px px-16px pb-16px" data-keep-scroll="">
      <NameFilter model={EXTRACT} query={query} local={false} />
      {DRAWN.map((key) => (
        <FilterOf key={key} model={EXTRACT} query={query} column={columnOf(EXTRACT, key)} />
      ))}
      {IN_WORDS.map((key) => (
        <Words key={key} query={query} name={key} />
      ))}
      <Ranges query={query} />
      {appliedFilters(query, EXTRACT).length > 0 && (
        <a className="button button-small justify-self-start" href={queryToHref(withoutFilters(query), EXTRACT)}>
          Clear filters
        </a>
      )}
    </div>
  );
}

function Words({ query, name }: { query: TableQuery; name: string }) {
  const { label, choices } = columnOf(EXTRACT, name);
  return (
    <ChoiceGroup label={label} className="choices-in-words">
      {choices.map(({ value, label }) => (
        <a
          key={value}
          className="chip"
          href={queryToHref(toggleChoice(query, name, value), EXTRACT)}
          aria-current={query.sets[name]?.includes(value) ? "true" : undefined}
        >
          {label}
        </a>
      ))}
    </ChoiceGroup>
  );
}

/** The lowest and the highest figure of each column that is chosen. */
function Ranges({ query }: { query: TableQuery }) {
  const { onSubmit } = useExtractForm();
  const columns = [...new Set([...shownColumns(query, EXTRACT), ...Object.keys(query.ranges)])]
    .map((key) => columnOf(EXTRACT, key))
    .filter(({ kind, key }) => kind === "number" && key !== "id");
  const set = Object.keys(query.ranges).length;
  return (
    <details className="ranges">
      <summary className="button button-small">
        Ranges of figures
        {set > 0 && <span className="chip chip-small chip-on">{set}</span>}
        <i className="i-lucide-chevron-down" />
      </summary>
      <form className="grid gap-6px mt-10px" action={EXTRACT.path} onSubmit={onSubmit} autoComplete="off">
        <CarriedQuery query={{ ...query, ranges: {} }} model={EXTRACT} />
        {columns.map((column) => (
          <div
            // Another address has its way with the fields.
            key={`${column.key} ${JSON.stringify(query.ranges[column.key])}`}
            className="flex gap-8px items-center min-h-32px text-13 color-text-2"
          >
            <span className="flex-1 min-w-0">
              {column.label}
              {column.unit !== "" && <span className="unit">{column.unit}</span>}
            </span>
            <RangeFields column={column} query={query} />
          </div>
        ))}
        {columns.length === 0 ? (
          <p className="note">Choose a figure first: its range can be set here.</p>
        ) : (
          <button type="submit" className="button button-small justify-self-start">
            Apply ranges
          </button>
        )}
      </form>
    </details>
  );
}
