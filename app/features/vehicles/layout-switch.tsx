import { type IndexQuery, indexQueryToSearch } from "#app/game/search/query.ts";

/** The switch between table and cards: two links, since the layout is in the address. */
export function LayoutSwitch({ query }: { query: IndexQuery }) {
  const to = (view: IndexQuery["view"], label: string, icon: string) => (
    <a
      href={`/${indexQueryToSearch({ ...query, view })}`}
      aria-label={label}
      title={label}
      aria-current={query.view === view ? "true" : undefined}
    >
      <i className={icon} />
    </a>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="seg" role="group" aria-label="Layout">
      {to("table", "Table", "i-lucide-list")}
      {to("grid", "Cards", "i-lucide-layout-grid")}
    </div>
  );
}
