import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import { Info, OpenData } from "#app/components/info.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { MASTERY_TABLE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { MIN_BEYOND, MIN_OF_GROUP } from "#app/game/statistics/mastery/estimate-mastery.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate, formatPeriod } from "#app/lib/text/format-date.ts";
import { MASTERY } from "./mastery-table.ts";

const modelOf = () => MASTERY;

interface MasteryPageProps extends MasteryNotesProps {
  /** Null: the dataset has none. */
  page: TablePage | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** What every vehicle needs for its mastery badges. */
export function MasteryPage({ page, version, sample, source, published }: MasteryPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="Marks of mastery"
        lead={
          <>
            A badge for the base experience of one battle: what class III, II, I and Ace need,{" "}
            {published
              ? "by the publisher’s figures and, for the rest, estimates from real results."
              : "estimated from real results."}
          </>
        }
      />
      <div className="stack">
        {page === null ? (
          <section className="panel panel-body">
            <p>No battle results or publisher thresholds yet.</p>
          </section>
        ) : (
          <TablePanel
            modelOf={modelOf}
            page={page}
            name={version}
            load={(name) => import("./mastery-client-data.ts").then(({ masteryClientData }) => masteryClientData(name))}
            legend="Greyed: fewer than 10 results of its own"
          />
        )}
        <MasteryNotes sample={sample} source={source} published={published} />
      </div>
    </main>
  );
}

interface MasteryNotesProps {
  sample: { results: number; leftOut: number };
  source: SourceRef | null;
  /** The publisher's values; null if the dataset has none. */
  published: SourceRef | null;
}

/** How the thresholds are estimated, and what the sample can and cannot show. */
function MasteryNotes({ sample, source, published }: MasteryNotesProps) {
  return (
    <section className="panel" aria-label="About these thresholds">
      <h2 className="heading-2 panel-head">About these thresholds</h2>
      <div className="panel-body">
        <dl className="fact-list">
          <dt>Source</dt>
          <dd>{source ? `${source.title} (${source.version})` : "Not known"}</dd>
          <dt>Battles from</dt>
          <dd>{source?.date ? formatPeriod(source.date) : "Not known"}</dd>
          <dt>Results</dt>
          <dd>{formatNumber(sample.results)}</dd>
          <dt>Publisher</dt>
          <dd>{published ? `${published.title}, ${formatDate(published.date ?? "")}` : "No data yet"}</dd>
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(sample.leftOut)}</dd>
        </dl>
        <Info className="mt-8px" label="How they are estimated">
          <p>
            An estimate blends the vehicle’s own results with the mean of its tier and class: the fewer of its own, the
            more of the group’s (Bühlmann credibility). How far a threshold lies above the mean comes from its tier and
            class, blended the same way with the class at tiers VIII to XI, V to VII or I to IV. A group estimate has no
            results of its own. Figures are rounded to ten.
          </p>
          <p>
            A tier and class with fewer than {MIN_OF_GROUP} results has no row. A threshold with fewer than {MIN_BEYOND}{" "}
            results above it is a dash.
          </p>
          <p>
            The game compares you with everyone who played the vehicle in the last seven days: better than 50% is class
            III, 80% class II, 95% class I (one source says 90%), 99% Ace. Our sample is single battles over many years
            and patches, so real thresholds can be higher. Players share their good replays, so they can also be lower.
          </p>
          <p>“Publisher” rows are the publisher’s own percentiles.</p>
          <OpenData path={MASTERY_TABLE_PATH} />
        </Info>
      </div>
    </section>
  );
}
