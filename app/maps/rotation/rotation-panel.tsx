import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { DataTable, TABLE_ID } from "#app/components/data-table/data-table.tsx";
import { toggleChoice } from "#app/components/data-table/query/change-query.ts";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import { useRequestedSearch } from "#app/components/data-table/use-requested-search.ts";
import { ExportToggle } from "#app/components/export/export-toggle.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { AppliedLine, NothingFound } from "#app/components/vehicle-table/applied-filters.tsx";
import { FilterMenu } from "#app/components/vehicle-table/filter-menu.tsx";
import { NameFilter } from "#app/components/vehicle-table/name-filter.tsx";
import { TIERS } from "#app/game/model/enumerations/tiers.ts";
import { ChangesPanel, CountsPanel, OriginsPanel } from "./changes-panel.tsx";
import type { RotationContent, RotationMapRow } from "./rotation-content.ts";
import type { RotationExportProps } from "./rotation-export.client.tsx";
import { ROTATION } from "./rotation-model.ts";
import { Legend, StateMark } from "./state-mark.tsx";

/** Only for who takes the matrix along, and never on the server. */
const RotationExport = lazyComponent<RotationExportProps>(() =>
  import("./rotation-export.client.tsx").then(({ RotationExport }) => RotationExport),
);

const modelOf = () => ROTATION;

/** What is in rotation, and what is known about it. */
export function RotationPanels(props: RotationExportProps) {
  const { content, patch } = props;
  return (
    <div className="columns">
      <RotationPanel {...props} />
      <aside className="stack" aria-label="About the rotation">
        <ChangesPanel content={content} />
        <CountsPanel content={content} />
        <OriginsPanel patch={patch} />
      </aside>
    </div>
  );
}

/** The matrix: maps by the modes in which they are in rotation, with its filters. */
function RotationPanel({ content, patch, today }: RotationExportProps) {
  const { rows, keys, tiers, all, notes, unknown } = content;
  const total = rows.length;
  const [exporting, setExporting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const requested = useRequestedSearch(panel, modelOf, () => false);
  const { search } = useLocation();
  // A click takes effect at once; the rows follow.
  const query = useMemo(
    () => (requested === search ? content.query : parseQuery(new URLSearchParams(requested), ROTATION)),
    [requested, search, content],
  );
  return (
    <section className="panel panel-wide rotation-panel" aria-label="Rotation" ref={panel}>
      {total > 0 && (
        <a className="skip-link" href={`#${TABLE_ID}`}>
          Skip to the table
        </a>
      )}
      <RotationFilters query={query} />
      <AppliedLine model={ROTATION} query={query} total={total} all={all}>
        <Legend tiers={tiers.length > 0} />
        {total > 0 && <ExportToggle open={exporting} toggle={() => setExporting(!exporting)} />}
      </AppliedLine>
      {exporting && (
        <Suspense>
          <RotationExport content={content} patch={patch} today={today} />
        </Suspense>
      )}
      {notes.map((note) => (
        <p key={note} className="note mx-16px my-12px [overflow-wrap:anywhere]" role="status">
          {note}
        </p>
      ))}
      {unknown > 0 && (
        <p className="note mx-16px my-12px">
          {unknown === total ? "No source says" : `For ${unknown} of ${total} maps, no source says`} whether
          {unknown === total ? " these maps are" : " they’re"} in rotation.
        </p>
      )}
      {total === 0 ? (
        <NothingFound model={ROTATION} query={query} all={all} />
      ) : (
        <DataTable<RotationMapRow>
          model={ROTATION}
          query={query}
          keys={keys}
          rows={rows}
          name={({ name, href }) => (
            <a className="row-name color-text font-550 hover:underline" href={href}>
              {name}
            </a>
          )}
          draw={(row, key) => drawn(row, key, content)}
        />
      )}
    </section>
  );
}

/** Icons for states and a band for tiers; undefined if the cell shows its text. */
function drawn(row: RotationMapRow, key: string, { keys, tiers }: RotationContent) {
  const state = row.states[key];
  if (state) return <StateMark {...state} />;
  if (key !== "tiers" || row.tiers === null) return undefined;
  return <TierBand spans={row.tiers} requested={tiers} label={row.cells[keys.indexOf(key)] ?? ""} />;
}

interface TierBandProps {
  /** Tiers at which a map comes up. */
  spans: readonly (readonly [number, number])[];
  requested: readonly number[];
  /** The same in words. */
  label: string;
}

/** The eleven tiers, with some highlighted. */
function TierBand({ spans, requested, label }: TierBandProps) {
  const classOf = (tier: number) => {
    if (!spans.some(([lowest, highest]) => tier >= lowest && tier <= highest)) return undefined;
    return requested.includes(tier) ? "asked" : "lit";
  };
  return (
    <span className="rotation-band" role="img" aria-label={label} title={label}>
      {TIERS.map((tier) => (
        <i key={tier} className={classOf(tier)} />
      ))}
    </span>
  );
}

/** To swipe on a phone, below the name. */
const SWIPED = `contents lt-tablet:order-1 lt-tablet:flex lt-tablet:flex-none lt-tablet:w-[calc(100%+32px)] lt-tablet:gap-8px lt-tablet:mx--16px lt-tablet:px-16px
  lt-tablet:overflow-x-auto lt-tablet:[scrollbar-width:none] lt-tablet:[&>*]:flex-none lt-tablet:[&>*]:max-w-none`;

const text = (label: string) => <span className="text-12 font-550">{label}</span>;
const numeral = (label: string) => <span className="font-display font-600 text-11px leading-[1]">{label}</span>;

/** Name, mode, tier and season: every choice is a link to the same page with the choice switched. */
function RotationFilters({ query }: { query: TableQuery }) {
  return (
    <div
      className="flex flex-wrap gap-8px items-center p-12px border-b border-b-border lt-tablet:px-16px lt-tablet:py-10px print:hidden"
      data-keep-scroll=""
    >
      <NameFilter model={ROTATION} query={query} local={false} />
      <div className={SWIPED}>
        <Choices query={query} column="mode" draw={text} />
        <Choices query={query} column="tier" draw={numeral} />
      </div>
      {/* The season of a map's camouflage; few look for it, so it is a menu. */}
      <FilterMenu model={ROTATION} query={query} column={columnOf(ROTATION, "season")} end />
    </div>
  );
}

interface RotationChoicesProps {
  query: TableQuery;
  column: "mode" | "tier";
  draw(label: string): ReactNode;
}

function Choices({ query, column, draw }: RotationChoicesProps) {
  const { key, label, choices } = columnOf(ROTATION, column);
  const chosen = query.sets[key] ?? [];
  return (
    <ChoiceGroup label={label} className="choice-group">
      {choices.map((choice) => (
        <a
          key={choice.value}
          href={queryToHref(toggleChoice(query, key, choice.value), ROTATION)}
          aria-current={chosen.includes(choice.value) ? "true" : undefined}
          aria-label={key === "tier" ? `Tier ${choice.label}` : undefined}
        >
          {draw(choice.label)}
        </a>
      ))}
    </ChoiceGroup>
  );
}
