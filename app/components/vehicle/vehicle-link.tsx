import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import { vehicleContour } from "./contour.tsx";
import { ClassIcon, NationIcon, TierBadge } from "./vehicle-icons.tsx";

export type LinkedVehicle = Omit<VehicleRef, "tag"> & { premium?: boolean; collector?: boolean };

interface VehicleLinkProps {
  vehicle: LinkedVehicle;
  patch?: string | undefined;
  href?: string | undefined;
}

/**
 * A vehicle in a list: nation, tier, class and name, linked to its page.
 * @param patch of its stats, if it differs from the others around it
 * @param href a page other than the vehicle's own, such as a player's results in it
 */
export function VehicleLink({ vehicle, patch, href }: VehicleLinkProps) {
  // A class, since a table would look for them in every row again whenever anything changes in the page.
  const hasBoth = patch !== undefined && (vehicle.premium || vehicle.collector) && vehicleContour(vehicle.id) === null;
  return (
    <a className={hasBoth ? "vehicle-link two-marks" : "vehicle-link"} href={href ?? vehiclePagePath(vehicle)}>
      <NationIcon nation={vehicle.nation} />
      <TierBadge tier={vehicle.tier} />
      <ClassIcon type={vehicle.type} />
      {vehicleName(vehicle)}
      <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
      {patch !== undefined && PatchMark({ patch })}
    </a>
  );
}

/**
 * A vehicle's name, behind its contour where there is one; on a phone the short name. A plain function: lists have
 * hundreds.
 */
export function vehicleName({ id, name, shortName }: Pick<LinkedVehicle, "id" | "name" | "shortName">) {
  const isShort = shortName !== name;
  return (
    <>
      {vehicleContour(id)}
      <span className={isShort ? "vehicle-name no-phone" : "vehicle-name"}>{name}</span>
      {isShort && (
        <span className="vehicle-name only-phone" title={name}>
          {shortName}
        </span>
      )}
    </>
  );
}

/** The patch of a vehicle's stats, shown next to its name if it differs from the stats around it. */
export function PatchMark({ patch }: { patch: string }) {
  const [version, test] = patch.split(" (");
  return (
    <small className="patch-mark" title={`Figures of patch ${patch}`}>
      <span className="sr-only">patch </span>
      {version}
      {test && <abbr title="Common Test">CT</abbr>}
    </small>
  );
}

const MARKERS = {
  Premium: "vehicle-marker color-premium i-own-marker-premium",
  Collector: "vehicle-marker color-collector i-own-marker-collector",
};

export function VehicleMarker({ premium, collector }: { premium?: boolean; collector?: boolean }) {
  if (!premium && !collector) return null;
  const label = premium ? "Premium" : "Collector";
  return <i className={MARKERS[label]} role="img" aria-label={label} title={label} />;
}
