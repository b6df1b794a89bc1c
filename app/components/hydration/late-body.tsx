import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useHydrating } from "./use-hydrating.ts";

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
/** How long to wait before a body that could not be fetched is asked for again, ms. */
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
 * The body of a view, of which the first load has nothing: the server imports it and renders it with the page, while a
 * browser fetches it at the first sign of a visitor and hydrates it then. Until it is there the server's HTML stands,
 * and a tap does what it does without script. Its style sheets are the route's to import: with the body they would come too
 * late for that HTML. To be used within `LateBoundary`.
 * @param fetch imports it; where it cannot be fetched the server's HTML stays, and it is asked for again
 */
export function lateBody<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
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
  if (!import.meta.env.SSR && document.readyState === "complete") fetch().catch(() => undefined);
  const Later = lazy(async () => ({ default: await later() }));
  const AtOnce = lazy(async () => ({ default: await fetch() }));
  return function LateBody(props: P) {
    const hydrating = useHydrating();
    // The same as long as it is shown: another component would be drawn anew.
    const [Body] = useState<ComponentType<P>>(() => (hydrating ? Later : AtOnce));
    // Drawn again after it is hydrated, it would take away parts of it that are not hydrated yet.
    return useMemo(() => <Body {...props} />, [Body, props]);
  };
}

/**
 * Around a late body: React leaves the server's HTML of it alone until it is there, and then hydrates it at once for what
 * is done in it (https://github.com/reactwg/react-18/discussions/130). A page that is come to within the
 * site has no boundary: the one before stays until the body is there, which is then drawn at once, with all of the height
 * that the place on the page needs.
 */
export function LateBoundary({ children }: { children: ReactNode }) {
  const hydrating = useHydrating();
  const [late] = useState(hydrating);
  // Anything new within would make React draw it anew before it is hydrated.
  return useMemo(
    () =>
      late ? (
        <Suspense>
          {children}
          <Asleep />
        </Suspense>
      ) : (
        children
      ),
    [late, children],
  );
}

/** Stands in the page until the body is hydrated: as long what needs script keeps its place out of sight (`js-only`). */
function Asleep() {
  return useHydrating() && <i hidden data-asleep="" />;
}
