import { redirect } from "react-router";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { apiContext } from "#app/context.ts";
import { parseShotQuery, shotSearch } from "#app/game/armour/aim.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { loadArmour } from "#app/vehicles/armour/load-shooter.ts";
import { vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { Route } from "./+types/armour.ts";
import "#app/vehicles/armour/armour.css";

/** Letters that are read of the name of a shooter. */
const MAX_NAME = 60;

/** Who shoots at the vehicle. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const record = await files.vehicleById(parseTankId(params.tank_id) ?? 0);
  const plain = url.search === "";
  if (record?.record !== "full") return { plain, data: null };
  const query = parseShotQuery(url.searchParams);
  const loaded = await loadArmour(record, query, typedText(url.searchParams.get("shooter"), MAX_NAME), files);
  if ("leadsTo" in loaded) throw redirect(vehicleViewPath(record, "armour") + shotSearch(loaded.leadsTo));
  return { plain, data: loaded };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return vehicleMeta(matches, "armour", loaderData?.plain, location);
}

const fetchBody = () => import("#app/vehicles/page/armour.tsx").then(({ Armour }) => Armour);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

/** Where a gun goes through the vehicle. */
export default function VehicleArmour({ loaderData }: Route.ComponentProps) {
  return <Body data={loaderData.data} />;
}
