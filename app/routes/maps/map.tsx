import { Suspense, useRef } from "react";
import { redirect, useRouteLoaderData } from "react-router";
import { useAccounts } from "#app/account/accounts-context.tsx";
import { HydrateOnInteraction } from "#app/components/hydration/hydrate-on-interaction.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { vehicleTyped } from "#app/components/vehicle-table/vehicle-typed.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { battleTypesText, mapNames } from "#app/game/maps/map-words.ts";
import { MAPS_PATH, mapHref, mapPath, parseMapQuery, withPlan } from "#app/game/maps/query.ts";
import { rotationOfMap } from "#app/game/maps/rotation/rotation-paths.ts";
import { markRows } from "#app/game/maps/tactics/plan-words.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { Distances, Layers, OtherLayouts, planLabel } from "#app/maps/map-page.tsx";
import { mapView } from "#app/maps/map-view.ts";
import { MapsForm } from "#app/maps/maps-form.tsx";
import { OwnBattlesPanel } from "#app/maps/own-battles/own-battles-panel.tsx";
import type { ServerOwnBattles } from "#app/maps/own-battles/use-own-battles.ts";
import { planVehicle } from "#app/maps/server/plan-vehicle.ts";
import { readMaps } from "#app/maps/server/read-maps.ts";
import { readTacticsBoard } from "#app/maps/server/read-tactics-board.ts";
import { SightForm } from "#app/maps/sight-form.tsx";
import { DrawnPlan, PlanEditor } from "#app/maps/tactics/drawn-plan.tsx";
import { PlanPanel } from "#app/maps/tactics/plan-panel.tsx";
import { TakePlan } from "#app/maps/tactics/take-plan.tsx";
import { useTacticsBoard } from "#app/maps/tactics/use-tactics-board.ts";
import type { loader as layoutLoader, RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/map.ts";
import "virtual:uno:maps.css";
import "#app/components/data-table/menus/menu-fields.css";
import type { GameMap } from "#app/game/maps/map.ts";
import type { MapRotation } from "#app/game/maps/rotation/map-rotation.ts";
import { usualDays } from "#app/game/maps/rotation/rotation-state.ts";
import { ROTATION_MODE_LABELS } from "#app/game/model/enumerations/rotation-modes.ts";
import { cellWords, rotationRows } from "#app/maps/rotation/rotation-rows.ts";

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const { content, files, ownMaps } = context.get(apiContext);
  const { maps, gameVersion } = await readMaps(files);
  const map = maps.find(({ slug }) => slug === params.map);
  if (!map) throw pageNotFound({ request, url }, MAPS_PATH);
  const random = map.kind === "random";
  const rotation = await context.get(orNullContext)(content.mapRotation());
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
    version: await files.version(),
    query,
    vehicle,
    names: mapNames(maps),
    asked: found && "problem" in found ? { typed, problem: found.problem } : null,
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
    view: mapView(map, query, vehicle),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, plain, view, battleTypes } = loaderData;
  return pageMeta({
    title: `${view.name}, map`,
    description: `${view.name}: bases, starting points, grid and distances to scale. ${battleTypes}.`,
    origin,
    canonical: mapPath(view.slug),
    noindex: !plain,
    picture: {
      path: previewAddress(version, `map-${view.slug}`),
      alt: `${view.name}: plan of the map with its bases and starting points.`,
    },
  });
}

export const handle: RouteHandle = {
  crumbs: (data) => [
    { label: "Maps", href: MAPS_PATH },
    { label: (data as Awaited<ReturnType<typeof loader>> | undefined)?.view.name ?? "Map" },
  ],
};

