import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import { VehicleMarker } from "#app/widgets/vehicle-link.tsx";
import type { OtherTier, OtherView } from "./others-view.ts";

/** Vehicles of the nation that research does not lead to, a row for each tier. */
export function OthersSection({ others, patch }: { others: OtherTier[]; patch: string }) {
  const newer = others.some(({ vehicles }) => vehicles.some(isNeither));
  return (
    <section className="panel others" id="others" aria-labelledby="others-title">
      <h2 className="h2 panel-h" id="others-title">
        Premium and collector vehicles
      </h2>
      {others.map(({ tier, vehicles }) => (
        <div className="others-tier" key={tier}>
          <TierDial tier={tier} />
          <ul>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <a className="veh" href={vehiclePagePath(vehicle)}>
                  <ClassGlyph type={vehicle.type} />
                  <span className="nm" title={vehicle.name}>
                    {vehicle.name}
                  </span>
                  <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
                  {vehicle.price !== null && <span className="note">{vehicle.price}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="panel-f">
        {`Prices are the shop's, from the game client. Whether vehicles newer than patch ${patch} are on sale is not known.`}
        {newer && " How to research those without a marker is not known yet."}
      </p>
    </section>
  );
}

function isNeither({ premium, collector }: OtherView): boolean {
  return !premium && !collector;
}
