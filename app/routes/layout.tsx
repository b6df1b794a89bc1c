import { Suspense, useEffect, useMemo } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import { AccountControl } from "#app/account/account-control.tsx";
import { AccountsProvider, useAccounts } from "#app/account/accounts-context.tsx";
import { loadSignedIn } from "#app/account/load-signed-in.ts";
import { TrayLauncher } from "#app/comparison/tray/tray-launcher.tsx";
import { type ForcedColourMode, useForcedColourMode } from "#app/components/colour-mode/colour-mode.ts";
import { ColourModeButton } from "#app/components/colour-mode/colour-mode-button.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { breadcrumbList, type Crumb, JsonLd, jsonLdText } from "#app/components/page/json-ld.tsx";
import { ContoursContext } from "#app/components/vehicle/contour.tsx";
import {
  adNetworkContext,
  apiContext,
  flashContext,
  originContext,
  orNullContext,
  simulatedContext,
} from "#app/context.ts";
import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import { realmName } from "#app/game/model/enumerations/regions.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch, otherPatches } from "#app/lib/text/format-patch.ts";
import { crumbsAt } from "#app/pages/pages.ts";
import { AdChoicesButton } from "#app/site/ads/ad-choices-button.tsx";
import { describeError, ERROR_TITLE } from "#app/site/errors/describe-error.ts";
import type { ErrorScreenProps } from "#app/site/errors/error-screen.tsx";
import { isOnline, isUnreachable } from "#app/site/offline/unreachable.ts";
import { UNREACHABLE_TITLE, UnreachableScreen } from "#app/site/offline/unreachable-screen.tsx";
import { PaletteLauncher } from "#app/site/search/palette-launcher.tsx";
import { FullScreen, Shell } from "#app/site/shell/shell.tsx";
import type { Route } from "./+types/layout.ts";
import { type Ads, useAds } from "./use-ads.ts";

/** A route's handle, as the layout reads it. */
export interface RouteHandle {
  /** The breadcrumb, where it needs the loader's data; of the others the list of pages knows it. */
  crumbs?(loaderData: unknown): Crumb[];
  /** Overrides the visitor's colour mode on this page. */
  colourMode?: ForcedColourMode;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const signedIn = await loadSignedIn(context.get(apiContext), request.headers.get("cookie") ?? "");
  const adFree = signedIn !== null && adFreeBy(signedIn.statuses) !== null;
  const simulated = context.get(simulatedContext);
  const ads: Ads | null = adFree ? null : { network: context.get(adNetworkContext) };
  // Loaded here and shown by the root: the root may have no loader, since no boundary is above it.
  const messages = await context.get(flashContext).take();
  const flash = messages.length === 0 ? undefined : messages;
  // The footer must not fail the page: a page that needs the dataset reports that itself.
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [manifest, art, version] = await Promise.all([
    orNull(files.manifest()),
    orNull(files.gameArt()),
    orNull(files.version()),
  ]);
  const contours = art?.withoutContour ? { version, without: art.withoutContour } : null;
  const source = manifest ? sourceText(manifest, files.isConfirmed()) : NO_SOURCE;
  return { origin, ads, signedIn, flash, source, contours, simulated };
}

const NO_SOURCE = "Vehicle data: patch and date can’t be loaded right now";

