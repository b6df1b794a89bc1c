import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { cycleThenSort, withChange } from "./query/change-query.ts";
import { parseQuery } from "./query/parse-query.ts";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import type { TableDefinition } from "./table-definition.ts";

/** What changes the rows: filters, heads of columns, pages. */
const CONTROLS = "[data-keep-scroll], nav";
/** How far one scrolls before the rest of the rows is fetched, in px. */
const SCROLLED = 240;

interface TableLinks {
  /** Query string that the links of the panel were made for. */
  search: string;
  /** The rows are here. */
  here: boolean;
  /** There is more than the rows on the page. */
  more: boolean;
  /** Fetches the rows. */
  load: () => void;
}

/** Where a visitor is being led. */
interface Intended {
  search: string;
  /** In the history it takes the place of the page one is on. */
  replace: boolean;
}

/** Of a table whose rows are all on its page. */
export const ALL_HERE = { here: true, more: false, load: () => {} };

/**
 * Watches the panel of a table for the first sign that its rows are wanted, and follows its links and `[data-typed]`
 * forms in the browser: two in a row do both what they say, and the head of a column clicked with the shift key sorts
 * by it beside the order there is. What it does not take is left to the handler of the whole site.
 */
export function useTableLinks(panel: RefObject<HTMLElement | null>, model: TableDefinition, links: TableLinks): void {
  const { search, here, more, load } = links;
  const navigate = useNavigate();

  useEffect(() => {
    const section = panel.current;
    if (here || !section) return;
    const onUse = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(CONTROLS)) load();
    };
    const onScroll = ({ target }: Event) => {
      const scrolled = target instanceof Element ? target.scrollTop : window.scrollY;
      const ours = target === document || (target instanceof Element && target.matches("[data-scroll-frame]"));
      if (more && ours && scrolled > SCROLLED) load();
    };
    // Before the panel came alive, or when the page was reloaded.
    const frame = section.querySelector("[data-scroll-frame]");
    const used = section.querySelector("details[open]") ?? section.contains(document.activeElement);
    if (used || (more && Math.max(window.scrollY, frame?.scrollTop ?? 0) > SCROLLED)) load();
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
  const intended = useRef<Intended>(null);
  useEffect(() => {
    intended.current = null;
    const section = panel.current;
    if (!section) return;
    const parse = (text: string) => parseQuery(new URLSearchParams(text), model);
    const from = parse(search);
    const lead = (to: TableQuery, options: { preventScrollReset: boolean; replace?: boolean }) => {
      const before = intended.current;
      const base = parse(before?.search ?? location.search);
      const href = queryToHref(withChange(base, from, to), model);
      if (options.replace && href === queryToHref(base, model)) return;
      // What a click leads to is not there yet, so that typing would replace the page before it.
      const replace = options.replace === true && before?.replace !== false;
      intended.current = { search: href.slice(model.path.length), replace };
      navigate(href, { ...options, replace });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      const column = event.shiftKey ? link.dataset.sort : undefined;
      if (event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && !column)) return;
      if (link.origin !== location.origin || link.pathname !== model.path || link.hash !== "") return;
      event.preventDefault();
      const to = column ? cycleThenSort(from, model, column) : parse(link.search);
      lead(to, { preventScrollReset: link.closest("[data-keep-scroll]") !== null });
    };
    // Follows the typing: each new text replaces the last one in the history.
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.typed === undefined) return;
      event.preventDefault();
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      lead(parseQuery(new URLSearchParams(fields), model), { preventScrollReset: true, replace: true });
    };
    section.addEventListener("click", onClick);
    section.addEventListener("submit", onSubmit);
    return () => {
      section.removeEventListener("click", onClick);
      section.removeEventListener("submit", onSubmit);
    };
  }, [panel, model, search, navigate]);
}
