import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { identityAt } from "#app/game/model/vehicle/vehicle-columns.ts";
import { noRouteMatches, vehicleNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicle-by-number.ts";

/** Redirects from a vehicle's number to its page; anything but a number is an unknown address. */
export async function loader({ request, url, params, context }: Route.LoaderArgs): Promise<never> {
  if (!/^\d+$/.test(params.tank_id)) throw noRouteMatches({ request, url });
  const id = parseTankId(params.tank_id);
  if (id === undefined) throw vehicleNotFound({ request, url });
  const columns = await context.get(apiContext).files.vehicleColumns();
  const index = columns.id.indexOf(id);
  if (index === -1) throw vehicleNotFound({ request, url });
  throw redirect(vehiclePagePath(identityAt(columns, index)) + url.search, 301);
}

/** Never rendered, since the loader always throws; without a component the router would answer with the bare data. */
export default function VehicleByNumber() {
  return null;
}
