import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { routerTarget } from "#app/components/use-link-delegation.ts";
import { ownLoadout, saveOwnLoadout } from "#app/stores/own-loadout.ts";
import type { VehicleView } from "../vehicle-view.ts";
import type { InstantView } from "./instant-view.ts";

/** The build of a vehicle, as a query string. */
interface OwnLoadout {
  id: number;
  search: string;
}

/** What was chosen before and after what is shown, as query strings. */
interface LoadoutHistory {
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
  const [own, setOwn] = useState<{ given: VehicleView; view: VehicleView; steps: LoadoutHistory } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  // The same through every rendering, so that a choice can tell whether another came in between.
  const untouched = useMemo(() => ({ given, view: given, steps: { past: [], future: [] } }), [given]);
  const current = own?.given === given ? own : untouched;
  const shown = useRef(current);
  shown.current = current;
  // Of one vehicle: links lead from its page to another's without leaving this component.
  const views = useRef<{ id: number; ready: Promise<InstantView> } | null>(null);
  const { id } = given;
  const open = given.setUp !== null;

  const prepare = () => {
    if (views.current?.id !== id) {
      const ready = import("./instant-view.ts").then((module) => module.prepareInstantView(id, version));
      views.current = { id, ready };
    }
    return views.current.ready;
  };
  const show = async (search: string, steps?: LoadoutHistory) => {
    const before = shown.current;
    try {
      const view = (await prepare())(search, before.view);
      // Another vehicle, or a newer choice, came in between.
      if (shown.current !== before) return;
      setOwn({ given: before.given, view, steps: steps ?? following(before, view) });
      // What is open is not part of the address: it is the build that is shared.
      // After the page is drawn, which it need not wait for.
      const address = location.pathname + view.search;
      if (address !== location.pathname + location.search)
        setTimeout(() => history.replaceState(history.state, "", address));
    } catch {
      location.assign(location.pathname + search);
    }
  };
  const act = useRef({ show, prepare });
  act.current = { show, prepare };

  useEffect(() => {
    const element = area.current;
    if (!open || !element) return;
    // Fetched before the first choice; without it the links are followed as usual.
    act.current.prepare().catch(() => {});
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || !link?.href) return;
      // Where the page of the server would be scrolled to is of no interest here.
      const { origin, pathname, search } = new URL(link.href);
      const href = origin + pathname + search;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const click = { button: event.button, modified, href, target: link.target, download: false };
      const tab = link.closest("[data-sections]") !== null;
      const elsewhere = pathname !== location.pathname || tab || !hasLoadout(search);
      if (elsewhere || routerTarget(click, location.href) === null) return;
      event.preventDefault();
      act.current.show(search);
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [open]);

  const { past, future } = current.steps;
  const { search, setUp } = current.view;
  const yours = useOwnLoadout(id, setUp?.kind === "own" ? search : null) ?? current.view.setUpSearches.own;
  const [back, next] = [past.at(-1), future[0]];
  return {
    view: yours === current.view.setUpSearches.own ? current.view : withOwn(current.view, yours),
    area,
    undo: back === undefined ? null : () => show(back, { past: past.slice(0, -1), future: [search, ...future] }),
    redo: next === undefined ? null : () => show(next, { past: [...past, search], future: future.slice(1) }),
  };
}

/**
 * The own build of a vehicle, kept while the visitor looks at the nominal figures or the typical set-up.
 * @param shown query string of the own build that is shown; null where another set-up is
 */
function useOwnLoadout(id: number, shown: string | null): string | null {
  const last = useRef<OwnLoadout | null>(null);
  const [kept, setKept] = useState<OwnLoadout | null>(null);
  if (shown !== null) last.current = { id, search: shown };
  useEffect(() => {
    if (shown !== null) saveOwnLoadout(id, shown);
    else if (last.current?.id !== id) {
      const search = ownLoadout(id);
      // Parts of the page may not be hydrated yet: anything more urgent would make React draw them anew.
      if (search !== null) startTransition(() => setKept({ id, search }));
    }
  }, [id, shown]);
  return [last.current, kept].find((each) => each?.id === id)?.search ?? null;
}

function withOwn(view: VehicleView, own: string): VehicleView {
  return { ...view, setUpSearches: { ...view.setUpSearches, own } };
}

/** Opening a list or a figure is no step; another build is one. */
function following({ view, steps }: { view: VehicleView; steps: LoadoutHistory }, next: VehicleView): LoadoutHistory {
  return next.search === view.search ? steps : { past: [...steps.past, view.search], future: [] };
}

/** Whether a query string is of the calculator; the nominal page is the server's. */
function hasLoadout(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has("build") || params.has("setup");
}
