import { lazy } from "react";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { queryToHref, queryToSearch, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import type { UsedTableProps } from "#app/components/data-table/use-table.ts";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";

/** The server renders synchronously and imports the cards; a browser loads them only when requested. */
const fetchIndexGrid = async () => ({ default: (await import("./index-grid.tsx")).IndexGrid });
const IndexGrid = import.meta.env.SSR ? (await fetchIndexGrid()).default : lazy(fetchIndexGrid);

/** Only for who takes rows along, and never on the server. */
const IndexExport = lazyComponent<UsedTableProps>(() =>
  import("./index-export.client.tsx").then(({ IndexExport }) => IndexExport),
);

interface IndexPanelProps {
  page: TablePage;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

const modelOf = () => INDEX;

/** All vehicles with their filters, as one panel. */
export function IndexPanel({ page, version }: IndexPanelProps) {
  return (
    <TablePanel
      modelOf={modelOf}
      page={page}
      name={version}
      load={(name) => import("./index-client-data.ts").then(({ indexClientData }) => indexClientData(name))}
      legend="Line: rank in its tier and class"
      tools={(query) => (
        <>
          <a
            className="button button-small no-js-only"
            href={`/api/vehicles.csv${queryToSearch({ ...query, page: 1 }, INDEX)}`}
          >
            <i className="i-lucide-download" />
            CSV
          </a>
          <LayoutSwitch query={query} />
        </>
      )}
      Export={IndexExport}
      Cards={IndexGrid}
    />
  );
}

/** The switch between table and cards: two links, since the layout is in the address. */
function LayoutSwitch({ query }: { query: TableQuery }) {
  const to = (layout: string, label: string, icon: string) => (
    <a
      key={layout}
      href={queryToHref({ ...query, layout }, INDEX)}
      aria-label={label}
      title={label}
      aria-current={query.layout === layout ? "true" : undefined}
    >
      <i className={icon} />
    </a>
  );
  return (
    <ChoiceGroup label="Layout" className="segmented flex-none [&>a]:text-15px">
      {[to("table", "Table", "i-lucide-list"), to("grid", "Cards", "i-lucide-layout-grid")]}
    </ChoiceGroup>
  );
}
