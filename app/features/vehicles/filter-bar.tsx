import { useEffect, useRef, useState } from "react";
import { CLASS_LABELS, type VehicleClass } from "#app/game/model/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/nations.ts";
import { ROLE_CATEGORY_LABELS } from "#app/game/model/roles.ts";
import { romanTier, type Tier } from "#app/game/model/tiers.ts";
import {
  ACQUISITION_LABELS,
  CHOICES,
  type ChoiceKey,
  type ChoiceValue,
  type IndexQuery,
  indexQueryToSearch,
  toggleChoice,
  withoutFilters,
} from "#app/game/search/query.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { LayoutSwitch } from "./layout-switch.tsx";
import { NameFilter } from "./name-filter.tsx";

interface FilterBarProps {
  query: IndexQuery;
  /** Vehicles that the query lets through. */
  total: number;
  /** The rows are in the browser. */
  local: boolean;
}

/**
 * All filters of the index. Every choice is a link to the same page with the choice switched. On a phone what
 * is used most stays in the bar, and the sheet has everything.
 */
export function FilterBar({ query, total, local }: FilterBarProps) {
  const [sheet, setSheet] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the script had come.
  useEffect(() => setSheet(more.current?.open ?? false), []);
  // What the bar itself does not show.
  const hidden = query.nation.length + query.role.length + query.type.length;
  return (
    <div className="filters" data-keep-scroll="">
      <NameFilter query={query} local={local} />
      <Group query={query} name="class" label="Class" render={glyph} />
      <Group query={query} name="tier" label="Tier" render={numeral} />
      <details
        ref={more}
        className="filters-more"
        data-menu=""
        onToggle={(event) => setSheet(event.currentTarget.open)}
      >
        <summary className="btn">
          <i className="i-lucide-sliders-horizontal" />
          Filters
          {hidden > 0 && <span className="chip sm on">{hidden}</span>}
        </summary>
        <div className="filters-sheet">
          <div className="sheet-h">
            <h2 className="h2">Filters</h2>
            <button type="button" className="btn quiet ic js-only" aria-label="Close" data-close="">
              <i className="i-lucide-x" />
            </button>
          </div>
          {/* The bar has them as well; only an open sheet shows them again, with words. */}
          {sheet && (
            <>
              <Group query={query} name="tier" label="Tier" big render={numeral} />
              <Group query={query} name="class" label="Class" big render={glyphAndWord} />
            </>
          )}
          <Group query={query} name="nation" label="Nation" render={roundel} />
          <Menu query={query} name="role" label="Role" labels={ROLE_CATEGORY_LABELS} />
          <Menu query={query} name="type" label="Type" labels={ACQUISITION_LABELS} />
          <div className="sheet-f">
            <a className="btn" href={`/${indexQueryToSearch(withoutFilters(query))}`}>
              Clear all
            </a>
            <a className="btn pri" href={`/${indexQueryToSearch(query)}`} data-close="">
              {total === 1 ? "Show 1 vehicle" : `Show ${total} vehicles`}
            </a>
          </div>
        </div>
      </details>
      <LayoutSwitch query={query} />
    </div>
  );
}

/** Words under a glyph that says it all to those who know it. */
const SHORT_CLASSES: Record<VehicleClass, string> = {
  lightTank: "Light",
  mediumTank: "Medium",
  heavyTank: "Heavy",
  "AT-SPG": "Destroyer",
  SPG: "SPG",
};

const glyph = (type: VehicleClass) => <ClassGlyph type={type} />;

const glyphAndWord = (type: VehicleClass) => (
  <>
    <ClassGlyph type={type} />
    <span aria-hidden="true">{SHORT_CLASSES[type]}</span>
  </>
);

const numeral = (tier: Tier) => (
  <span className="tr" role="img" aria-label={`Tier ${tier}`}>
    {romanTier(tier)}
  </span>
);

const roundel = (nation: Nation) => <NationRoundel nation={nation} />;

function switched<K extends ChoiceKey>(query: IndexQuery, name: K, value: ChoiceValue<K>): string {
  return `/${indexQueryToSearch(toggleChoice(query, name, value))}`;
}

interface GroupProps<K extends ChoiceKey> {
  query: IndexQuery;
  name: K;
  label: string;
  render: (value: ChoiceValue<K>) => React.ReactNode;
  /** Keys of the sheet, over the whole width. */
  big?: boolean;
}

/** A short set of choices, each a glyph. */
function Group<K extends ChoiceKey>({ query, name, label, render, big = false }: GroupProps<K>) {
  const chosen: readonly (string | number)[] = query[name];
  const values: readonly ChoiceValue<K>[] = CHOICES[name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className={`tg tg-${name}${big ? " big" : ""}`} data-label={label} role="group" aria-label={label}>
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
    <details className={`menu menu-${name}`} data-menu="" name="filter-menu">
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
