import type { ComponentType } from "react";
import { useRouteLoaderData } from "react-router";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { JsonLd } from "#app/components/page/json-ld.tsx";
import { VEHICLE_ROUTE, type VehicleHead, vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { Route } from "./+types/overview.ts";

export function meta({ matches }: Route.MetaArgs) {
  return vehicleMeta(matches, "overview");
}

const Body: ComponentType = import.meta.env.SSR
  ? (await import("#app/vehicles/page/overview.tsx")).Overview
  : lateBody(() => import("#app/vehicles/page/overview.tsx").then(({ Overview }) => Overview));

/** What a vehicle is, what it is good at, what to mount and what its marks need. */
export default function VehicleOverview() {
  const head = useRouteLoaderData<VehicleHead>(VEHICLE_ROUTE);
  return (
    <>
      <LateBoundary>
        <Body />
      </LateBoundary>
      {head && <JsonLd key={head.id} json={head.jsonLd} />}
    </>
  );
}
