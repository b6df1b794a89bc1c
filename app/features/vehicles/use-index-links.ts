import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { parseIndexQuery } from "#app/game/search/parse-query.ts";
import { indexQueryToSearch, withChange } from "#app/game/search/query.ts";

/** What changes the rows: filters, heads of columns, pages. */
const CONTROLS = "[data-keep-scroll], .pages";
/** How far one scrolls before the rest of the rows is fetched, in px. */
const SCROLLED = 240;

interface IndexLinks {
  /** Query string that the links of the panel were made for. */
  search: string;
  /** The rows are here. */
  here: boolean;
  /** There is more than the rows on the page. */
  more: boolean;
  /** Fetches the rows. */
  load: () => void;
}

/**
 * Watches the panel of the index for the first sign that its rows are wanted, and once they are here follows
 * its links in the browser. What it does not take is left to the handler of the whole site.
 */
export function useIndexLinks(panel: RefObject<HTMLElement | null>, { search, here, more, load }: IndexLinks): void {
  const navigate = useNavigate();

  useEffect(() => {
    const section = panel.current;
    if (here || !section) return;
    const onUse = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(CONTROLS)) load();
    };
    const onScroll = ({ target }: Event) => {
      const scrolled = target instanceof Element ? target.scrollTop : window.scrollY;
      const ours = target === document || (target instanceof Node && section.contains(target));
      if (more && ours && scrolled > SCROLLED) load();
    };
    // Before the page came alive, or when it was reloaded.
    const frame = section.querySelector(".tw");
    if (more && Math.max(window.scrollY, frame?.scrollTop ?? 0) > SCROLLED) load();
    section.addEventListener("pointerdown", onUse);
    section.addEventListener("input", onUse);
    section.addEventListener("click", onUse);
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      section.removeEventListener("pointerdown", onUse);
      section.removeEventListener("input", onUse);
      section.removeEventListener("click", onUse);
      document.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [panel, here, more, load]);

  // Where the last click leads to, until the page is there: who clicks twice in a row wants both.
  const intended = useRef<string>(null);
  useEffect(() => {
    intended.current = null;
    const section = panel.current;
    if (!section) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.pathname !== "/") return;
      event.preventDefault();
      const to = afterAll(intended.current ?? location.search, search, link.search);
      intended.current = to;
      const preventScrollReset = link.closest("[data-keep-scroll]") !== null;
      navigate(`/${to}`, { preventScrollReset });
    };
    section.addEventListener("click", onClick);
    return () => section.removeEventListener("click", onClick);
  }, [panel, search, navigate]);
}

/** The address to go to by a link made for the address `from`, while the page is or will be at `base`. */
function afterAll(base: string, from: string, to: string): string {
  if (base === from) return to;
  const [next, old, wanted] = [base, from, to].map((search) => parseIndexQuery(new URLSearchParams(search)));
  return next && old && wanted ? indexQueryToSearch(withChange(next, old, wanted)) : to;
}
