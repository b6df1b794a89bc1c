import { type RefObject, useEffect, useRef, useState } from "react";
import { routerTarget } from "#app/ui/shell/use-link-delegation.ts";
import type { VehicleView } from "../vehicle-view.ts";
import type { InstantView } from "./instant-view.ts";

/** What was chosen before and after what is shown, as query strings. */
interface Steps {
  past: string[];
  future: string[];
}

export interface InstantPage {
  view: VehicleView;
  /** The part of the page whose links to the same vehicle are answered here. */
  area: RefObject<HTMLDivElement | null>;
  /** Null where there is nothing to take back or to do again. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/**
 * Answers links to other builds of the vehicle without the server, once its calculator is open; elsewhere, and when
 * something cannot be loaded, the links are followed as usual. The address follows, so that it can be shared.
 */
export function useInstantView(given: VehicleView, version: string | null): InstantPage {
  const [own, setOwn] = useState<{ given: VehicleView; view: VehicleView; steps: Steps } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const current = own?.given === given ? own : { given, view: given, steps: { past: [], future: [] } };
  const shown = useRef(current);
  shown.current = current;
  const views = useRef<Promise<InstantView> | null>(null);
  const { id } = given;
  const open = given.setUp !== null;

  const show = async (search: string, steps: Steps) => {
    const before = shown.current;
    try {
      views.current ??= import("./instant-view.ts").then((module) => module.prepareInstantView(id, version));
      const view = (await views.current)(search);
      // Another vehicle, or a newer choice, came in between.
      if (shown.current !== before) return;
      setOwn({ given: before.given, view, steps });
      history.replaceState(history.state, "", location.pathname + search);
    } catch {
      location.assign(location.pathname + search);
    }
  };
  const act = useRef(show);
  act.current = show;

  useEffect(() => {
    const element = area.current;
    if (!open || !element) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || !link?.href) return;
      const { pathname, search, hash } = new URL(link.href);
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const click = { button: event.button, modified, href: link.href, target: link.target, download: false };
      const elsewhere = pathname !== location.pathname || hash !== "" || !hasSetUp(search);
      if (elsewhere || routerTarget(click, location.href) === null) return;
      event.preventDefault();
      const { view, steps } = shown.current;
      act.current(search, { past: [...steps.past, view.search], future: [] });
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [open]);

  const { past, future } = current.steps;
  const { search } = current.view;
  const [back, next] = [past.at(-1), future[0]];
  return {
    view: current.view,
    area,
    undo: back === undefined ? null : () => show(back, { past: past.slice(0, -1), future: [search, ...future] }),
    redo: next === undefined ? null : () => show(next, { past: [...past, search], future: future.slice(1) }),
  };
}

/** Whether a query string is of the calculator; the nominal page is the server's. */
function hasSetUp(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has("build") || params.has("setup");
}
