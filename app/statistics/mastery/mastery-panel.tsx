import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import { OpenData } from "#app/components/open-data.tsx";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { MASTERY_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { MIN_BEYOND, MIN_OF_GROUP } from "#app/game/statistics/mastery/estimate-mastery.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Packed } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPeriod } from "#app/lib/text/format-period.ts";
import { MASTERY } from "./mastery-table.ts";

const modelOf = () => MASTERY;

export interface MasteryPageProps extends MasteryNotesProps {
  /** Null: the dataset has none. */
  view: Packed<TablePage> | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** What every vehicle needs for its mastery badges. */
export function MasteryPage({ view, version, sample, source, published }: MasteryPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Marks of mastery</h1>
          <p>
            What one battle has to bring for class III, II, I and Ace:{" "}
            {published
              ? "the publisher’s figures, and estimates from real results for the rest."
              : "estimates from real results."}
          </p>
        </div>
      </div>
      <div className="stack">
        {view === null ? (
          <section className="panel panel-body">
            <p>Our data holds no results of battles yet, and no thresholds of the publisher.</p>
          </section>
        ) : (
          <MasteryPanel view={view} version={version} />
        )}
        <MasteryNotes sample={sample} source={source} published={published} />
      </div>
    </main>
  );
}

interface MasteryPanelProps {
  view: Packed<TablePage>;
  version: string | null;
}

/** The thresholds of all vehicles. */
function MasteryPanel({ view, version }: MasteryPanelProps) {
  return (
    <TablePanel
      modelOf={modelOf}
      view={view}
      name={version}
      load={(name) => import("./mastery-client-data.ts").then(({ masteryClientData }) => masteryClientData(name))}
      legend="Greyed: fewer than 10 results of the vehicle itself"
    />
  );
}

interface MasteryNotesProps {
  sample: { results: number; leftOut: number };
  source: SourceRef | null;
  /** What the publisher states; null where the dataset has nothing of it. */
  published: SourceRef | null;
}

/** How the thresholds are estimated, and what the sample can and cannot tell. */
function MasteryNotes({ sample, source, published }: MasteryNotesProps) {
  return (
    <section className="panel" aria-label="About these thresholds">
      <h2 className="heading-2 panel-head">About these thresholds</h2>
      <div className="panel-body">
        <dl className="fact-list">
          <dt>Source</dt>
          <dd>{source ? `${source.title} (${source.version})` : "Not known"}</dd>
          <dt>Battles of</dt>
          <dd>{source?.date ? formatPeriod(source.date) : "Not known"}</dd>
          <dt>Results</dt>
          <dd>{formatNumber(sample.results)}</dd>
          <dt>Publisher</dt>
          <dd>{published ? `${published.title}, ${formatDate(published.date ?? "")}` : "Not asked yet"}</dd>
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(sample.leftOut)}</dd>
        </dl>
        <p className="note mt-12px">
          Every row says what it is. In an estimate the vehicle’s own results are drawn towards the mean of its tier and
          class, the more the fewer there are (Bühlmann’s credibility); how far a threshold lies above the mean is taken
          from the battles of its tier and class, drawn in the same way towards those of the class at tiers VIII to XI,
          V to VII or I to IV. “Estimate, group” has no result of the vehicle itself: it is that of its tier and class.
          A tier and class with fewer than {MIN_OF_GROUP} results has no row, and a threshold beyond which the class has
          fewer than {MIN_BEYOND} results in these tiers is not known. Figures are rounded to ten.
        </p>
        <p className="note mt-12px">
          The game compares you with the players of the vehicle over the last seven days: 50% of them for class III, 80%
          for class II, 95% for class I (one source says 90%) and 99% for Ace. The sample is single battles of many
          years and patches. It knows neither how often people play a vehicle in a week nor what their best battle was,
          so that real thresholds can be higher; and who makes a replay public likes the battle, so that they can be
          lower. A row that says “Publisher” has the percentiles of experience that the publisher’s API states for the
          vehicle, in place of an estimate.
        </p>
        <OpenData path={MASTERY_TABLE_PATH} />
      </div>
    </section>
  );
}
