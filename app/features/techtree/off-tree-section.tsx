import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { CompareButton } from "#app/widgets/compare-button.tsx";
import { ratingFigure } from "#app/widgets/rating/rating-badge.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import { VehicleMarker } from "#app/widgets/vehicle-link.tsx";
import type { OffTreeTier, OffTreeVehicle } from "./off-tree-view.ts";

/** Vehicles of the nation that research does not lead to, a row for each tier. */
export function OffTreeSection({ others }: { others: OffTreeTier[] }) {
  const newer = others.some(({ vehicles }) => vehicles.some(isNeither));
  return (
    <section className="panel mt-24px scroll-mt-[calc(var(--bar-h)+16px)]" id="others" aria-labelledby="others-title">
      <h2 className="heading-2 panel-head" id="others-title">
        Premium and collector vehicles
      </h2>
      {others.map(({ tier, vehicles }) => (
        <div
          className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-12px px-16px lt-tablet:grid-cols-[28px_minmax(0,1fr)] lt-tablet:gap-x-8px
            py-8px border-t border-t-grid
            [&>.tier-dial]:min-w-32px lt-tablet:[&>.tier-dial]:min-w-28px [&>.tier-dial]:mt-9px lt-tablet:[&>.tier-dial]:mt-13px"
          key={tier}
        >
          <TierDial tier={tier} />
          <ul
            className="grid grid-cols-[repeat(auto-fill,minmax(320px,1fr))] gap-x-24px
              lt-tablet:grid-cols-[minmax(0,1fr)]"
          >
            {vehicles.map((vehicle) => (
              <li className="flex items-center" key={vehicle.id}>
                <a
                  className="vehicle-link flex-1 min-h-36px text-13 lt-tablet:min-h-44px"
                  href={vehiclePagePath(vehicle)}
                >
                  <ClassGlyph type={vehicle.type} />
                  <span className="vehicle-name" title={vehicle.name}>
                    {vehicle.name}
                  </span>
                  {ratingFigure(vehicle.rating)}
                  <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
                  {vehicle.price !== null && <span className="note ml-auto whitespace-nowrap">{vehicle.price}</span>}
                </a>
                {CompareButton({
                  entry: vehicle.id,
                  name: vehicle.name,
                  className: "compare-button compare-button-row",
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="panel-foot">
        Prices are the shop's, from the game client. Whether vehicles known by announcements only are on sale is not
        known.
        {newer && " How to research those without a marker is not known yet."}
      </p>
    </section>
  );
}

function isNeither({ premium, collector }: OffTreeVehicle): boolean {
  return !premium && !collector;
}
