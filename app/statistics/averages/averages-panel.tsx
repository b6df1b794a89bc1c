import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { emptyQuery, queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import type { Packed } from "#app/lib/embedded-data/packed.ts";
import { averagesDefinition, LAYOUT_LABELS, LAYOUTS, VEHICLES } from "./averages-definition.ts";

export interface AveragesPanelProps {
  view: Packed<TablePage>;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  /** There are averages of our own beside the reference. */
  hasOwn: boolean;
}

/** What every vehicle does on average, or what WN8 expects of it. */
export function AveragesPanel({ view, version, hasOwn }: AveragesPanelProps) {
  return (
    <TablePanel
      modelOf={(layout) => averagesDefinition(layout, hasOwn)}
      view={view}
      name={version && `${version}${hasOwn ? " own" : ""}`}
      load={() =>
        import("./averages-client-data.ts").then(({ averagesClientData }) => averagesClientData(version, hasOwn))
      }
      {...(hasOwn && { above: (query) => <AveragesViews query={query} /> })}
      legend={hasOwn ? "Greyed: few battles, or few vehicles" : "What WN8 expects of a battle"}
    />
  );
}

/** What the rows are: links that keep the filters, while columns and order are those of the other table. */
function AveragesViews({ query }: { query: TableQuery }) {
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
