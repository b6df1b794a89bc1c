import { redirect } from "react-router";
import { Callout } from "#app/components/callout.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { requestedLayout, startLike } from "#app/game/maps/layouts.ts";
import { mapNames } from "#app/game/maps/map-text.ts";
import { MAPS_PATH, mapHref, parseMapQuery } from "#app/game/maps/query.ts";
import { MAP_ROTATION_PAGE } from "#app/game/maps/rotation/map-rotation.ts";
import { mapOfCode } from "#app/game/maps/tactics/plan-code.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { MapGroups } from "#app/maps/map-cards.tsx";
import { MapsForm } from "#app/maps/maps-form.tsx";
import { allMaps, mapList } from "#app/maps/server/read-maps.ts";
import type { Route } from "./+types/maps.ts";
import "#app/maps/maps-page.css";

const DESCRIPTION =
  "Every map of random battles drawn to scale: bases, starting points, grid and distances for each battle type.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { maps } = await allMaps(context.get(apiContext).files);
  const query = parseMapQuery(url.searchParams);
  // The form without script.
  const requested = typedText(url.searchParams.get("map"), 40);
  const found = maps.find(({ slug, name }) => slug === requested || name.toLowerCase() === requested.toLowerCase());
  // A plan drawn on one map means nothing on another.
  const plan = query.plan !== null && mapOfCode(query.plan) === found?.id ? query.plan : null;
  const layout = found && requestedLayout(found, query);
  if (layout) {
    // The spawn was left unchanged while the battle type or the map changed.
    const spawn = query.spawn === url.searchParams.get("from") ? startLike(found, layout, query.spawn) : query.spawn;
    const gameplay = layout.gameplay === query.gameplay ? query.gameplay : null;
    throw redirect(mapHref(found.slug, { ...query, gameplay, spawn, plan }));
  }
  if (found) throw redirect(mapHref(found.slug, { ...query, plan }));
  const message = requested === "" ? "" : `There is no map “${requested}”. Choose one of these.`;
  const plain = query.battleType === null && query.spawn === null && requested === "";
  const list = mapList(maps, query);
  return { origin: context.get(originContext), list, query, names: mapNames(maps), message, plain };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  return pageMeta({
    title: "Maps",
    description: DESCRIPTION,
    origin,
    canonical: MAPS_PATH,
    noindex: !plain,
    view: location,
  });
}

export default function Maps({ loaderData }: Route.ComponentProps) {
  const { list, query, names, message, plain } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead title="Maps" lead="Size, bases and spawns to scale, from the game files.">
        <a className="button" href={MAP_ROTATION_PAGE}>
          <i className="i-lucide-calendar-clock" />
          Map rotation
        </a>
      </PageHead>
      {message !== "" && <Callout className="mb-16px">{message}</Callout>}
      <MapGroups list={list} filtered={!plain} query={query} />
      <section className="panel panel-wide p-16px" aria-label="Choose a map">
        <MapsForm names={names} chosen={{ slug: null, ...query }} />
      </section>
    </main>
  );
}
