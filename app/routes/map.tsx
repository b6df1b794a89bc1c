import { Suspense, useRef } from "react";
import { redirect, useRouteLoaderData } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { mapState } from "#app/features/map-rotation/map-state.ts";
import { Distances, Layers, OtherLayouts, planLabel } from "#app/features/maps/map-page.tsx";
import { mapView } from "#app/features/maps/map-view.ts";
import { MapsForm } from "#app/features/maps/maps-form.tsx";
import { OwnBattlesPanel } from "#app/features/maps/own-battles/own-battles-panel.tsx";
import type { Given } from "#app/features/maps/own-battles/use-own-battles.ts";
import { DrawnPlan, PlanEditor } from "#app/features/maps/own-plan/drawn-plan.tsx";
import { PlanPanel } from "#app/features/maps/own-plan/plan-panel.tsx";
import { TakePlan } from "#app/features/maps/own-plan/take-plan.tsx";
import { useOwnPlan } from "#app/features/maps/own-plan/use-own-plan.ts";
import { planVehicle } from "#app/features/maps/server/plan-vehicle.ts";
import { readMaps } from "#app/features/maps/server/read-maps.ts";
import { readOwnPlan } from "#app/features/maps/server/read-own-plan.ts";
import { SightForm } from "#app/features/maps/sight-form.tsx";
import { useAccounts } from "#app/features/sign-in/accounts-context.tsx";
import { battleTypesText, mapNames } from "#app/game/maps/map-words.ts";
import { markRows } from "#app/game/maps/own-plan/plan-words.ts";
import { MAPS_PATH, mapHref, mapPath, parseMapQuery, withPlan } from "#app/game/maps/query.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { rotationOfMap } from "#app/game/rotation/rotation-paths.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { HydrateOnInteraction } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { vehicleTyped } from "#app/widgets/vehicle-table/vehicle-typed.ts";
import type { Route } from "./+types/map.ts";
import type { loader as layoutLoader, RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";
import "virtual:uno:maps.css";
import "#app/widgets/data-table/menus/menu-fields.css";

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const { content, files, ownMaps } = context.get(apiContext);
  const { maps, gameVersion } = await readMaps(files);
  const map = maps.find(({ slug }) => slug === params.map);
  if (!map) throw pageNotFound({ request, url }, MAPS_PATH);
  const random = map.kind === "random";
  const rotation = await context.get(orNullContext)(content.mapRotation());
  const ownBattles = ownMaps.onMap(map.id, random).catch((): Given => "failed");
  const { given, problem } = readOwnPlan(url.searchParams.get("plan"), map, maps);
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
    ...{ query, vehicle, names: mapNames(maps) },
    asked: found && "problem" in found ? { typed, problem: found.problem } : null,
    gone: query.vehicle !== null && vehicle === null ? query.vehicle : null,
    battleTypes: battleTypesText(map),
    source: { patch: formatPatch(gameVersion), name: map.nameSource },
    ...{ mapId: map.id, random, given, problem },
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
  const own = useOwnPlan(given, mapId, address);
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
                The definitions of the game hold neither bases nor starts of this map's mode, so there is nothing true
                to draw.
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
