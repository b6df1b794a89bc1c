import { type ComponentType, lazy, Suspense, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Whether this render hydrates the server's HTML; false from the next render on. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** What shows that there is a visitor who is about to do something. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "click",
  // Files may be chosen without any of the others.
  "change",
  "dragenter",
  "scroll",
  "popstate",
];
/** Without any sign the body comes when the page has long been there, ms after its load. */
const REST = 6_000;
/** Delay in ms before a body that could not be fetched is requested again. */
const AGAIN = 5_000;

/** The first sign of a visitor. One document has one; on the server nothing waits. */
const firstSign = import.meta.env.SSR ? null : waitForSign();

function waitForSign(): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      for (const name of SIGNS) removeEventListener(name, seen, true);
      resolve();
    };
    // The page may have been used before this script was here; a dialog is there to be used. Menus are never sent open.
    if (document.querySelector(":focus,[data-menu][open],dialog[open]") || scrollY) return resolve();
    for (const name of SIGNS) addEventListener(name, seen, { capture: true, passive: true });
    const rest = () => setTimeout(seen, REST);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });
}

/**
 * The body of a view, left out of the first load: the server renders it with the page; the browser fetches and
 * hydrates it at the visitor's first interaction. Until then the server's HTML stays, and a tap works as without
 * script. The route must import its style sheets, as they would arrive too late for that HTML with the body.
 *
 * React leaves the server HTML of a boundary alone until its body is loaded, then hydrates it immediately on
 * interaction (https://github.com/reactwg/react-18/discussions/130). Pages reached by client-side navigation have no
 * boundary: the previous page stays until the body is loaded, which then renders at once at the full height that the
 * scroll position needs.
 * @param fetch imports the body; if that fails, the server's HTML stays and the import is retried
 * @param known the body itself where it does not have to be fetched, as on the server
 */
export function lateBody<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  known: ComponentType<P> | false,
): ComponentType<P> {
  const later = async (): Promise<ComponentType<P>> => {
    await firstSign;
    for (;;) {
      try {
        return await fetch();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  };
  // A page that is come to within the site, or whose link is pointed at, does not wait for a sign.
  if (!known && document.readyState === "complete") fetch().catch(() => undefined);
  const Later = known || lazy(async () => ({ default: await later() }));
  const AtOnce = known || lazy(async () => ({ default: await fetch() }));
  return function LateBody(props: P) {
    const hydrating = useHydrating();
    // Fixed while mounted: switching components would render everything again.
    const [late] = useState(hydrating);
    // A new element would make React render the body again before its hydration, and remove parts of it after.
    return useMemo(
      () =>
        late ? (
          <Suspense>
            <Later {...props} />
            <Asleep />
          </Suspense>
        ) : (
          <AtOnce {...props} />
        ),
      [late, props],
    );
  };
}

/** A route that has nothing but a late body, of all that it loads. */
export function lateRoute<P extends object>(...body: Parameters<typeof lateBody<P>>) {
  const Body = lateBody(...body);
  return ({ loaderData }: { loaderData: P }) => <Body {...loaderData} />;
}

/**
 * Present until the body is hydrated: meanwhile elements that need script keep their space but are invisible
 * (`js-only`).
 */
function Asleep() {
  const hydrating = useHydrating();
  const [late] = useState(hydrating);
  // A tap on a link into the page itself changes the address before the body is there: React then renders it anew
  // instead of hydrating it, and the router finds nothing to scroll to.
  useLayoutEffect(() => {
    if (!late) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [late]);
  return hydrating && <i hidden data-asleep="" />;
}
