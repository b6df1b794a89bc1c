import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import type { TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { createDebounce } from "#app/lib/debounce.ts";

/** Delay after the last key before a server request; the default applies if the rows are in the browser. */
const ASKING_MS = 150;

interface NameFilterProps {
  model: TableDefinition;
  query: TableQuery;
  /** The rows are in the browser: the address follows without asking the server. */
  local: boolean;
}

/**
 * The name field of the filter bar: a GET form that keeps the other filters. With JavaScript it filters while the user
 * types: the form submits itself, and `useAsked` navigates to its address.
 */
export function NameFilter({ model, query, local }: NameFilterProps) {
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [debounce] = useState(createDebounce);

  // The search tab of a phone and the error page lead here.
  useEffect(() => {
    if (hash === "#name") field.current?.focus();
  }, [hash]);

  useEffect(() => debounce.cancel, [debounce]);

  const apply = () => field.current?.form?.requestSubmit();
  const applySoon = () => debounce.soon(apply, local ? undefined : ASKING_MS);

  // Text typed before the script loaded also filters.
  const typedBefore = useEffectEvent(() => {
    if (field.current?.value.trim() !== query.q) applySoon();
  });
  useEffect(() => typedBefore(), []);

  // The field is the visitor's while they type; from elsewhere ("Clear", back) the address has its way.
  const lastText = useRef(query.q);
  useEffect(() => {
    if (lastText.current === query.q) return;
    lastText.current = query.q;
    if (field.current && field.current !== document.activeElement) field.current.value = query.q;
  }, [query.q]);

  return (
    <form
      className="lt-tablet:flex-1 lt-tablet:min-w-0"
      action={model.path}
      data-keep-scroll=""
      data-ask="typed"
      onSubmit={debounce.cancel}
    >
      <label className="field w-160px lt-tablet:w-full">
        <i className="i-lucide-search" />
        <input
          ref={field}
          id="name"
          type="search"
          name="q"
          defaultValue={query.q}
          onInput={applySoon}
          // Applies pending text at once, so that it cannot undo a link followed right after the last key.
          onBlur={debounce.now}
          placeholder="Filter by name"
          aria-label="Filter by name"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <CarriedQuery query={{ ...query, q: "" }} model={model} />
    </form>
  );
}
