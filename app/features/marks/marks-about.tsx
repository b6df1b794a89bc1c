import { regionName } from "#app/game/model/enumerations/regions.ts";
import { type MarksTable, marksTablePath } from "#app/game/model/marks-table.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { OpenData } from "#app/widgets/statistics-table/open-data.tsx";

export type MarksFacts = Pick<MarksTable, "region" | "date" | "publisher" | "notInData" | "leftOut"> & {
  all: number;
  tooFew: number;
  /** Days and the date of the snapshot that they are compared with. */
  since: { days: number; date: string | null }[];
};

export function marksFacts({ region, date, publisher, notInData, leftOut, id, p65, changes }: MarksTable): MarksFacts {
  return {
    ...{ region, date, publisher, notInData, leftOut, all: id.length },
    tooFew: p65.filter((figure) => figure === null).length,
    since: changes.map(({ days, since }) => ({ days, date: since })),
  };
}

/** What the figures are, and what is not among them. */
export function MarksAbout({ facts }: { facts: MarksFacts }) {
  const { region, date, publisher, all, tooFew, notInData, leftOut, since } = facts;
  return (
    <section className="panel" aria-label="Where it comes from">
      <h2 className="heading-2 panel-head">Where it comes from</h2>
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
          <dt>Vehicle not in our data yet</dt>
          <dd>{notInData}</dd>
          <dt>Vehicle left out</dt>
          <dd>{leftOut}</dd>
          {since.map(({ days, date: day }) => (
            <div key={days} className="contents">
              <dt>Change in {days} days</dt>
              <dd>{day === null ? "No earlier snapshot" : `since ${formatDate(day)}`}</dd>
            </div>
          ))}
        </dl>
        <p className="note mt-8px">
          The source does not say how many players stand behind a row. Where its thresholds do not rise, they are too
          few, and the row says so. North America, Asia and China: no data yet.
        </p>
        <OpenData path={marksTablePath(region)} />
      </div>
    </section>
  );
}
