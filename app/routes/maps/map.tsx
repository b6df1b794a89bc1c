import { redirect, useRouteLoaderData } from "react-router";
import { useAccounts } from "#app/account/accounts-context.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { vehicleTyped } from "#app/components/vehicle-table/vehicle-typed.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { battleTypesText, mapNames } from "#app/game/maps/map-text.ts";
import { minimapAddress } from "#app/game/maps/minimap.ts";
import { MAPS_PATH, mapHref, mapPath, parseMapQuery } from "#app/game/maps/query.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { mapContent, type PlanVehicle } from "#app/maps/map-content.ts";
import type { ServerOwnBattles } from "#app/maps/own-battles/use-own-battles.ts";
import { mapState } from "#app/maps/rotation/rotation-rows.ts";
import { allMaps } from "#app/maps/server/read-maps.ts";
import { readTacticsBoard } from "#app/maps/server/read-tactics-board.ts";
import type { loader as layoutLoader, RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/map.ts";
import "#app/maps/map-page.css";

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const { content, files, ownMaps } = context.get(apiContext);
  const { maps, gameVersion } = await allMaps(files);
  const map = maps.find(({ slug }) => slug === params.map);
  if (!map) throw pageNotFound({ request, url }, MAPS_PATH);
  const random = map.kind === "random";
  const orNull = context.get(orNullContext);
  const [rotation, art, version] = await Promise.all([
    orNull(content.mapRotation()),
    orNull(files.gameArt()),
    files.version(),
  ]);
  const minimap = minimapAddress(art?.minimaps ?? [], version, map.id);
  const ownBattles = ownMaps.onMap(map.id, random).catch((): ServerOwnBattles => "failed");
  const { given, problem } = readTacticsBoard(url.searchParams.get("plan"), map, maps);
  const query = { ...parseMapQuery(url.searchParams), plan: given.code };
  const typed = typedText(url.searchParams.get("of"), 80);
  const columns = typed !== "" || query.vehicle !== null ? await files.vehicleColumns() : null;
  const found = columns && typed !== "" ? vehicleTyped(typed, columns) : null;
  // The form without script: an address has ids, and nothing that is empty.
  if (found && "id" in found) throw redirect(mapHref(map.slug, { ...query, vehicle: found.id }));
  if (url.searchParams.has("of") && typed === "") throw redirect(mapHref(map.slug, { ...query, vehicle: null }));
  const vehicle = columns && query.vehicle !== null ? planVehicle(query.vehicle, columns) : null;
  return {
    origin: context.get(originContext),
    version,
    query,
    vehicle,
    names: mapNames(maps),
    vehicleProblem: found && "problem" in found ? { typed, problem: found.problem } : null,
    gone: query.vehicle !== null && vehicle === null ? query.vehicle : null,
    battleTypes: battleTypesText(map),
    source: { patch: formatPatch(gameVersion), name: map.nameSource },
    mapId: map.id,
    random,
    given,
    problem,
    ownBattles: await ownBattles,
    rotation: rotation && mapState(map, rotation, Date.now()),
    plain: url.search === "",
    content: mapContent(map, query, vehicle, minimap),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, plain, content, battleTypes } = loaderData;
  return pageMeta({
    title: `${content.name}, map`,
    description: `${content.name}: bases, starting points, grid and distances to scale. ${battleTypes}.`,
    origin,
    canonical: mapPath(content.slug),
    noindex: !plain,
    view: location,
    picture: {
      path: previewAddress(version, `map-${content.slug}`),
      alt: `${content.name}: plan of the map with its bases and starting points.`,
    },
  });
}

export const handle: RouteHandle = {
  crumbs: (data) => [
    { label: "Maps", href: MAPS_PATH },
    { label: (data as Awaited<ReturnType<typeof loader>> | undefined)?.content.name ?? "Map" },
  ],
};

const fetchBody = () => import("#app/maps/map-page.tsx").then(({ MapPage }) => MapPage);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

export default function GameMapPage({ loaderData }: Route.ComponentProps) {
  const accounts = useAccounts((state) => state.gameAccounts.length);
  const isSignedIn = useRouteLoaderData<typeof layoutLoader>("routes/layout")?.signedIn != null;
  return <Body {...loaderData} accounts={isSignedIn ? accounts : null} />;
}

/** A vehicle by its id; null when there is none. */
function planVehicle(id: number, columns: VehicleColumns): PlanVehicle | null {
  const index = columns.id.indexOf(id);
  if (index < 0) return null;
  const row = rowAt(columns, index);
  const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    id,
    name: row.name,
    href: vehiclePagePath(row),
    viewRange: numberOrNull(row.stats.viewRange),
    topSpeed: numberOrNull(row.stats.topSpeed),
  };
}
