import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CHOICES, type ChoiceKey, type IndexQuery, indexQueryToSearch } from "#app/game/search/query.ts";
import { createDebounce } from "#app/lib/debounce.ts";

/** Rest after the last key before the server is asked; where the rows are in the browser, the default. */
const ASKING_MS = 150;

interface NameFilterProps {
  query: IndexQuery;
  /** The rows are in the browser: the address follows without asking the server. */
  local: boolean;
}

/**
 * The name field of the filter bar: a GET form that keeps the other filters, and with script a filter
 * that follows the typing. Each new text replaces the last one in the history.
 */
export function NameFilter({ query, local }: NameFilterProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [debounce] = useState(createDebounce);

  // The search tab of a phone and the error page lead here.
  useEffect(() => {
    if (hash === "#name") field.current?.focus();
  }, [hash]);

  useEffect(() => debounce.cancel, [debounce]);

  const apply = () => {
    debounce.cancel();
    const q = field.current?.value.trim() ?? "";
    if (q === query.q) return;
    navigate(`/${indexQueryToSearch({ ...query, q, page: 1 })}`, { replace: true, preventScrollReset: true });
  };

  const applySoon = () => debounce.soon(apply, local ? undefined : ASKING_MS);

  // What was typed before the script had come is a filter as well.
  const typedBefore = useEffectEvent(() => {
    if (field.current?.value.trim() !== query.q) applySoon();
  });
  useEffect(() => typedBefore(), []);

  // The field is the visitor's while they type; from elsewhere ("Clear", back) the address has its way.
  const shown = useRef(query.q);
  useEffect(() => {
    if (shown.current === query.q) return;
    shown.current = query.q;
    if (field.current && field.current !== document.activeElement) field.current.value = query.q;
  }, [query.q]);

  const onSubmit = (event: React.FormEvent) => {
    if (!local) return;
    event.preventDefault();
    apply();
  };

  return (
    <form action="/" data-keep-scroll="" onSubmit={onSubmit}>
      <label className="field">
        <i className="i-lucide-search" />
        <input
          ref={field}
          id="name"
          type="search"
          name="q"
          defaultValue={query.q}
          onInput={applySoon}
          placeholder="Filter by name"
          aria-label="Filter by name"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {(Object.keys(CHOICES) as ChoiceKey[]).map(
        (key) => query[key].length > 0 && <input key={key} type="hidden" name={key} value={query[key].join(",")} />,
      )}
      {query.view !== "table" && <input type="hidden" name="view" value={query.view} />}
      {query.sort && <input type="hidden" name="sort" value={`${query.sort.descending ? "-" : ""}${query.sort.key}`} />}
    </form>
  );
}
