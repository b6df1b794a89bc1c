import type { ReactNode } from "react";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { ClassGlyph } from "../class-glyph.tsx";
import { CarriedQuery } from "../data-table/query/carried-query.tsx";
import { toggleChoice } from "../data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "../data-table/query/table-query.ts";
import { columnOf, type TableModel } from "../data-table/table-model.ts";
import { NationRoundel } from "../nation-roundel.tsx";

const numeral = (tier: string) => (
  <span className="font-display font-600 text-11px leading-[1]" role="img" aria-label={`Tier ${tier}`}>
    {romanTier(Number(tier))}
  </span>
);

/** How the choices of a column are drawn; those of others stand in words. */
const DRAWN: Readonly<Record<string, (value: string) => ReactNode>> = {
  class: (type) => <ClassGlyph type={type as VehicleClass} />,
  tier: numeral,
  nation: (nation) => <NationRoundel nation={nation as Nation} />,
};

interface FiltersProps {
  model: TableModel;
  query: TableQuery;
  /** Keys of the columns of choices that are filtered by. */
  filters: readonly string[];
  /** What stands before the filters. */
  children?: ReactNode;
}

/** Filters in one line that wraps, and can be swiped on a phone. Every choice is a link, the name a plain form. */
export function StatisticsFilters({ model, query, filters, children }: FiltersProps) {
  return (
    <div
      className="flex flex-wrap gap-8px items-center p-12px border-b border-b-border lt-tablet:px-16px print:hidden"
      data-keep-scroll=""
    >
      {children}
      <form className="lt-tablet:w-full" action={model.path}>
        <label className="field w-208px lt-tablet:w-full">
          <i className="i-lucide-search" />
          <input
            // Another address has its way with the field.
            key={query.q}
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder="Filter by name"
            aria-label="Filter by name"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <CarriedQuery query={{ ...query, q: "" }} model={model} />
      </form>
      {filters.map((name) => {
        const { label, choices } = columnOf(model, name);
        const draw = DRAWN[name];
        return (
          <ChoiceGroup key={name} label={label} className={draw ? "choice-group" : "segmented"}>
            {choices.map((choice) => (
              <a
                key={choice.value}
                href={queryToHref(toggleChoice(query, name, choice.value), model)}
                aria-current={query.sets[name]?.includes(choice.value) ? "true" : undefined}
              >
                {draw?.(choice.value) ?? choice.label}
              </a>
            ))}
          </ChoiceGroup>
        );
      })}
    </div>
  );
}
