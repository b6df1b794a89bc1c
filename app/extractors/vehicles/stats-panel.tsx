import { type RefObject, useRef } from "react";
import { ColumnBox, groupedColumns, useAddressInForm } from "#app/components/data-table/menus/menu-parts.tsx";
import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import { queryToHref, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import {
  type ExtractQuery,
  extractOf,
  extractToHref,
  MODULES,
} from "#app/components/vehicle-extract/extract-address.ts";
import { EXTRACT, SOURCE_COLUMNS } from "#app/components/vehicle-extract/extract-table.ts";
import { StepHead, useExtractForm } from "./extract-step.tsx";

/** The columns the user can choose: the name is always first, and the sources are always last. */
const CHOOSABLE = EXTRACT.columns.slice(1).filter(({ key }) => !SOURCE_COLUMNS.includes(key));
const GROUPS = groupedColumns(CHOOSABLE);

const MODULE_NAMES = { stock: "Stock", top: "Top" };

/** The second step: which stats, with which modules. A form; with JavaScript a tick applies at once. */
export function ExtractStatsPanel({ query }: { query: ExtractQuery }) {
  const { table, modules, figures } = query;
  const form = useRef<HTMLFormElement>(null);
  const { send, onSubmit } = useExtractForm();
  const find = useFinder(form);
  useAddressInForm(form, table, EXTRACT);
  const visible = visibleKeys(table, EXTRACT);
  return (
    <section className="panel extract-step" aria-label="Stats">
      <StepHead step={2} title="Stats" note={`${countOf(CHOOSABLE, visible)} of ${CHOOSABLE.length}`} />
      <div className="flex gap-8px items-center px-16px mb-8px">
        <label className="field js-only flex-1 min-w-0">
          <i className="i-lucide-search" />
          <input
            type="search"
            placeholder="Find a stat"
            aria-label="Find a stat"
            onInput={(event) => find(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <nav className="segmented" aria-label="Modules" data-keep-scroll="">
          {MODULES.toReversed().map((option) => (
            <a
              key={option}
              href={extractToHref(extractOf({ ...table, page: 1 }, { ...query, modules: option }))}
              aria-current={option === modules ? "true" : undefined}
            >
              {MODULE_NAMES[option]}
            </a>
          ))}
        </nav>
      </div>
      <p className="note px-16px mb-8px">
        {figures === "definitions" ? "Without later patches. " : "Later patches included. "}
        <a
          className="text-link"
          href={extractToHref(
            extractOf({ ...table, page: 1 }, { ...query, figures: figures === "current" ? "definitions" : "current" }),
          )}
          data-keep-scroll=""
        >
          {figures === "definitions" ? "Include later patches" : "Game files only"}
        </a>
      </p>
      <form
        ref={form}
        className="extract-scroll px-16px pb-12px"
        action={EXTRACT.path}
        onChange={(event) => send(event.currentTarget)}
        onSubmit={onSubmit}
        autoComplete="off"
      >
        <CarriedQuery query={{ ...table, columns: null }} model={EXTRACT} />
        <input type="hidden" name="was" value={visible.join(",")} />
        {GROUPS.map(({ group, columns }) => (
          <Group key={group} group={group} columns={columns} query={query} visible={visible} />
        ))}
        <p className="note js-only" data-nothing="" hidden>
          No stat has that name.
        </p>
        <button type="submit" className="button button-small no-js-only mt-8px">
          Show stats
        </button>
      </form>
    </section>
  );
}

interface GroupProps {
  group: string;
  columns: readonly TableColumn[];
  query: ExtractQuery;
  visible: readonly string[];
}

function Group({ group, columns, query: { table }, visible }: GroupProps) {
  const chosen = countOf(columns, visible);
  const keys = columns.map(({ key }) => key);
  const others = visible.filter((key) => !keys.includes(key));
  const isWhole = chosen === columns.length;
  const href = queryToHref(
    { ...table, columns: isWhole ? others : [...visible, ...difference(keys, visible)] },
    EXTRACT,
  );
  const name = group === "Vehicle" ? "Identity" : group;
  return (
    <div className="stat-group" data-keep-scroll="">
      {/* Without a column left there would be the usual ones. */}
      {(!isWhole || others.length > 0) && (
        <a className={`group-box ${chosen === 0 ? "" : isWhole ? "group-box-whole" : "group-box-field"}`} href={href}>
          <span className="sr-only">{isWhole ? `Remove all of ${name}` : `Add all of ${name}`}</span>
        </a>
      )}
      <details open>
        <summary>
          <span className="heading-3">{name}</span>
          <span className="note ml-auto">
            {chosen} of {columns.length}
          </span>
          <i className="i-lucide-chevron-down" />
        </summary>
        <div className="stat-choices">
          {columns.map((column) => (
            <ColumnBox key={column.key} column={column} visible={visible} />
          ))}
        </div>
      </details>
    </div>
  );
}

function countOf(columns: readonly TableColumn[], visible: readonly string[]): number {
  return columns.filter(({ key }) => visible.includes(key)).length;
}

function difference(keys: readonly string[], visible: readonly string[]): string[] {
  return keys.filter((key) => !visible.includes(key));
}

/** Leaves in sight only the choices of a form whose label has a text in it, and opens the groups they are in. */
function useFinder(form: RefObject<HTMLFormElement | null>): (text: string) => void {
  return (text) => {
    const wanted = text.trim().toLowerCase();
    let found = 0;
    for (const group of form.current?.querySelectorAll("details") ?? []) {
      const labels = [...group.querySelectorAll("label")];
      for (const label of labels) label.hidden = !label.textContent.toLowerCase().includes(wanted);
      const left = labels.filter(({ hidden }) => !hidden).length;
      if (group.parentElement) group.parentElement.hidden = left === 0;
      if (wanted !== "" && left > 0) group.open = true;
      found += left;
    }
    const nothing = form.current?.querySelector<HTMLElement>("[data-nothing]");
    if (nothing) nothing.hidden = found > 0;
  };
}
