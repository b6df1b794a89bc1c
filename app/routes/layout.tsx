import { useEffect, useMemo } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import { adNetworkContext, apiContext, flashContext, originContext, orWithoutContext } from "#app/context.ts";
import { AdChoicesButton } from "#app/features/ads/ad-choices-button.tsx";
import { isUnreachable } from "#app/features/offline/unreachable.ts";
import { UNREACHABLE_TITLE, UnreachableScreen } from "#app/features/offline/unreachable-screen.tsx";
import { PaletteLauncher } from "#app/features/search/palette-launcher.tsx";
import { AccountControl } from "#app/features/sign-in/account-control.tsx";
import { AccountsProvider } from "#app/features/sign-in/accounts-context.tsx";
import { loadSignedIn } from "#app/features/sign-in/load-signed-in.ts";
import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import { realmName } from "#app/game/model/regions.ts";
import { unlessAtHand } from "#app/lib/at-hand.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { formatPatch } from "#app/lib/format-patch.ts";
import { isOnline } from "#app/lib/online.ts";
import type { Crumb } from "#app/ui/bar.tsx";
import type { ForcedColourMode } from "#app/ui/colour-mode-forced.ts";
import { useForcedColourMode } from "#app/ui/colour-mode-forced.ts";
import { describeError } from "#app/ui/describe-error.ts";
import { ERROR_TITLE, ErrorScreen } from "#app/ui/error-screen.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { breadcrumbList, jsonLdText } from "#app/ui/json-ld-text.ts";
import { Shell, WholeScreen } from "#app/ui/shell.tsx";
import { ColourModeButton } from "#app/widgets/colour-mode-button.tsx";
import type { Route } from "./+types/layout.ts";
import { useAds } from "./use-ads.ts";

/** What a route says of itself to the layout. */
export interface RouteHandle {
  /** The way to the page, from what its loader has returned. */
  crumbs(loaderData: unknown): Crumb[];
  /** The colour mode of the page, whatever the visitor has chosen. */
  colourMode?: ForcedColourMode;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const signedIn = await loadSignedIn(context.get(apiContext), request.headers.get("cookie") ?? "");
  const adFree = signedIn !== null && adFreeBy(signedIn.statuses) !== null;
  const ads = adFree ? null : { network: context.get(adNetworkContext) };
  // Shown by the root, which may have no loader of its own: there is no boundary above it.
  const told = await context.get(flashContext).take();
  const flash = told.length === 0 ? undefined : told;
  // The footer is no reason to fail: a page that needs the dataset says so itself.
  const { files } = context.get(apiContext);
  const manifest = await context.get(orWithoutContext)(files.manifest());
  const definitions = manifest?.sources.definitions;
  if (!manifest || !definitions) return { origin, ads, signedIn, flash, data: null };
  const { gameVersion, realm, newestKnownPatch: newest } = manifest;
  const known = `The newest known patch is ${formatPatch(newest.version)} (${formatDate(newest.date)})`;
  const older = newest.version === gameVersion ? "" : `${known}, so figures may have changed.`;
  const unconfirmed = files.isConfirmed() ? "" : "The Index cannot look for newer data right now.";
  const remarks = [older, unconfirmed].filter(Boolean).join(" ");
  const data = { patch: formatPatch(gameVersion), realm, date: formatDate(definitions.date), remarks };
  return { origin, ads, signedIn, flash, data };
}

export const shouldRevalidate = unlessAtHand;

export function meta({ error }: Route.MetaArgs) {
  if (error === undefined) return [];
  const title = isUnreachable(error, isOnline()) ? UNREACHABLE_TITLE : ERROR_TITLE;
  return [{ title }, { name: "robots", content: "noindex" }];
}

/**
 * What the loader said last, for a boundary that takes its place. Of one document in the browser: effects never
 * run on the server.
 */
let lastKnown: Route.ComponentProps["loaderData"] | undefined;

export default function Layout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const match = matches.at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  useEffect(() => {
    lastKnown = loaderData;
  }, [loaderData]);
  const crumbs = handle?.crumbs(match?.loaderData) ?? [];
  return (
    <Frame crumbs={crumbs}>
      <Outlet />
      {crumbs.length > 1 && (
        <JsonLd key={pathname} json={jsonLdText([breadcrumbList(crumbs, loaderData.origin, pathname)])} />
      )}
    </Frame>
  );
}

/**
 * Every route stands under this boundary. The root has none: React would mount the document anew for it,
 * which Trusted Types forbid (docs/decisions/0004).
 */
export function ErrorBoundary() {
  const thrown = useRouteError();
  const { pathname, search } = useLocation();
  // As it was when it was thrown: the connection may be back before the page is.
  const unreachable = useMemo(() => isUnreachable(thrown, isOnline()), [thrown]);
  if (unreachable) {
    return (
      <Frame crumbs={[{ label: "Vehicles", href: "/" }, { label: "No connection" }]}>
        <UnreachableScreen />
      </Frame>
    );
  }
  const error = describeError(thrown);
  const screen = <ErrorScreen error={error} address={pathname + search} />;
  if (error.fatal) {
    return <WholeScreen>{screen}</WholeScreen>;
  }
  const missing = isRouteErrorResponse(thrown) && thrown.status === 404;
  return (
    <Frame crumbs={[{ label: "Vehicles", href: "/" }, { label: missing ? "Not found" : "Error" }]}>{screen}</Frame>
  );
}

function Frame({ crumbs, children }: { crumbs: Crumb[]; children: React.ReactNode }) {
  const { pathname } = useLocation();
  const { data, signedIn = null } = useRouteLoaderData<typeof loader>("routes/layout") ?? lastKnown ?? {};
  const network = useAds()?.network;
  const source = data
    ? `Vehicle data: patch ${data.patch}, ${realmName(data.realm)} client, ${data.date}`
    : "Vehicle data: its patch and date cannot be read at the moment";
  return (
    <AccountsProvider signedIn={signedIn}>
      <Shell
        pathname={pathname}
        crumbs={crumbs}
        source={source}
        remarks={data?.remarks ?? ""}
        controls={
          <>
            <ColourModeButton forced={useForcedColourMode()} />
            <AccountControl signedIn={signedIn !== null} />
          </>
        }
        choices={network && <AdChoicesButton network={network} />}
      >
        {children}
        <PaletteLauncher />
      </Shell>
    </AccountsProvider>
  );
}
