import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { queryToHref, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { INDEX } from "./index-model.ts";

/** The switch between table and cards: two links, since the layout is in the address. */
export function LayoutSwitch({ query }: { query: TableQuery }) {
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
    <ChoiceGroup label="Layout" className="segmented ml-auto [&>a]:text-15px">
      {[to("table", "Table", "i-lucide-list"), to("grid", "Cards", "i-lucide-layout-grid")]}
    </ChoiceGroup>
  );
}
