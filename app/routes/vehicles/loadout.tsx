import { lateBody } from "#app/components/hydration/late-body.tsx";
import { apiContext } from "#app/context.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { keepDefinitions } from "#app/vehicles/loadout/use-definitions.ts";
import { vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { Route } from "./+types/loadout.ts";
import "#app/vehicles/loadout/loadout-page.css";

/**
 * The loadouts that the account keeps for this vehicle; null if nobody is signed in, or the account does not answer.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { files, savedLoadouts } = context.get(apiContext);
  const id = parseTankId(params.tank_id) ?? 0;
  const [version, loadoutItems, kept] = await Promise.all([
    files.version(),
    files.loadoutItems(),
    savedLoadouts.list(id).catch(() => null),
  ]);
  keepDefinitions(version, () => definitionsOf(loadoutItems));
  return { kept, plain: url.search === "" };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return vehicleMeta(matches, "loadout", loaderData?.plain, location);
}

const fetchBody = () => import("#app/vehicles/page/loadout.tsx").then(({ Loadout }) => Loadout);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

/** The loadout of a vehicle, with all its stats. */
export default function VehicleLoadout({ loaderData }: Route.ComponentProps) {
  return <Body kept={loaderData.kept} />;
}
