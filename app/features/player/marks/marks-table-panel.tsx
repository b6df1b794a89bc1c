import { formatDate } from "#app/lib/text/format-date.ts";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import type { ListPage } from "#app/widgets/paged-list/list-page.ts";
import { ListFoot, ListNotes } from "#app/widgets/paged-list/list-parts.tsx";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { Unknown } from "../unknown.tsx";
import type { MarksRow } from "./marks-view.ts";

interface MarksTablePanelProps {
  list: ListPage<MarksRow>;
  /** Of the page. */
  path: string;
  /** Of the thresholds, ISO 8601; null: the region has none. */
  date: string | null;
}

/** Marks of excellence by vehicle, with the way to the next one. */
export function MarksTablePanel({ list, path, date }: MarksTablePanelProps) {
  return (
    <section className="panel" aria-labelledby="marks">
      <div className="panel-head">
        <h2 className="heading-2" id="marks">
          Marks of excellence
        </h2>
        <a className="text-link" href="/marks-of-excellence">
          All thresholds
        </a>
      </div>
      <ListNotes list={list} />
      <ScrollFrame className="table-frame" aria-label="Marks of excellence, table">
        <table className="plain-table player-numbers player-vehicles">
          <thead>
            <tr>
              <th scope="col">Vehicle</th>
              <th scope="col">Marks</th>
              <th scope="col">Percentage</th>
              <th scope="col">Average combined damage</th>
              <th scope="col">Next mark</th>
              <th scope="col">Known from</th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <ListFoot list={list} path={path}>
        Combined damage is the damage dealt, with the highest of what was assisted by spotting, tracking or stun; its
        average is over about a hundred battles.
        {date && ` Thresholds of ${formatDate(date)}.`}
      </ListFoot>
    </section>
  );
}

function Row({ row: { id, vehicle, marks, percentage, average, next, when } }: { row: MarksRow }) {
  return (
    <tr>
      <td>{vehicle ? <VehicleLink vehicle={vehicle} /> : `Vehicle ${id}, not in our data`}</td>
      <td>{marks === null ? <Unknown /> : `${marks} of 3`}</td>
      <td>{percentage === null ? <Unknown /> : <b className="color-text font-550">{percentage} %</b>}</td>
      <td>{average ?? <Unknown />}</td>
      <td>
        {next ? (
          <>
            {next.percent} % at {next.damage}
            {next.missing && <span className="color-text-3"> ({next.missing} more)</span>}
          </>
        ) : marks === 3 || (percentage !== null && percentage >= 95) ? (
          "All three"
        ) : (
          <Unknown />
        )}
      </td>
      <td>{when ? `A battle, ${when}` : "The publisher"}</td>
    </tr>
  );
}
