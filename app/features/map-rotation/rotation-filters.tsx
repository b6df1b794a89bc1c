import type { ReactNode } from "react";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { toggleChoice } from "#app/widgets/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { columnOf } from "#app/widgets/data-table/table-model.ts";
import { FilterMenu } from "#app/widgets/vehicle-table/filter-menu.tsx";
import { NameFilter } from "#app/widgets/vehicle-table/name-filter.tsx";
import { ROTATION } from "./rotation-model.ts";

/** To swipe on a phone, below the name. */
const SWIPED = `contents lt-tablet:order-1 lt-tablet:flex lt-tablet:flex-none lt-tablet:w-[calc(100%+32px)] lt-tablet:gap-8px lt-tablet:mx--16px lt-tablet:px-16px
  lt-tablet:overflow-x-auto lt-tablet:[scrollbar-width:none] lt-tablet:[&>*]:flex-none lt-tablet:[&>*]:max-w-none`;

const word = (label: string) => <span className="text-12 font-550">{label}</span>;
const numeral = (label: string) => <span className="font-display font-600 text-11px leading-[1]">{label}</span>;

/** Name, mode, tier and season: every choice is a link to the same page with the choice switched. */
export function RotationFilters({ query }: { query: TableQuery }) {
  return (
    <div
      className="flex flex-wrap gap-8px items-center p-12px border-b border-b-border lt-tablet:px-16px lt-tablet:py-10px print:hidden"
      data-keep-scroll=""
    >
      <NameFilter model={ROTATION} query={query} local={false} />
      <div className={SWIPED}>
        <Choices query={query} column="mode" draw={word} />
        <Choices query={query} column="tier" draw={numeral} />
      </div>
      {/* The season of a map's camouflage; few look for it, so it is a menu. */}
      <FilterMenu model={ROTATION} query={query} column={columnOf(ROTATION, "season")} end />
    </div>
  );
}

interface ChoicesProps {
  query: TableQuery;
  column: "mode" | "tier";
  draw(label: string): ReactNode;
}

function Choices({ query, column, draw }: ChoicesProps) {
  const { key, label, choices } = columnOf(ROTATION, column);
  const chosen = query.sets[key] ?? [];
  return (
    <ChoiceGroup label={label} className="choice-group">
      {choices.map((choice) => (
        <a
          key={choice.value}
          href={queryToHref(toggleChoice(query, key, choice.value), ROTATION)}
          aria-current={chosen.includes(choice.value) ? "true" : undefined}
          aria-label={key === "tier" ? `Tier ${choice.label}` : undefined}
        >
          {draw(choice.label)}
        </a>
      ))}
    </ChoiceGroup>
  );
}
