import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { parseTankId } from "#app/game/model/tank-id.ts";
import { rowAt } from "#app/game/model/vehicle-columns.ts";
import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import type { Route } from "./+types/vehicle-by-number.ts";
import { pageNotFound, pageUnmatched } from "./page-not-found.ts";

/** A vehicle's number alone leads to its page; whatever is no number is an address that nothing matches. */
export async function loader({ request, url, params, context }: Route.LoaderArgs): Promise<never> {
  if (!/^\d+$/.test(params.tank_id)) throw pageUnmatched({ request, url });
  const id = parseTankId(params.tank_id);
  if (id === undefined) throw pageNotFound({ request, url });
  const columns = await context.get(apiContext).files.vehicleColumns();
  const place = columns.id.indexOf(id);
  if (place === -1) throw pageNotFound({ request, url });
  throw redirect(vehiclePagePath(rowAt(columns, place)) + url.search, 301);
}

/** Never shown: the loader always throws. A route with a component is answered as a page. */
export default function VehicleByNumber() {
  return null;
}
