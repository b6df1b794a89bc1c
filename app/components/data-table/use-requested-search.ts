import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { CHOICE_WAITS, waitsForConnection } from "#app/components/toasts/when-online.ts";
import { TABLE_ID } from "./data-table.tsx";
import { cycleThenSort } from "./query/change-query.ts";
import { parseQuery } from "./query/parse-query.ts";
import { queryToHref, queryToSearch, type TableQuery } from "./query/table-query.ts";
import type { TableDefinition } from "./table-definition.ts";

interface Way {
  /** In the history it takes the place of the page one is on. */
  replace?: boolean;
  keepScroll: boolean;
}

/**
 * The query string requested of a table: the URL's, or right after a click or form submission in its panel the
 * resulting one, so that the next change builds on it. Handles forms with `data-ask`; typing replaces the history
 * entry, as does appending rows, unless a choice made that entry: Back leads to the choice. Clicking a column head with
 * the shift key adds it to the current order. The site-wide handler does everything else.
 * @param modelOf the table of a layout
 * @param has whether the browser has the data for a query string, so that no server request is needed
 */
export function useRequestedSearch(
  panel: RefObject<HTMLElement | null>,
  modelOf: (layout: string) => TableDefinition,
  has: (search: string) => boolean | Promise<boolean>,
): string {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [requested, setRequested] = useOptimistic(search);
  /** Ways on their way that are added to the history; one that another one overtakes ends at once. */
  const adding = useRef(0);
  const newest = useRef("");
  /** The query string of the last choice, until something is typed. */
  const chosen = useRef<string>(undefined);
  /** The link followed last, and those beside it. */
  const followed = useRef<Element[]>([]);
  const parse = (text: string) => {
    const params = new URLSearchParams(text);
    return parseQuery(params, modelOf(params.get("view") ?? ""));
  };

  const ask = useEffectEvent((to: TableQuery, way: Way) => {
    const { replace = false, keepScroll } = way;
    const model = modelOf(to.layout);
    const next = queryToSearch(to, model);
    if (to.page === 1 || !keepScroll) toFirstRow(panel.current);
    // While a new history entry is still pending, typing would replace the page before it.
    const replaces = replace && adding.current === 0;
    newest.current = next;
    startTransition(async () => {
      if (!replaces) adding.current++;
      setRequested(next);
      const isHere = await has(next);
      const isLatest = newest.current === next;
      if (isLatest && (isHere || !waitsForConnection(CHOICE_WAITS, () => ask(to, way))))
        await navigate(queryToHref(to, model), {
          replace: replaces,
          preventScrollReset: keepScroll,
          ...(isHere && { defaultShouldRevalidate: false }),
        });
      if (!replaces) adding.current--;
    });
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || link.dataset.reload !== undefined) return;
    const column = event.shiftKey ? link.dataset.sort : undefined;
    if (event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && !column)) return;
    const now = parse(requested);
    const model = modelOf(now.layout);
    if (link.origin !== location.origin || link.pathname !== model.path || link.hash !== "") return;
    event.preventDefault();
    const to = column ? cycleThenSort(now, model, column) : parse(link.search);
    chosen.current = queryToSearch(to, model);
    const { nextElementSibling: after, previousElementSibling: before } = link;
    followed.current = [link, after, before].filter((element) => element instanceof HTMLAnchorElement);
    ask(to, { keepScroll: link.closest("[data-keep-scroll]") !== null, replace: link.dataset.ask === "more" });
  });

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.ask === undefined) return;
    event.preventDefault();
    const now = parse(requested);
    const model = modelOf(now.layout);
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const to = parseQuery(new URLSearchParams(fields), model);
    const next = queryToSearch(to, model);
    // A table's forms request the first page of their result.
    if (next === queryToSearch({ ...now, page: 1 }, model)) return;
    const typed = form.dataset.ask === "typed";
    ask(to, { keepScroll: true, replace: typed && chosen.current !== requested });
    chosen.current = typed ? undefined : next;
  });

  // Must run before the effects of the panel's content, which may submit a form immediately.
  useLayoutEffect(() => {
    const section = panel.current;
    section?.addEventListener("click", onClick);
    section?.addEventListener("submit", onSubmit);
    return () => {
      section?.removeEventListener("click", onClick);
      section?.removeEventListener("submit", onSubmit);
    };
  }, [panel]);

  // A removed filter takes its link along, and with it the focus.
  useLayoutEffect(() => {
    const [link, ...beside] = followed.current;
    if (!link || link.isConnected) return;
    followed.current = [];
    if (document.activeElement !== document.body) return;
    const stays = beside.find(({ isConnected }) => isConnected) ?? panel.current?.querySelector("[role=status]");
    if (stays instanceof HTMLElement) stays.focus({ preventScroll: true });
  });

  return requested;
}

/** Other rows are read from the first one on. Called while nothing has changed yet, so that measuring costs nothing. */
function toFirstRow(panel: HTMLElement | null): void {
  const list = panel?.querySelector(`#${TABLE_ID}`);
  if (!list) return;
  if (list.scrollTop > 0) list.scrollTop = 0;
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start", behavior: "instant" });
}
