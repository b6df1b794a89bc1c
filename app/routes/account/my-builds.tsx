import { lateBody } from "#app/components/hydration/late-body.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { readStored } from "#app/lib/browser-storage.ts";
import { listedVehicles } from "#app/loadout/loadout-groups.ts";
import type { Route } from "./+types/my-builds.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { files, savedLoadouts } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [read, version] = await Promise.all([
    orNull(savedLoadouts.list().then((builds) => ({ builds }))),
    orNull(files.version()),
  ]);
  const loadouts = read?.builds ?? null;
  const columns = loadouts === null || loadouts.length === 0 ? null : await orNull(files.vehicleColumns());
  return {
    state:
      read === null ? ("unavailable" as const) : loadouts === null ? ("signed-out" as const) : ("signed-in" as const),
    builds: loadouts ?? [],
    known: columns && loadouts && listedVehicles(columns, loadouts),
    version,
    now: Date.now(),
    origin: context.get(originContext),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Saved loadouts",
    description:
      "Your saved loadouts: equipment, crew and modules of your vehicles, by name, to open, rename and delete.",
    origin: loaderData?.origin,
    canonical: "/my-builds",
    noindex: true,
  });
}

/**
 * Whether this browser keeps loadouts, which the server does not know: they are shown at once (`browser-loadouts.ts`).
 */
const hasSavedLoadouts = () => readStored("index-builds") !== null;

const fetchBody = () => import("#app/loadout/my-builds-page.tsx").then(({ SavedLoadoutsPage }) => SavedLoadoutsPage);
const Body = lateBody(
  fetchBody,
  import.meta.env.SSR ? await fetchBody() : hasSavedLoadouts() && lazyComponent(fetchBody),
);

export default function SavedLoadouts({ loaderData }: Route.ComponentProps) {
  return <Body {...loaderData} />;
}
