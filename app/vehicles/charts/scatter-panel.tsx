import { useMemo } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { AxesForm } from "#app/components/charts/axes-form.tsx";
import { ChartTable } from "#app/components/charts/chart-table.tsx";
import { ScatterChart } from "#app/components/charts/scatter-chart.tsx";
import type { ScatterPlot } from "#app/components/charts/scatter-plot.ts";
import { parseAxes } from "#app/game/charts/scatter-axes.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { VehicleContent } from "../vehicle-content.ts";

interface ScatterPanelProps {
  vehicle: Pick<VehicleContent, "id" | "slug" | "name" | "tier">;
  /** The vehicle with its top modules; null if nothing is known for it. */
  scatter: ScatterPlot | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The figures to choose from here: all others can be named in the address, and chosen in the comparison. */
const CHOICES = STAT_KEYS.filter((key) => STAT_META[key].headline);

/** Two figures of all vehicles of the tier, with this one marked. */
export function ScatterPanel({ vehicle, scatter, version }: ScatterPanelProps) {
  const { name, tier } = vehicle;
  const read = useMemo(() => documentsOf(version), [version]);
  const axes = scatter?.axes ?? parseAxes(new URLSearchParams());
  return (
    <section className="panel far-panel" aria-label="Among its tier">
      <h2 className="heading-2 panel-head">Among its tier</h2>
      <div className="panel-body">
        <AxesForm action={vehicleViewPath(vehicle, "statistics")} axes={axes} choices={CHOICES} />
        {scatter ? (
          <>
            <ScatterChart
              plot={scatter}
              read={read}
              legend={
                <p className="inline-flex gap-6px items-center color-text-2 text-12">
                  <i className="w-10px h-10px rounded-full bg-chart-1" aria-hidden="true" />
                  {name}
                </p>
              }
            />
            <p className="note">
              {keepUnits(`${scatter.among}, with top modules. `)}
              <a className="text-link" href={tableOf(tier, axes)}>
                All as a table
              </a>
            </p>
            {scatter.missing.length > 0 && (
              <p className="note">{name} isn’t marked: it has no value for one of the two.</p>
            )}
            <ChartTable
              label={`${scatter.yTitle} over ${scatter.xTitle}`}
              head={["Vehicle", scatter.xTitle, scatter.yTitle]}
              rows={scatter.rows.map((row) => [row.name, row.x, row.y])}
            />
          </>
        ) : (
          <p className="note">No data for these two right now.</p>
        )}
      </div>
    </section>
  );
}

/** Address of the index with the same vehicles and figures: the table behind the points. */
function tableOf(tier: number, [x, y]: ScatterPlot["axes"]): string {
  return `/?tier=${tier}&cols=${[...new Set([x, y])].join(",")}&sort=-${y}`;
}
