import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { emptyQuery, queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import { Info, OpenData } from "#app/components/info.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { AVERAGES_TABLE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { ENOUGH_BATTLES } from "#app/game/statistics/averages/community-average.ts";
import { MIN_ACCOUNTS } from "#app/game/statistics/averages/own-average.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { AVERAGES_LAYOUTS, averagesDefinition, LAYOUT_LABELS, MIN_PEERS, VEHICLES } from "./averages-definition.ts";

interface AveragesPageProps extends AveragesNotesProps {
  title: string;
  /** Null: the dataset has none. */
  page: TablePage | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  /** We have averages of our own, not only the reference. */
  hasOwn: boolean;
}

/** What players do on average, or what WN8 expects of them. */
export function AveragesPage({ title, source, page, without, version, hasOwn, own }: AveragesPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title={title}
        lead={
          hasOwn
            ? "Averages per battle in each vehicle, from battles uploaded here. Vehicles with too few players show what WN8 expects."
            : expectedLead(source?.date)
        }
      />
      <div className="stack">
        {page === null ? (
          <section className="panel panel-body">
            <p>Our data holds no averages yet.</p>
          </section>
        ) : (
          <TablePanel
            modelOf={(layout) => averagesDefinition(layout, hasOwn)}
            page={page}
            name={version && `${version}${hasOwn ? " own" : ""}`}
            load={() =>
              import("./averages-client-data.ts").then(({ averagesClientData }) => averagesClientData(version, hasOwn))
            }
            {...(hasOwn && { above: (query) => <AveragesLayoutChoice query={query} /> })}
            legend={hasOwn ? "Greyed: few battles, or few vehicles" : ""}
          />
        )}
        <AveragesNotes source={source} without={without} own={own} />
      </div>
    </main>
  );
}

function expectedLead(date: string | null | undefined) {
  return (
    <>
      What the player rating{" "}
      <a className="text-link" href="/faq#wn8">
        WN8
      </a>{" "}
      expects per battle{date ? `, as of ${formatDate(date)}` : ""}. These aren’t player averages.
    </>
  );
}

/** The choice of rows: links that keep the filters, while columns and order come from the other table. */
function AveragesLayoutChoice({ query }: { query: TableQuery }) {
  // Groups are of averages of players alone.
  const { source: _, ...sets } = query.sets;
  const { q } = query;
  return (
    <ChoiceGroup label="Rows" className="segmented">
      {AVERAGES_LAYOUTS.map((layout) => (
        <a
          key={layout}
          href={queryToHref({ ...emptyQuery(VEHICLES), q, sets, layout }, VEHICLES)}
          aria-current={query.layout === layout ? "true" : undefined}
        >
          {LAYOUT_LABELS[layout]}
        </a>
      ))}
    </ChoiceGroup>
  );
}

interface AveragesNotesProps {
  source: SourceRef | null;
  /** Number of vehicles without any data. */
  without: number;
  /** When averages of players were counted (ISO 8601), and of how many vehicles; null: there are none. */
  own: { countedAt: string | null; vehicles: number } | null;
}

/** What the stats are, where they come from and what they cannot show. */
function AveragesNotes({ source, without, own }: AveragesNotesProps) {
  return (
    <section className="panel" aria-label="About these figures">
      <h2 className="heading-2 panel-head">About these figures</h2>
      <div className="panel-body">
        <dl className="fact-list">
          {own && (
            <>
              <dt>Own battles</dt>
              <dd>
                {formatNumber(own.vehicles)} vehicles
                {own.countedAt && `, counted on ${formatDate(own.countedAt.slice(0, 10))}`}
              </dd>
            </>
          )}
          <dt>{own ? "Expected by WN8" : "Source"}</dt>
          <dd>{source ? `${source.title}, ${source.publisher}` : "Not known"}</dd>
          <dt>Date</dt>
          <dd>{source?.date ? formatDate(source.date) : "Not known"}</dd>
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(without)}</dd>
        </dl>
        <Info className="mt-8px" label="How to read them">
          {own ? <OwnNotes /> : <ExpectedNotes />}
          <OpenData path={AVERAGES_TABLE_PATH} />
        </Info>
      </div>
    </section>
  );
}

function ExpectedNotes() {
  return (
    <>
      <p>
        WN8 measures players against these targets, which are above the average player’s results. So there are no
        averages by tier, class or nation here.
      </p>
      <p>
        Averages of uploaded battles replace them vehicle by vehicle, once {MIN_ACCOUNTS} players have uploaded battles
        in it.
      </p>
    </>
  );
}

function OwnNotes() {
  return (
    <>
      <p>
        Averages of random battles uploaded from linked accounts, from {MIN_ACCOUNTS} players per vehicle. No player
        counts for more than a fifth, and outliers are capped. Updated every hour; rows with fewer than{" "}
        {formatNumber(ENOUGH_BATTLES)} battles are greyed. Other vehicles show what WN8 expects, which is more than the
        average player does.
      </p>
      <p>
        Differences, classes, tiers and nations use player averages only, weighted by battles. Differences need{" "}
        {MIN_PEERS} vehicles of a tier and class; smaller groups are greyed. Win rates have the colour of their
        performance level.
      </p>
    </>
  );
}
