import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { emptyQuery, queryToHref, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { LAYOUT_LABELS, LAYOUTS, VEHICLES } from "./averages-model.ts";

/** What the rows are: links that keep the filters, while columns and order are those of the other table. */
export function AveragesViews({ query }: { query: TableQuery }) {
  // Groups are of averages of players alone.
  const { source: _, ...sets } = query.sets;
  const { q } = query;
  return (
    <ChoiceGroup label="Rows" className="segmented max-w-full overflow-x-auto">
      {LAYOUTS.map((layout) => (
        <a
          key={layout}
          href={queryToHref({ ...emptyQuery(VEHICLES), q, sets, layout }, VEHICLES)}
          aria-current={query.layout === layout ? "true" : undefined}
        >
          {LAYOUT_LABELS[layout]}
        </a>
      ))}
    </ChoiceGroup>
  );
}
