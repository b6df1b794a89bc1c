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
  /** When our own averages were counted (ISO 8601), and of how many vehicles; null: there are none. */
  own: { countedAt: string | null; vehicles: number } | null;
}

/** What the figures are, where they come from and what they cannot tell. */
export function AveragesNotes({ source, without, own }: AveragesNotesProps) {
  return (
    <section className="panel" aria-label="About these figures">
      <h2 className="heading-2 panel-head">About these figures</h2>
      <div className="panel-body">
        <dl className="fact-list">
          <dt>Reference</dt>
          <dd>{source ? `${source.title}, ${source.publisher}` : "Not known"}</dd>
          <dt>Date</dt>
          <dd>{source?.date ? formatDate(source.date) : "Not known"}</dd>
          <dt>Sample size</dt>
          <dd>Not stated by the source</dd>
          <dt>Own battles</dt>
          <dd>
            {own?.countedAt
              ? `${formatNumber(own.vehicles)} vehicles, counted on ${formatDate(own.countedAt.slice(0, 10))}`
              : "Of no vehicle from enough players yet"}
          </dd>
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(without)}</dd>
        </dl>
        <p className="note mt-12px">
          The reference is what WN8 expects of a player in the vehicle, more than the average player does; without a
          sample size it has no interval. Our own averages are of random battles that players sent from their linked
          accounts: of a vehicle from {LEAST_ACCOUNTS} players on, none of whom counts for more than a fifth, nor with a
          mean far above that of the others. They take the place of the reference from {formatNumber(ENOUGH_BATTLES)}{" "}
          battles on; with fewer they stand greyed, where there is no reference. They are counted every hour.
        </p>
        <p className="note mt-12px">
          Differences are to the mean of the vehicles of the same tier and class, from {LEAST_PEERS} on. Classes, tiers
          and nations are means of their vehicles, each counted once; those of fewer than {LEAST_PEERS} are greyed. The
          colour of a win rate is its performance level.
        </p>
        <OpenData path={AVERAGES_TABLE_PATH} />
      </div>
    </section>
  );
}
