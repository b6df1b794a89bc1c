import type { ComponentType } from "react";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { lazyPart, NotFetchedSection } from "#app/components/hydration/lazy-part.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { knownVehicles } from "#app/loadout/loadout-groups.ts";
import type { MyBuildsPageProps } from "#app/loadout/my-builds-page.tsx";
import type { Route } from "./+types/my-builds.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { files, savedLoadouts } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [read, version] = await Promise.all([
    orNull(savedLoadouts.list().then((builds) => ({ builds }))),
    orNull(files.version()),
  ]);
  const builds = read?.builds ?? null;
  const columns = builds === null || builds.length === 0 ? null : await orNull(files.vehicleColumns());
  return {
    state:
      read === null ? ("unavailable" as const) : builds === null ? ("signed-out" as const) : ("signed-in" as const),
    builds: builds ?? [],
    known: columns && builds && knownVehicles(columns, builds),
    version,
    now: Date.now(),
    origin: context.get(originContext),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Saved loadouts",
    description:
      "The builds that you keep: what you have fitted to your vehicles, by name, to open, rename and delete.",
    origin: loaderData?.origin,
    canonical: "/my-builds",
    noindex: true,
  });
}

/** Whether this browser keeps some, of which the server knows nothing: they are shown at once (`browser-loadouts.ts`). */
function isKeepingSome(): boolean {
  try {
    return localStorage.getItem("index-builds") !== null;
  } catch {
    return false;
  }
}

const fetchBody = () => import("#app/loadout/my-builds-page.tsx").then(({ MyBuildsPage }) => MyBuildsPage);
const Body: ComponentType<MyBuildsPageProps> = import.meta.env.SSR
  ? (await import("#app/loadout/my-builds-page.tsx")).MyBuildsPage
  : isKeepingSome()
    ? lazyPart(fetchBody, NotFetchedSection)
    : lateBody(fetchBody);

export default function MyBuilds({ loaderData }: Route.ComponentProps) {
  return (
    <LateBoundary>
      <Body {...loaderData} />
    </LateBoundary>
  );
}