/** What the footer says of the figures: their patch, realm and date; and in what they may be behind. */
function sourceText(manifest: Manifest, confirmed: boolean): string {
  const { gameVersion, realm, newestKnownPatch: newest, sources } = manifest;
  if (!sources.definitions) return NO_SOURCE;
  const patch = formatPatch(gameVersion);
  const { date } = sources.definitions;
  const source = [`Vehicle data: patch ${patch}`, realmName(realm), ...(date ? [formatDate(date)] : [])].join(", ");
  const day = newest.date === null ? "" : ` (${formatDate(newest.date)})`;
  const known = `The latest patch is ${formatPatch(newest.version)}${day}`;
  const remarks = [
    formatPatch(newest.version) === patch ? "" : `${known}; some figures may have changed.`,
    confirmed ? "" : "The Index can’t check for newer data right now.",
  ];
  return [[source, otherPatches(manifest)].filter(Boolean).join("; "), remarks.filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(" · ");
}

export function meta({ error }: Route.MetaArgs) {
  if (error === undefined) return [];
  const title = isUnreachable(error, isOnline()) ? UNREACHABLE_TITLE : ERROR_TITLE;
  return [{ title }, { name: "robots", content: "noindex" }];
}

/**
 * The last loader data, for the error boundary, which replaces the layout. State of one document: effects never run on
 * the server.
 */
let lastKnown: Route.ComponentProps["loaderData"] | undefined;

export default function Layout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.crumbs) ?? matches.at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  useEffect(() => {
    lastKnown = loaderData;
  }, [loaderData]);
  const crumbs = handle?.crumbs?.(match?.loaderData) ?? crumbsAt(pathname);
  return (
    <Frame crumbs={crumbs}>
      <Outlet />
      {crumbs.length > 1 && (
        <JsonLd key={pathname} json={jsonLdText([breadcrumbList(crumbs, loaderData.origin, pathname)])} />
      )}
    </Frame>
  );
}

/** Few visits see one: a browser fetches it then. */
const fetchErrorScreen = () => import("#app/site/errors/error-screen.tsx").then(({ ErrorScreen }) => ErrorScreen);
const ErrorScreen = import.meta.env.SSR ? await fetchErrorScreen() : lazyComponent(fetchErrorScreen, PlainError);

/** In place of the error page where that cannot be fetched either. */
function PlainError({ address }: ErrorScreenProps) {
  return (
    <main className="message-screen" id="main" tabIndex={-1}>
      <div role="alert">
        <h1 className="heading-1">{ERROR_TITLE}</h1>
        <a className="button button-primary" href={address} data-reload="">
          Try again
        </a>
      </div>
    </main>
  );
}

/**
 * Every route is under this boundary. The root has none: React would remount the document for it, which Trusted Types
 * forbid (docs/decisions/pages.md).
 */
export function ErrorBoundary() {
  const thrown = useRouteError();
  const { pathname, search } = useLocation();
  // The connection's state at the time of the error: it may be back before the page is.
  const unreachable = useMemo(() => isUnreachable(thrown, isOnline()), [thrown]);
  if (unreachable) {
    return (
      <Frame crumbs={[{ label: "Vehicles", href: "/" }, { label: "No connection" }]}>
        <UnreachableScreen />
      </Frame>
    );
  }
  const error = describeError(thrown);
  const screen = (
    <Suspense>
      <ErrorScreen error={error} address={pathname + search} />
    </Suspense>
  );
  if (error.fatal) {
    return <FullScreen>{screen}</FullScreen>;
  }
  const missing = isRouteErrorResponse(thrown) && thrown.status === 404;
  return (
    <Frame crumbs={[{ label: "Vehicles", href: "/" }, { label: missing ? "Not found" : "Error" }]}>{screen}</Frame>
  );
}

/** The search, which knows whose it is. */
function SearchOfMine() {
  return <PaletteLauncher me={useAccounts((state) => state.active)} />;
}

function Frame({ crumbs, children }: { crumbs: Crumb[]; children: React.ReactNode }) {
  const { pathname } = useLocation();
  // Without loader data nothing was asked for, as where something is sent to a page that takes nothing.
  const {
    source = "",
    signedIn = null,
    contours = null,
  } = useRouteLoaderData<typeof loader>("routes/layout") ?? lastKnown ?? {};
  const network = useAds()?.network;
  return (
    <AccountsProvider signedIn={signedIn}>
      <ContoursContext value={contours}>
        <Shell
          pathname={pathname}
          crumbs={crumbs}
          source={source}
          tray={<TrayLauncher />}
          controls={
            <>
              <ColourModeButton forced={useForcedColourMode()} />
              <AccountControl signedIn={signedIn !== null} />
            </>
          }
          choices={network && <AdChoicesButton network={network} />}
        >
          {children}
          <SearchOfMine />
        </Shell>
      </ContoursContext>
    </AccountsProvider>
  );
}
