import type { VehicleRef } from "#app/game/model/identity.ts";
import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import { ClassGlyph } from "./class-glyph.tsx";
import { NationRoundel } from "./nation-roundel.tsx";
import { TierDial } from "./tier-dial.tsx";

/** What the link needs to know of a vehicle. */
export type LinkedVehicle = Omit<VehicleRef, "tag"> & { premium?: boolean; collector?: boolean };

/** A vehicle in a list: nation, tier, class and name, leading to its page. */
export function VehicleLink({ vehicle }: { vehicle: LinkedVehicle }) {
  return (
    <a className="veh" href={vehiclePagePath(vehicle)}>
      <NationRoundel nation={vehicle.nation} />
      <TierDial tier={vehicle.tier} />
      <ClassGlyph type={vehicle.type} />
      {vehicle.shortName === vehicle.name ? (
        <span className="nm">{vehicle.name}</span>
      ) : (
        <>
          <span className="nm no-phone">{vehicle.name}</span>
          <span className="nm only-phone" title={vehicle.name}>
            {vehicle.shortName}
          </span>
        </>
      )}
      <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
    </a>
  );
}

/** The cut stone of a premium vehicle or the hexagon of a collector's. */
export function VehicleMarker({ premium, collector }: { premium?: boolean; collector?: boolean }) {
  if (premium) return <i className="mk prem i-own-marker-premium" role="img" aria-label="Premium" title="Premium" />;
  if (collector) {
    return <i className="mk coll i-own-marker-collector" role="img" aria-label="Collector" title="Collector" />;
  }
  return null;
}
