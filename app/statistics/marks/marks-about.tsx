import { Info, OpenData } from "#app/components/info.tsx";
import { REGION_LABELS, REGIONS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { marksTablePath } from "#app/game/statistics/marks/thresholds.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { type EarlierSnapshot, earlierSnapshots } from "./marks-table.ts";

export type MarksFacts = Pick<MarksTable, "region" | "date" | "publisher" | "notInData" | "leftOut"> & {
  all: number;
  tooFew: number;
  earlier: EarlierSnapshot[];
};

export function marksFacts(table: MarksTable): MarksFacts {
  const { region, date, publisher, notInData, leftOut, id, p65 } = table;
  return {
    region,
    date,
    publisher,
    notInData,
    leftOut,
    all: id.length,
    tooFew: p65.filter((value) => value === null).length,
    earlier: earlierSnapshots(table),
  };
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What the stats are, and what they leave out. */
export function MarksAbout({ facts, regions }: { facts: MarksFacts; regions: readonly Region[] }) {
  const { region, date, publisher, all, tooFew, notInData, leftOut, earlier } = facts;
  const without = REGIONS.filter((candidate) => !regions.includes(candidate)).map(
    (candidate) => REGION_LABELS[candidate],
  );
  return (
    <section className="panel" aria-label="Source">
      <h2 className="heading-2 panel-head">Source</h2>
      <div className="panel-body">
        <dl className="fact-list">
          <dt>Region</dt>
          <dd>{regionName(region)}</dd>
          <dt>Snapshot</dt>
          <dd>{formatDate(date)}</dd>
          <dt>Source</dt>
          <dd>{publisher}</dd>
          <dt>Vehicles</dt>
          <dd>{all}</dd>
          <dt>Not enough data</dt>
          <dd>{tooFew}</dd>
          <dt>Not in our data yet</dt>
          <dd>{notInData}</dd>
          <dt>Left out</dt>
          <dd>{leftOut}</dd>
          {earlier.map(({ days, date: day }) => (
            <div key={days} className="contents">
              <dt>Change in {days} days</dt>
              <dd>since {formatDate(day)}</dd>
            </div>
          ))}
        </dl>
        <Info className="mt-8px" label="About these thresholds">
          <p>
            The source doesn’t say how many players are behind a row. Rows whose thresholds don’t rise have too few.
            {without.length > 0 && ` No source we know covers ${listed.format(without)}.`}
          </p>
          <OpenData path={marksTablePath(region)} />
        </Info>
      </div>
    </section>
  );
}
