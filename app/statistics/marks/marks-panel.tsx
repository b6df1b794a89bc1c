import { useMemo } from "react";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import { REGION_SHORT_LABELS, regionName } from "#app/game/model/enumerations/regions.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { MarksAbout, type MarksFacts } from "./marks-about.tsx";
import { MARKS_TABLE, marksDefinition } from "./marks-table.ts";
import { MarksPlannerPanel, type MarksPlannerProps } from "./planner/planner-panel.tsx";

interface MarksPageProps {
  /** Null: the region has none. */
  page: TablePage | null;
  side: (MarksPlannerProps & { facts: MarksFacts }) | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  region: Region;
  /** Regions that there are thresholds of. */
  regions: readonly Region[];
}

/** What every vehicle needs for its marks, and the way to them. */
export function MarksPage({ page, side, version, region, regions }: MarksPageProps) {
  const model = useMemo(() => marksDefinition(side?.facts.earlier.map(({ days }) => days) ?? []), [side]);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="Marks of excellence"
        lead={
          <>
            A mark is a ring on the gun for more combined damage than 65, 85 or 95% of a vehicle’s players: dealt, plus
            the best of spotting, tracking or stun.
            {side && ` ${regionName(region)}, ${formatDate(side.facts.date)}.`}
          </>
        }
      >
        {regions.length > 1 && (
          <ChoiceGroup label="Region" className="segmented">
            {regions.map((option) => (
              <a
                key={option}
                href={option === "eu" ? MARKS_TABLE.path : `${MARKS_TABLE.path}?region=${option}`}
                aria-current={option === region ? "true" : undefined}
                title={regionName(option)}
              >
                {REGION_SHORT_LABELS[option]}
              </a>
            ))}
          </ChoiceGroup>
        )}
      </PageHead>
      {page && side ? (
        <div className="columns">
          <TablePanel
            modelOf={() => model}
            page={page}
            name={version && `${version} ${region}`}
            load={() =>
              import("./marks-client-data.ts").then(({ marksClientData }) => marksClientData(version, region))
            }
            legend="Line: rank in its tier and class"
          />
          <aside className="stack" aria-label="Planner and sources">
            <MarksPlannerPanel query={side.query} plan={side.plan} />
            <MarksAbout facts={side.facts} regions={regions} />
          </aside>
        </div>
      ) : (
        <section className="panel">
          <EmptyState
            title={`${regionName(region)}: no data yet`}
            reason="No source we know publishes thresholds for this region, and Europe’s differ."
          >
            <a className="button button-small" href={MARKS_TABLE.path}>
              Show {regionName("eu")}
            </a>
          </EmptyState>
        </section>
      )}
    </main>
  );
}
