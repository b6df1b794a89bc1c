import { Outlet, redirect } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { axesParameters, parseAxes } from "#app/game/charts/scatter-axes.ts";
import { renewedParameters } from "#app/game/loadout/address/former-address.ts";
import { LOADOUT_PARAMETER } from "#app/game/loadout/address/loadout-text.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { type VehicleViewName, vehicleViewPath, viewOfPath } from "#app/game/model/addresses/vehicle-path.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { identityAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { indexTable } from "#app/vehicles/list/index-table.ts";
import { asksToOpen } from "#app/vehicles/loadout/opened.ts";
import type { VehicleData } from "#app/vehicles/page/vehicle-data.ts";
import { vehicleHead } from "#app/vehicles/page/vehicle-head.ts";
import type { RouteHandle } from "../layout.tsx";
import { vehicleNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicle.ts";

/** The record of a vehicle, for all its views. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const id = parseTankId(params.tank_id);
  const { files } = context.get(apiContext);
  const notFound = async () => {
    const columns = await context.get(orNullContext)(files.vehicleColumns());
    return vehicleNotFound({ request, url }, params.vehicle, columns ? vehiclesCalled(params.vehicle, columns) : []);
  };
  if (id === undefined) throw await notFound();
  // Without the manifest the page only cannot say whether the game is newer than the data.
  const [vehicle, manifest, version] = await Promise.all([
    files.vehicleWithText(id),
    context.get(orNullContext)(files.manifest()),
    files.version(),
  ]);
  if (!vehicle) throw await notFound();
  const { value: record, text } = vehicle;
  const view = viewOfPath(url.pathname);
  // The armour view is younger than those addresses, and has a gun of its own.
  const renewed =
    view === "armour"
      ? null
      : await renewedParameters(url.searchParams, record, async () => definitionsOf(await files.loadoutItems()));
  const wanted = renewed === null ? wantedView(view, url.searchParams) : "loadout";
  // The id decides; an outdated name redirects to the current address.
  if (record.slug !== params.vehicle || wanted !== view || renewed !== null)
    throw redirect(vehicleViewPath(record, wanted) + searchOf(renewed, url), 301);
  const data: VehicleData = { text, newest: manifest?.newestKnownPatch.version ?? null, version };
  return { ...data, ...vehicleHead(record, context.get(originContext)) };
}

const MAX_SIMILAR = 5;

/** The vehicles that a name in an address may mean. */
function vehiclesCalled(name: string, columns: VehicleColumns) {
  const found = indexTable(columns, new Map()).rows.find(name);
  // A name without letters finds all.
  return found.length === columns.id.length ? [] : found.slice(0, MAX_SIMILAR).map((row) => identityAt(columns, row));
}

/** The view that an address needs: the page used to show everything at the address of the overview. */
function wantedView(view: VehicleViewName, params: URLSearchParams): VehicleViewName {
  if (params.has(LOADOUT_PARAMETER) || asksToOpen(params)) return "loadout";
  return view === "overview" && axesParameters(parseAxes(params)).length > 0 ? "statistics" : view;
}

function searchOf(renewed: Awaited<ReturnType<typeof renewedParameters>>, { search }: URL): string {
  if (renewed === null) return search;
  return renewed.length === 0 ? "" : `?${new URLSearchParams(renewed.map(([name, value]) => [name, value]))}`;
}

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const vehicle = loaderData as Route.ComponentProps["loaderData"] | undefined;
    if (!vehicle) return [{ label: "Vehicles", href: "/" }];
    return [
      { label: "Vehicles", href: "/" },
      { label: NATION_LABELS[vehicle.nation], href: `/?nation=${vehicle.nation}` },
      { label: vehicle.name },
    ];
  },
};

export default function Vehicle() {
  return (
    <main className="page pt-16px pb-16px" id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
