import { CLASS_LABELS } from "#app/game/model/classes.ts";
import { NATION_LABELS } from "#app/game/model/nations.ts";
import { ROLE_CATEGORY_LABELS } from "#app/game/model/roles.ts";
import { romanTier } from "#app/game/model/tiers.ts";
import {
  ACQUISITION_LABELS,
  CHOICES,
  type ChoiceKey,
  type ChoiceValue,
  type IndexQuery,
  indexQueryToSearch,
  toggleChoice,
} from "#app/game/search/query.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { NameFilter } from "./name-filter.tsx";

/** All filters of the index. Every choice is a link to the same page with the choice switched. */
export function FilterBar({ query, total }: { query: IndexQuery; total: number }) {
  const hidden = query.nation.length + query.role.length + query.type.length;
  return (
    <div className="filters" data-keep-scroll="">
      <NameFilter query={query} />
      <Group query={query} name="class" label="Class" render={(type) => <ClassGlyph type={type} />} />
      <Group
        query={query}
        name="tier"
        label="Tier"
        render={(tier) => (
          <span className="tr" role="img" aria-label={`Tier ${tier}`}>
            {romanTier(tier)}
          </span>
        )}
      />
      <details className="filters-more" data-menu="">
        <summary className="btn">
          <i className="i-lucide-sliders-horizontal" />
          Filters
          {hidden > 0 && <span className="chip sm on">{hidden}</span>}
        </summary>
        <div className="filters-sheet">
          <h2 className="h2">Filters</h2>
          <Group query={query} name="nation" label="Nation" render={(nation) => <NationRoundel nation={nation} />} />
          <Menu query={query} name="role" label="Role" labels={ROLE_CATEGORY_LABELS} />
          <Menu query={query} name="type" label="Type" labels={ACQUISITION_LABELS} />
          <a className="btn pri done" href={`/${indexQueryToSearch(query)}`} data-close="">
            {total === 1 ? "Show 1 vehicle" : `Show ${total} vehicles`}
          </a>
        </div>
      </details>
    </div>
  );
}

function switched<K extends ChoiceKey>(query: IndexQuery, name: K, value: ChoiceValue<K>): string {
  return `/${indexQueryToSearch(toggleChoice(query, name, value))}`;
}

interface GroupProps<K extends ChoiceKey> {
  query: IndexQuery;
  name: K;
  label: string;
  render: (value: ChoiceValue<K>) => React.ReactNode;
}

/** A short set of choices, each a glyph. */
function Group<K extends ChoiceKey>({ query, name, label, render }: GroupProps<K>) {
  const chosen: readonly (string | number)[] = query[name];
  const values: readonly ChoiceValue<K>[] = CHOICES[name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className={`tg tg-${name}`} role="group" aria-label={label}>
      {values.map((value) => (
        <a key={value} href={switched(query, name, value)} aria-current={chosen.includes(value) ? "true" : undefined}>
          {render(value)}
        </a>
      ))}
    </div>
  );
}

interface MenuProps<K extends "role" | "type"> {
  query: IndexQuery;
  name: K;
  label: string;
  labels: Record<ChoiceValue<K>, string>;
}

/** A set of choices in words, behind a button. */
function Menu<K extends "role" | "type">({ query, name, label, labels }: MenuProps<K>) {
  const chosen: readonly string[] = query[name];
  const values: readonly ChoiceValue<K>[] = CHOICES[name];
  return (
    <details className="menu" data-menu="" name="filter-menu">
      <summary className="btn sm">
        {label}
        {chosen.length > 0 && <span className="chip sm on">{chosen.length}</span>}
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="pop">
        {values.map((value) => (
          <a
            key={value}
            className="opt"
            href={switched(query, name, value)}
            aria-current={chosen.includes(value) ? "true" : undefined}
          >
            <span className="chk" />
            {labels[value]}
          </a>
        ))}
      </div>
    </details>
  );
}

/** The labels of what is switched on, with the link that switches it off. */
export function appliedFilters(query: IndexQuery): { label: string; href: string }[] {
  const of = <K extends ChoiceKey>(name: K, labelOf: (value: ChoiceValue<K>) => string) =>
    (query[name] as ChoiceValue<K>[]).map((value) => ({ label: labelOf(value), href: switched(query, name, value) }));
  const name = { label: `“${query.q}”`, href: `/${indexQueryToSearch({ ...query, q: "", page: 1 })}` };
  return [
    ...(query.q === "" ? [] : [name]),
    ...of("class", (type) => CLASS_LABELS[type]),
    ...of("tier", (tier) => `Tier ${romanTier(tier)}`),
    ...of("nation", (nation) => NATION_LABELS[nation]),
    ...of("role", (role) => ROLE_CATEGORY_LABELS[role]),
    ...of("type", (type) => ACQUISITION_LABELS[type]),
  ];
}
