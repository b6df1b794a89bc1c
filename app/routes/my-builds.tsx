import { useRevalidator } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { AccountBuilds } from "#app/features/my-builds/account-builds.tsx";
import { BrowserBuildsPanel } from "#app/features/my-builds/browser-builds-panel.tsx";
import { knownVehicles } from "#app/features/my-builds/build-groups.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { SignInLink } from "#app/widgets/sign-in-link.tsx";
import type { Route } from "./+types/my-builds.ts";
import type { RouteHandle } from "./layout.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { files, keptBuilds } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [read, version] = await Promise.all([
    orNull(keptBuilds.list().then((builds) => ({ builds }))),
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
    title: "My builds",
    description:
      "The builds that you keep: what you have fitted to your vehicles, by name, to open, rename and delete.",
    origin: loaderData?.origin,
    canonical: "/my-builds",
    noindex: true,
  });
}

export const handle: RouteHandle = {
  crumbs: () => [{ label: "Access", href: "/access" }, { label: "My builds" }],
};

export default function MyBuilds({ loaderData }: Route.ComponentProps) {
  const { state, builds, known, version, now } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <main className="page max-w-880px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">My builds</h1>
          <p>What you have fitted, by vehicle. Every build is a link too, to hand on.</p>
        </div>
      </div>
      <div className="stack">
        {state === "unavailable" && (
          <p className="callout callout-bad" role="status">
            <i className="i-lucide-circle-alert" />
            The builds of your account cannot be read at the moment. They are safe; please try again in a minute.
          </p>
        )}
        {state === "signed-out" && (
          <p className="callout">
            <i className="i-lucide-log-in" />
            <span>
              <SignInLink>Sign in</SignInLink> to keep builds in an account, and to have them on every device.
            </span>
          </p>
        )}
        {state === "signed-in" && <AccountBuilds builds={builds} known={known} now={now} changed={revalidate} />}
        <BrowserBuildsPanel signedIn={state === "signed-in"} version={version} now={now} moved={revalidate} />
      </div>
    </main>
  );
}
