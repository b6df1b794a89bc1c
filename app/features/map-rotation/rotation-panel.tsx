import { Suspense, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart, NotFetchedSection } from "#app/ui/hydration/lazy-part.tsx";
import { DataTable, TABLE_ID } from "#app/widgets/data-table/data-table.tsx";
import { ALL_HERE, useTableLinks } from "#app/widgets/data-table/use-table-links.ts";
import { ExportToggle } from "#app/widgets/export/export-toggle.tsx";
import { AppliedLine } from "#app/widgets/vehicle-table/applied-line.tsx";
import { NothingFound } from "#app/widgets/vehicle-table/nothing-found.tsx";
import type { RotationExportProps } from "./rotation-export.client.tsx";
import { RotationFilters } from "./rotation-filters.tsx";
import { ROTATION } from "./rotation-model.ts";
import type { MapRow, RotationView } from "./rotation-view.ts";
import { Legend, StateMark } from "./state-mark.tsx";
import { TierBand } from "./tier-band.tsx";

/** Only for who takes the matrix along, and never on the server. */
const RotationExport = lazyPart<RotationExportProps>(
  () => import("./rotation-export.client.tsx").then(({ RotationExport }) => RotationExport),
  NotFetchedSection,
);

/** The matrix: maps by what they are in rotation for, with its filters. */
export function RotationPanel({ view, patch, today }: RotationExportProps) {
  const { query, rows, keys, tiers, all, notes } = view;
  const total = rows.length;
  const [exporting, setExporting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { search } = useLocation();
  useTableLinks(panel, ROTATION, { search, ...ALL_HERE });
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
          <RotationExport {...{ view, patch, today }} />
        </Suspense>
      )}
      {notes.map((note) => (
        <p key={note} className="note mx-16px my-12px [overflow-wrap:anywhere]" role="status">
          {note}
        </p>
      ))}
      {total === 0 ? (
        <NothingFound model={ROTATION} query={query} all={all} />
      ) : (
        <DataTable<MapRow>
          {...{ model: ROTATION, query, keys, from: 1, total }}
          rows={rows}
          name={({ name, href }) => (
            <a className="row-name color-text font-550 hover:underline" href={href}>
              {name}
            </a>
          )}
          draw={(row, key) => drawn(row, key, view)}
          VirtualList={null}
        />
      )}
    </section>
  );
}

/** Signs for states and a band for tiers; undefined where the text of the cell says it. */
function drawn(row: MapRow, key: string, { keys, tiers }: RotationView) {
  const shown = row.states[key];
  if (shown) return <StateMark {...shown} />;
  if (key !== "tiers" || row.tiers === null) return undefined;
  return <TierBand spans={row.tiers} asked={tiers} words={row.cells[keys.indexOf(key)] ?? ""} />;
}
