import type { ComponentType } from "react";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { Route } from "./+types/armour.ts";

export function meta({ matches }: Route.MetaArgs) {
  return vehicleMeta(matches, "armour");
}

const Body: ComponentType = import.meta.env.SSR
  ? (await import("#app/vehicles/page/armour.tsx")).Armour
  : lateBody(() => import("#app/vehicles/page/armour.tsx").then(({ Armour }) => Armour));

/** The plates of a vehicle. */
export default function VehicleArmour() {
  return (
    <LateBoundary>
      <Body />
    </LateBoundary>
  );
}
