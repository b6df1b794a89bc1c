import { formatNumber } from "#app/game/stats/format.ts";
import { withoutFilters } from "#app/widgets/data-table/query/change-query.ts";
import { queryToHref } from "#app/widgets/data-table/query/table-query.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import { appliedFilters } from "#app/widgets/vehicle-table/applied-filters.ts";
import type { ExtractorView } from "../extractor-view.ts";
import type { ListAnswer } from "../list-report.ts";
import { PanelHead } from "../panel-head.tsx";
import { ByFilter } from "./by-filter.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { ListForm } from "./list-form.tsx";

interface VehiclesPanelProps {
  view: ExtractorView;
  sent: ListAnswer | undefined;
}

/** The first step: which vehicles. By filters and by a list; both together where both are set. */
export function VehiclesPanel({ view, sent }: VehiclesPanelProps) {
  const { query, total, all, chosen, names } = view;
  const isList = query.vehicles !== null || sent !== undefined;
  const filters = appliedFilters(query.table, EXTRACT).length;
  return (
    <section className="panel extract-step" aria-label="Vehicles">
      <PanelHead step={1} title="Vehicles" note={`${formatNumber(total)} of ${formatNumber(all)}`} />
      <fieldset className="segmented flex mx-16px mb-12px">
        <legend className="sr-only">Choose vehicles</legend>
        <label className="export-format flex-1">
          <input type="radio" className="sr-only" name="ways" id="by-filter" defaultChecked={!isList} />
          By filter
          {filters > 0 && <span className="chip chip-small chip-on">{filters}</span>}
        </label>
        <label className="export-format flex-1">
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
