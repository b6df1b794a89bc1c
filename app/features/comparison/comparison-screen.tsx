import type { Example } from "#app/game/comparison/examples.ts";
import { COMPARISON_PATH, type ComparisonQuery } from "#app/game/comparison/query.ts";
import { AddForm } from "./add/add-form.tsx";
import { Begin } from "./begin.tsx";
import { CarriedComparison } from "./carried-comparison.tsx";
import { ChangeButton } from "./change-button.tsx";
import { ComparisonCharts } from "./charts/comparison-charts.tsx";
import type { ComparisonView } from "./comparison-view.ts";
import type { AddAnswer } from "./server/add-vehicles.ts";
import { ComparisonTable } from "./table/comparison-table.tsx";
import { TakeAlong } from "./take-along/take-along.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useChanges } from "./use-changes.ts";

/** What the page shows. */
export interface ComparisonScreenProps {
  view: ComparisonView;
  answer: AddAnswer | null;
  examples: readonly Example[];
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

export function ComparisonScreen({ view, answer, examples, version }: ComparisonScreenProps) {
  const { query, columns, notes, dropped } = view;
  const { change, add, onSubmit, told } = useChanges(
    query,
    (id) => columns.find(({ vehicle }) => vehicle.id === id)?.vehicle.name ?? String(id),
  );
  return (
    <>
      <Told sentences={dropped} />
      <div className="compare-bar">
        <AddForm query={query} answer={answer} add={add} />
        {columns.length > 0 && <TakeAlong view={view} />}
      </div>
      <p className="sr-only" role="status">
        {told}
      </p>
      {columns.length === 0 ? (
        <Begin examples={examples} />
      ) : (
        <>
          <form
            action={COMPARISON_PATH}
            onSubmit={onSubmit}
            data-keep-scroll=""
            autoComplete="off"
            aria-label="Comparison"
          >
            <CarriedComparison query={query} />
            <section className="panel panel-wide" aria-label="Comparison">
              <Toolbar view={view} />
              <ComparisonTable
                view={view}
                move={(from, to) =>
                  change(
                    `move.${from}.${to}`,
                    `${columns[from]?.vehicle.name} is column ${to + 1} of ${columns.length}`,
                  )
                }
              />
              <Foot query={query} notes={notes} view={view} />
            </section>
          </form>
          <ComparisonCharts view={view} version={version} />
        </>
      )}
    </>
  );
}

function Told({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="callout mb-16px" role="status">
      <i className="i-lucide-info" />
      <div className="grid gap-6px [overflow-wrap:anywhere]">
        {[...new Set(sentences)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

function Foot({ query, notes, view }: { query: ComparisonQuery; notes: readonly string[]; view: ComparisonView }) {
  const nothing = view.groups.length === 0;
  return (
    <div className="panel-foot">
      <div className="grid gap-4px flex-1 min-w-0">
        {nothing && query.different && <p className="color-text-2">All figures are the same.</p>}
        <p>
          <i className="compare-best" aria-hidden="true" /> marks the best of a row; differences are green where they
          are better than the baseline. Side views share one scale. Full crew without skills or equipment, unless
          fitted.
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <ChangeButton change="clear" className="button button-small button-quiet" told="All vehicles removed">
        Remove all
      </ChangeButton>
    </div>
  );
}
