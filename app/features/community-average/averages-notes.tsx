import { ENOUGH_BATTLES } from "#app/game/averages/community-average.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { AVERAGES_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { OpenData } from "#app/widgets/statistics-table/open-data.tsx";
import { LEAST_PEERS } from "./averages-model.ts";

/** What the figures are, where they come from and what they cannot tell. */
export function AveragesNotes({ source, without }: { source: SourceRef | null; without: number }) {
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
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(without)}</dd>
        </dl>
        <p className="note mt-12px">
          Until visitors have reported battles, the reference values stand: what WN8 expects of a player in the vehicle,
          which is more than the average player does. The sample size is not stated, so no interval can be given, and
          survival is not known. Our own averages take the place of a vehicle’s reference as soon as they rest on{" "}
          {formatNumber(ENOUGH_BATTLES)} battles; with fewer they stand greyed, where there is no reference.
        </p>
        <p className="note mt-12px">
          Differences are to the mean of the vehicles of the same tier and class, the vehicle among them, where there
          are at least {LEAST_PEERS}. Classes, tiers and nations are means of their vehicles, each counted once, since
          nobody states how often they are played; those of fewer than {LEAST_PEERS} vehicles are greyed. The colour of
          a win rate is its performance level, by the steps that public sites use for players.
        </p>
        <OpenData path={AVERAGES_TABLE_PATH} />
      </div>
    </section>
  );
}
