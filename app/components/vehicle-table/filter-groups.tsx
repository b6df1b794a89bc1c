import type { ReactNode } from "react";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { toggleChoice } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { ClassIcon, NationIcon } from "#app/components/vehicle/vehicle-icons.tsx";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { FilterMenu } from "./filter-menu.tsx";

/** Captions for glyphs, for those who do not know them. */
const SHORT_CLASSES: Record<VehicleClass, string> = {
  lightTank: "Light",
  mediumTank: "Medium",
  heavyTank: "Heavy",
  "AT-SPG": "Destroyer",
  SPG: "SPG",
};

const classIcon = (type: string) => <ClassIcon type={type as VehicleClass} />;

const classIconWithName = (type: string) => (
  <>
    <ClassIcon type={type as VehicleClass} />
    <span aria-hidden="true">{SHORT_CLASSES[type as VehicleClass]}</span>
  </>
);

const numeral = (tier: string) => (
  <span
    className="font-display font-600 text-11px leading-[1] [[aria-current]>&]:color-wg-accent"
    role="img"
    aria-label={`Tier ${tier}`}
  >
    {romanTier(Number(tier))}
  </span>
);

const nationIcon = (nation: string) => <NationIcon nation={nation as Nation} />;

/** Renders a choice, by column key; columns not listed here are a text menu. */
const DRAWN: Readonly<Record<string, (value: string) => ReactNode>> = {
  class: classIcon,
  tier: numeral,
  nation: nationIcon,
};
/** The same on the keys of the sheet, where there is more room. */
const DRAWN_BIG: typeof DRAWN = { ...DRAWN, class: classIconWithName };

interface FilterProps {
  model: TableDefinition;
  query: TableQuery;
  /** A column of choices. */
  column: TableColumn;
  /** Keys of the sheet, over the whole width. */
  big?: boolean;
}

/** The control of a column of choices: a short set of glyphs, or words behind a button. */
export function FilterOf({ model, query, column, big = false }: FilterProps) {
  const render = (big ? DRAWN_BIG : DRAWN)[column.key];
  return render ? (
    <FilterGroup model={model} query={query} column={column} render={render} big={big} />
  ) : (
    <FilterMenu model={model} query={query} column={column} />
  );
}

function FilterGroup({
  model,
  query,
  column,
  render,
  big,
}: Required<FilterProps> & { render(value: string): ReactNode }) {
  const { key, label, choices } = column;
  const chosen = query.sets[key] ?? [];
  return (
    <ChoiceGroup label={label} className={`choice-group${big ? " hidden lt-tablet:grid" : ""}`}>
      {choices.map(({ value }) => (
        <a
          key={value}
          href={queryToHref(toggleChoice(query, key, value), model)}
          aria-current={chosen.includes(value) ? "true" : undefined}
        >
          {render(value)}
        </a>
      ))}
    </ChoiceGroup>
  );
}
