import { useRef } from "react";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { RangeFields, useFocusThatStays } from "#app/components/data-table/menus/menu-parts.tsx";
import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import { toggleChoice, withoutFilters } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, type TableQuery, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { ExtractQuery } from "#app/components/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { appliedFilters } from "#app/components/vehicle-table/applied-filters.tsx";
import { FilterOf } from "#app/components/vehicle-table/filter-groups.tsx";
import { NameFilter } from "#app/components/vehicle-table/name-filter.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { StepHead, useExtractForm } from "../extract-step.tsx";
import type { ExtractorContent } from "../extractor-content.ts";
import type { ListAnswer } from "../list-report.ts";
import { ListForm } from "./list-form.tsx";

/** The first step: which vehicles. By filters and by a list; both together where both are set. */
export function VehiclesPanel({ content, sent }: { content: ExtractorContent; sent: ListAnswer | undefined }) {
  const { query, total, all, chosen, names } = content;
  const isList = query.vehicles !== null || sent !== undefined;
  const filters = appliedFilters(query.table, EXTRACT).length;
  return (
    <section className="panel extract-step" aria-label="Vehicles">
      <StepHead step={1} title="Vehicles" note={`${formatNumber(total)} of ${formatNumber(all)}`} />
      <fieldset className="segmented flex mx-16px mb-12px">
        <legend className="sr-only">Choose vehicles</legend>
        <label className="radio-choice flex-1">
          <input type="radio" className="sr-only" name="ways" id="by-filter" defaultChecked={!isList} />
          By filter
          {filters > 0 && <span className="chip chip-small chip-on">{filters}</span>}
        </label>
        <label className="radio-choice flex-1">
          <input type="radio" className="sr-only" name="ways" id="by-list" defaultChecked={isList} />
          Pasted list
          {query.vehicles && <span className="chip chip-small chip-on">{formatNumber(query.vehicles.length)}</span>}
        </label>
      </fieldset>
      <div className="extract-scroll">
        <ByFilter query={query.table} />
        <div className="by-list grid gap-12px px-16px pb-16px">
          <ListForm query={query} names={names} sent={sent} />
          {query.vehicles && filters > 0 && (
            <p className="note">
              Filters are on as well: {formatNumber(total)} of the {formatNumber(query.vehicles.length)} pass.{" "}
              <a className="text-link" href={queryToHref(withoutFilters(query.table), EXTRACT)} data-keep-scroll="">
                Clear filters
              </a>
            </p>
          )}
          <ChosenList query={query} chosen={chosen} />
        </div>
      </div>
    </section>
  );
}

interface ChosenListProps {
  query: ExtractQuery;
  /** The first of the vehicles of the list. */
  chosen: readonly LinkedVehicle[];
}

/** The vehicles of the list, each with a remove button. */
function ChosenList({ query, chosen }: ChosenListProps) {
  const { onSubmit } = useExtractForm();
  const list = useRef<HTMLUListElement>(null);
  useFocusThatStays(list);
  const more = (query.vehicles?.length ?? 0) - chosen.length;
  if (chosen.length === 0) return null;
  return (
    <form action={EXTRACT.path} onSubmit={onSubmit} aria-label="Chosen vehicles">
      <CarriedQuery query={query.table} model={EXTRACT} />
      <ul ref={list}>
        {chosen.map(({ id, name, nation, tier, type }) => (
          <li key={id} className="extract-row">
            <NationIcon nation={nation} />
            <TierBadge tier={tier} />
            <ClassIcon type={type} />
            <span className="flex-1 min-w-0 leading-[1.2]">{name}</span>
            <button type="submit" name="without" value={id} className="row-button" aria-label={`Remove ${name}`}>
              <i className="i-lucide-x" />
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="note px-8px py-8px">And {formatNumber(more)} more, all in the field and the preview.</p>
      )}
    </form>
  );
}

/** Choices that are drawn, and those in words. */
const DRAWN = ["class", "tier", "nation"];
const LABELLED = ["role", "type"];

/** Chooses vehicles as in the index. Every choice is a link, the name and the ranges are forms. */
function ByFilter({ query }: { query: TableQuery }) {
  return (
    <div className="by-filter grid gap-14px px-16px pb-16px" data-keep-scroll="">
      <NameFilter model={EXTRACT} query={query} local={false} />
      {DRAWN.map((key) => (
        <FilterOf key={key} model={EXTRACT} query={query} column={columnOf(EXTRACT, key)} />
      ))}
      {LABELLED.map((key) => (
        <LabelChoices key={key} query={query} name={key} />
      ))}
      <Ranges query={query} />
      {appliedFilters(query, EXTRACT).length > 0 && (
        <a className="button button-small justify-self-start" href={queryToHref(withoutFilters(query), EXTRACT)}>
          Clear filters
        </a>
      )}
    </div>
  );
}

function LabelChoices({ query, name }: { query: TableQuery; name: string }) {
  const { label, choices } = columnOf(EXTRACT, name);
  return (
    <ChoiceGroup label={label} className="labelled-choices">
      {choices.map(({ value, label }) => (
        <a
          key={value}
          className="chip"
          href={queryToHref(toggleChoice(query, name, value), EXTRACT)}
          aria-current={query.sets[name]?.includes(value) ? "true" : undefined}
        >
          {label}
        </a>
      ))}
    </ChoiceGroup>
  );
}

/** The lowest and the highest figure of each column that is chosen. */
function Ranges({ query }: { query: TableQuery }) {
  const { onSubmit } = useExtractForm();
  const columns = [...new Set([...visibleKeys(query, EXTRACT), ...Object.keys(query.ranges)])]
    .map((key) => columnOf(EXTRACT, key))
    .filter(({ kind, key }) => kind === "number" && key !== "id");
  const set = Object.keys(query.ranges).length;
  return (
    <details className="ranges">
      <summary className="button button-small">
        Stat ranges
        {set > 0 && <span className="chip chip-small chip-on">{set}</span>}
        <i className="i-lucide-chevron-down" />
      </summary>
      <form className="grid gap-6px mt-10px" action={EXTRACT.path} onSubmit={onSubmit} autoComplete="off">
        <CarriedQuery query={{ ...query, ranges: {} }} model={EXTRACT} />
        {columns.map((column) => (
          <div
            // Another address has its way with the fields.
            key={`${column.key} ${JSON.stringify(query.ranges[column.key])}`}
            className="flex gap-8px items-center min-h-32px text-13 color-text-2"
          >
            <span className="flex-1 min-w-0">
              {column.label}
              {column.unit !== "" && <span className="unit">{column.unit}</span>}
            </span>
            <RangeFields column={column} query={query} />
          </div>
        ))}
        {columns.length === 0 ? (
          <p className="note">Choose a stat first to set its range.</p>
        ) : (
          <button type="submit" className="button button-small justify-self-start">
            Apply ranges
          </button>
        )}
      </form>
    </details>
  );
}