export default function GameMapPage({ loaderData }: Route.ComponentProps) {
  const { view, query, vehicle, names, asked, gone, source, mapId, random, given, problem, ownBattles, rotation } =
    loaderData;
  const accounts = useAccounts((state) => state.gameAccounts.length);
  const isSignedIn = useRouteLoaderData<typeof layoutLoader>("routes/layout")?.signedIn != null;
  const { plan: drawing, layout } = view;
  const { bounds } = view.goals;
  const sheet = useRef<HTMLDivElement>(null);
  const address = mapHref(view.slug, { ...query, plan: null });
  const own = useTacticsBoard(given, mapId, address);
  const carried = { ...query, plan: own.code };
  const editor = { label: planLabel(view), goals: view.goals, own };
  const notes = [
    ...view.notes,
    ...(problem === null ? [] : [problem]),
    ...(gone === null ? [] : [`There is no vehicle ${gone} in our data.`]),
  ];
  const sourceLine = `Map data: client ${source.patch}; bounds, bases and starting points. Terrain is not drawn.`;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">{view.name}</h1>
          <ul className="flex flex-wrap gap-x-16px gap-y-4px mt-8px color-text-2 text-13">
            {view.facts.map(({ icon, text }) => (
              <li key={icon} className="flex gap-6px items-center">
                <i className={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-8px">
          <a className="button" href={rotationOfMap(view.name)} rel="nofollow" title={rotation?.words}>
            <i className="i-lucide-calendar-clock" />
            {rotation ? `Rotation: ${rotation.short}` : "Rotation"}
          </a>
          <a className="button" href={MAPS_PATH}>
            <i className="i-lucide-map" />
            All maps
          </a>
          {layout && (
            <TakePlan
              address={address}
              code={own.code}
              sheet={sheet}
              words={{
                title: view.name,
                about: `${layout.name}, seen from ${layout.own}`,
                source: `The Index. ${sourceLine}`,
                notes: markRows(own.plan, bounds).flatMap(({ number, where }, place) =>
                  number === null ? [] : [{ number, where, note: own.plan[place]?.note ?? "" }],
                ),
              }}
            />
          )}
        </div>
      </div>
      {notes.map((note) => (
        <div key={note} className="callout mb-12px" role="status">
          <i className="i-lucide-info" />
          <p className="[overflow-wrap:anywhere]">{note}</p>
        </div>
      ))}
      <div className="columns">
        <div className="min-w-0">
          <section className="panel panel-wide" aria-label={`Plan of ${view.name}`}>
            <div className="p-16px border-b">
              <MapsForm
                query={carried}
                names={names}
                chosen={{
                  slug: view.slug,
                  battleType: view.layout?.battleType ?? null,
                  spawn: view.layout?.spawn ?? null,
                }}
              />
            </div>
            {drawing ? (
              <div className="p-12px" ref={sheet}>
                <Suspense fallback={<DrawnPlan drawing={drawing} {...editor} />}>
                  <HydrateOnInteraction>
                    <PlanEditor drawing={drawing} {...editor} />
                  </HydrateOnInteraction>
                </Suspense>
              </div>
            ) : (
              <p className="note p-16px">
                The game files have no bases or spawns for this map's mode, so there is nothing to draw.
              </p>
            )}
            <p className="panel-foot">
              {sourceLine} Name: {source.name}.
            </p>
          </section>
          {view.others.length > 1 && <OtherLayouts view={view} code={own.code} />}
        </div>
        <aside className="stack">
          {view.plan && (
            <>
              <Layers layers={view.layers} plan={own.code} />
              <PlanPanel
                own={own}
                bounds={bounds}
                sightHref={(at) => withPlan(mapHref(view.slug, { ...query, plan: null, at }), own.code)}
              />
              <Distances view={view} />
              <SightForm slug={view.slug} query={carried} vehicle={vehicle} asked={asked} />
            </>
          )}
          <OwnBattlesPanel
            key={mapId}
            map={{ id: mapId, random }}
            given={ownBattles}
            accounts={isSignedIn ? accounts : null}
          />
        </aside>
      </div>
    </main>
  );
}

interface MapState {
  /** "in", "new", "Assault out", "not stated". */
  short: string;
  /** Each mode with all that is known of it. */
  words: string;
}

/** What is known of a map in rotation, for its own page. @param now unix time in ms */
export function mapState(map: GameMap, rotation: MapRotation, now: number): MapState | null {
  const cells = [...(rotationRows([map], rotation.changes, usualDays(now))[0]?.cells ?? [])];
  if (cells.length === 0) return null;
  const label = (mode: (typeof cells)[number][0]) => ROTATION_MODE_LABELS[mode];
  const modesIn = (state: string) => cells.flatMap(([mode, cell]) => (cell.state === state ? [label(mode)] : []));
  const gone = modesIn("gone");
  const short =
    modesIn("new").length > 0
      ? "new"
      : modesIn("in").length > 0
        ? "in"
        : gone.length === cells.length
          ? "out"
          : gone.length > 0
            ? `${gone.join(", ")} out`
            : "not stated";
  return { short, words: cells.map(([mode, cell]) => `${label(mode)}: ${cellWords(cell.state, cell)}`).join("; ") };
}
