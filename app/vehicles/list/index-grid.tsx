import { useRef } from "react";
import { TABLE_ID } from "#app/components/data-table/data-table.tsx";
import type { TableRow } from "#app/components/data-table/table.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import type { UsedTableProps } from "#app/components/data-table/use-table.ts";
import { useScrollRestoration } from "#app/components/navigation/use-scroll-restoration.ts";
import { ratingValue } from "#app/components/rating/rating-badge.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { CompareButton } from "#app/components/vehicle/compare-button.tsx";
import { statClass } from "#app/components/vehicle/percentile-stat.ts";
import { SilhouetteSketch } from "#app/components/vehicle/silhouette-sketch.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { PatchMark, VehicleMarker } from "#app/components/vehicle/vehicle-link.tsx";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { type PackedSilhouette, unpackSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { NOT_KNOWN } from "#app/game/stats/format.ts";
import { useSilhouettes, WITHOUT_SIDE_VIEWS } from "./use-silhouettes.ts";

const LIST = `cards grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-8px p-12px
  lt-tablet:grid-cols-2 lt-tablet:px-16px`;
const CARD = `card flex flex-col gap-8px h-full p-12px border border-border rounded-3 bg-surface-2 scroll-mt-64px
  [transition:border-color_var(--t-fast),background_var(--t-fast)] hover:border-border-control hover:bg-surface-3
  focus-visible:outline-offset--2px lt-tablet:p-10px`;
const STATS = `card-figures grid grid-cols-3 gap-x-8px mt-auto color-text-3 text-11 whitespace-nowrap
  max-[360px]:gap-x-4px`;
const STAT = `block pb-4px color-text text-13 font-550 [&.percentile]:[background-position:left_bottom]
  max-[360px]:text-12`;
const UNKNOWN = "not-known relative block text-11 font-400 leading-[13px] whitespace-normal";

/** The index as cards: who a vehicle is, its side view, and three figures. */
export function IndexGrid({ table: { model, current, rows: here } }: UsedTableProps) {
  const frame = useRef<HTMLElement>(null);
  const { rows, keys } = current;
  useScrollRestoration(frame);
  const columns = keys.map((key) => columnOf(model, key));
  const profiles = useSilhouettes(here?.name ?? null, rows);
  return (
    <>
      {profiles.failed && <p className="note mx-16px mt-12px">{WITHOUT_SIDE_VIEWS}</p>}
      <ScrollFrame
        ref={frame}
        id={TABLE_ID}
        className="data-frame data-frame-phone"
        data-scroll-frame=""
        aria-label="Cards of vehicles"
      >
        <ul className={LIST} aria-label="Vehicles, cards">
          {rows.map((row) => card(row, columns, profiles.of(row)))}
        </ul>
      </ScrollFrame>
    </>
  );
}

function card(
  { vehicle, cells, percentiles, patch, rating = 0 }: TableRow,
  columns: readonly TableColumn[],
  profile: PackedSilhouette | undefined,
) {
  if (!vehicle) return <li />;
  return (
    <li key={vehicle.id} className="relative h-212px [contain:strict]">
      <a className={CARD} href={vehiclePagePath(vehicle)}>
        <span className="flex gap-10px items-center [&>.vehicle-marker]:ml-auto [&>.vehicle-marker+.patch-mark]:ml-0">
          {NationIcon({ nation: vehicle.nation })}
          {TierBadge({ tier: vehicle.tier })}
          {ClassIcon({ type: vehicle.type })}
          {VehicleMarker(vehicle)}
          {patch !== undefined && PatchMark({ patch })}
        </span>
        <span className="card-drawing relative flex-[0_1_82px] min-h-0 mx--4px overflow-hidden">
          {SilhouetteSketch({ type: vehicle.type, profile: profile ? unpackSilhouette(profile) : null })}
        </span>
        <span className="flex gap-8px items-start justify-between">
          <span className="heading-2 leading-[1.3] [overflow-wrap:anywhere] max-[360px]:text-14">
            {vehicle.shortName}
          </span>
          {ratingValue(rating)}
        </span>
        <span className={STATS}>
          {columns.map(({ key, label, head }, column) => {
            const text = cells[column];
            return (
              <span key={key} title={label}>
                {head}
                <b
                  className={text ? statClass(STAT, percentiles[column]) : UNKNOWN}
                  title={text === null ? NOT_KNOWN : undefined}
                >
                  {text || (text === "" ? "None" : Unknown())}
                </b>
              </span>
            );
          })}
        </span>
      </a>
      {CompareButton({ entry: vehicle.id, name: vehicle.name, className: "compare-button compare-button-card" })}
    </li>
  );
}
