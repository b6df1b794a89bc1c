import { useRouteLoaderData } from "react-router";
import { useAccounts } from "#app/account/accounts-context.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { JsonLd } from "#app/components/page/json-ld.tsx";
import { VEHICLE_ROUTE, type VehicleHead, vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { Route } from "./+types/overview.ts";
import "#app/vehicles/page/overview-page.css";

export function meta({ matches }: Route.MetaArgs) {
  return vehicleMeta(matches, "overview");
}

const fetchBody = () => import("#app/vehicles/page/overview.tsx").then(({ Overview }) => Overview);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

/** What a vehicle is, what it is good at, what to mount and what its marks need. */
export default function VehicleOverview() {
  const signedIn = useAccounts(({ active }) => active !== null);
  const head = useRouteLoaderData<VehicleHead>(VEHICLE_ROUTE);
  return (
    <>
      <Body signedIn={signedIn} />
      {head && <JsonLd key={head.id} json={head.jsonLd} />}
    </>
  );
}
