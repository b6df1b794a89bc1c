import { ENOUGH_BATTLES } from "#app/game/averages/community-average.ts";
import { LEAST_ACCOUNTS } from "#app/game/averages/own-average.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { AVERAGES_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { OpenData } from "#app/widgets/statistics-table/open-data.tsx";
import { LEAST_PEERS } from "./averages-model.ts";

interface AveragesNotesProps {
  source: SourceRef | null;
  /** Vehicles of which nothing is known. */
  without: number;
  /** When averages of players were counted (ISO 8601), and of how many vehicles; null: there are none. */
  own: { countedAt: string | null; vehicles: number } | null;
}

/** What the figures are, where they come from and what they cannot tell. */
export function AveragesNotes({ source, without, own }: AveragesNotesProps) {
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
          <dt>Expected by WN8</dt>
          <dd>{source ? `${source.title}, ${source.publisher}` : "Not known"}</dd>
          <dt>Date</dt>
          <dd>{source?.date ? formatDate(source.date) : "Not known"}</dd>
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(without)}</dd>
        </dl>
        {own ? <OwnNotes /> : <ExpectedNotes />}
        <OpenData path={AVERAGES_TABLE_PATH} />
      </div>
    </section>
  );
}

function ExpectedNotes() {
  return (
    <>
      <p className="note mt-12px">
        WN8 measures a player against these values. They are targets, not averages: more than the average player does in
        the vehicle. So there is no mean of a tier, a class or a nation here, and no win rate has the colour of a level.
      </p>
      <p className="note mt-12px">
        Averages of battles uploaded here replace them, vehicle by vehicle, once {LEAST_ACCOUNTS} players have uploaded
        battles in it.
      </p>
    </>
  );
}

function OwnNotes() {
  return (
    <>
      <p className="note mt-12px">
        Averages are of random battles that players uploaded from their linked accounts: of a vehicle from{" "}
        {LEAST_ACCOUNTS} players on, none of whom counts for more than a fifth, nor with a mean far above that of the
        others. They are counted every hour. Below {formatNumber(ENOUGH_BATTLES)} battles a row is greyed. Other
        vehicles show what WN8 expects of a player, as their source says: that is no average, but more than the average
        player does.
      </p>
      <p className="note mt-12px">
        Differences, classes, tiers and nations are made of averages of players alone, each vehicle by its battles;
        differences from {LEAST_PEERS} vehicles of a tier and class on. Groups of fewer than {LEAST_PEERS} vehicles are
        greyed. The colour of a win rate is its performance level.
      </p>
    </>
  );
}
