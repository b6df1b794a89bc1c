import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  Links,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { colourModeScript, useForcedColourMode } from "#app/components/colour-mode/colour-mode.ts";
import { Toasts } from "#app/components/toasts/toasts.tsx";
import { HEADER_COLOUR } from "#app/lib/theme/header-colour.ts";
import { earlyKeysScript } from "#app/site/search/shortcuts.ts";
import { showFailedRoutes } from "#app/site/updates/failed-routes.ts";
import { answerFromPayload } from "#app/site/updates/prefetched-payloads.ts";
import { enterNavigation, followNavigation } from "#app/site/updates/reload.ts";
import { useNonce } from "./lib/nonce.ts";
import type { loader as layoutLoader } from "./routes/layout.tsx";
import "./root.css";
import "virtual:icons.css";
import "virtual:uno.css";

/** Client middleware: records the destination before any chunk of that page can fail to load. */
export const noteDestination: MiddlewareFunction<Record<string, { type: "data"; result: unknown }>> = async (
  { request },
  next,
) => {
  const leave = enterNavigation(new URL(request.url));
  try {
    await next();
  } finally {
    leave();
  }
};

/** Records the destination with its hash, which middleware does not see; loads a document there when one is due. */
function NavigationFollower() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  // A form that is being sent must arrive first.
  const to = state === "loading" ? location : null;
  useLayoutEffect(() => followNavigation(to ?? null, pathname), [to, pathname]);
  return null;
}

/** Says the title of each page that is opened without a new document. Empty at first: only changes are read out. */
function OpenedPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

const fonts = ["/fonts/geist-page.woff2", "/fonts/archivo-expanded-page.woff2"];

export const clientMiddleware = [noteDestination, showFailedRoutes, answerFromPayload];

export function links() {
  return [
    ...fonts.map((href) => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous" as const,
    })),
    { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/site.webmanifest" },
  ];
}

const [light, dark] = HEADER_COLOUR;
/** The colour of the browser's own bars in either mode. */
const THEME_COLOURS = [
  { mode: "light", colour: light },
  { mode: "dark", colour: dark },
] as const;

/** What runs before the first paint. The browser keeps what the server sent, and so needs none of its own. */
const EARLY_SCRIPT = import.meta.env.SSR ? `${colourModeScript};${earlyKeysScript}` : "";

/** The document. It has no error boundary of its own, so it has no loader either: see routes/layout.tsx, docs/decisions. */
export default function Root() {
  const nonce = useNonce();
  const forced = useForcedColourMode();
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/layout");
  // The last effect of all around a late body: whoever drives the page by script acts from then on.
  useEffect(() => document.documentElement.setAttribute("data-listens", ""), []);
  return (
    // The script below sets data-theme before the first paint, so the attribute differs from the server's HTML on
    // purpose.
    <html lang="en" data-theme="system" data-forced-theme={forced} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content={forced ?? "dark light"} />
        {THEME_COLOURS.filter(({ mode }) => !forced || mode === forced).map(({ mode, colour }) => (
          <meta
            key={mode}
            name="theme-color"
            content={colour}
            media={forced ? undefined : `(prefers-color-scheme: ${mode})`}
          />
        ))}
        <script nonce={nonce} suppressHydrationWarning>
          {EARLY_SCRIPT}
        </script>
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <Outlet />
        <OpenedPage />
        <Toasts flash={layout?.flash} />
        <NavigationFollower />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
