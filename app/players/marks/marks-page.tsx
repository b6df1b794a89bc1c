import type { ReactNode } from "react";
import { ListFoot, ListHead, ListNotes } from "#app/components/paged-list/list-page.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { HeadFacts } from "#app/players/frame/head-facts.ts";
import { BattlesUnread, NoStats } from "#app/players/frame/no-stats.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import type { MarksColumn, MarksList, MarksRow } from "./marks-list.ts";

interface PlayerMarksProps {
  head: PlayerPageHead;
  about: HeadFacts;
  list: MarksList;
  /** Of the thresholds, ISO 8601; null: the region has none. */
  date: string | null;
  /** Battles that were sent cannot be read. */
  unread: boolean;
}

/** A player's marks of excellence. */
export function PlayerMarksPage({ head, about, list, date, unread }: PlayerMarksProps) {
  return (
    <PlayerPage head={head} about={about} tab="marks" window={null}>
      {unread && <BattlesUnread />}
      {list.total > 0 && <MarksTablePanel list={list} path={tabHref(head.path, "marks", null)} date={date} />}
      {list.total === 0 && !unread && (
        <NoStats
          own={head.own}
          title="No marks known yet"
          reason="No uploaded battle has a mark percentage. Results of recent clients do."
        />
      )}
    </PlayerPage>
  );
}

interface MarksTablePanelProps {
  list: MarksList;
  /** Of the page. */
  path: string;
  /** Of the thresholds, ISO 8601; null: the region has none. */
  date: string | null;
}

const HEADS: Record<MarksColumn, string> = {
  marks: "Marks",
  percentage: "Percentage",
  average: "Combined damage",
  next: "Next mark",
  source: "Known from",
};

/** Marks of excellence by vehicle, with the way to the next one. A column without any value is left out. */
function MarksTablePanel({ list, path, date }: MarksTablePanelProps) {
  return (
    <section className="panel panel-wide" aria-labelledby="marks">
      <PanelHead id="marks" title="Marks of excellence">
        <a className="text-link" href="/marks-of-excellence">
          All thresholds
        </a>
      </PanelHead>
      <ListNotes list={list} />
      <ScrollFrame className="table-frame" aria-label="Marks of excellence, table">
        <table className="plain-table player-numbers player-vehicles">
          <ListHead
            list={list}
            path={path}
            heads={[["vehicle", "Vehicle"], ...list.columns.map((column) => [column, HEADS[column]] as const)]}
          />
          <tbody>
            {list.rows.map((row) => (
              <Row key={row.id} row={row} columns={list.columns} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <ListFoot list={list} path={path}>
        Combined damage: dealt plus the best of spotting, tracking or stun assist, averaged over about 100 battles.
        {!list.columns.includes("source") && " Marks come from the publisher."}
        {date && ` Thresholds of ${formatDate(date)}.`}
      </ListFoot>
    </section>
  );
}

function Row({ row, columns }: { row: MarksRow; columns: readonly MarksColumn[] }) {
  const { id, vehicle } = row;
  return (
    <tr>
      <th scope="row">{vehicle ? <VehicleLink vehicle={vehicle} /> : `Vehicle ${id}, not in our data`}</th>
      {columns.map((column) => (
        <td key={column}>{cellOf(row, column) ?? <Unknown />}</td>
      ))}
    </tr>
  );
}

/** The content of a cell; null if unknown. */
function cellOf({ marks, percentage, average, next, complete, when }: MarksRow, column: MarksColumn): ReactNode {
  if (column === "marks") return marks === null ? null : `${marks} of 3`;
  if (column === "percentage")
    return percentage === null ? null : (
      <b className="color-text font-550">{when ? percentage : formatNumber(percentage, 1, 1)}%</b>
    );
  if (column === "average") return average;
  if (column === "source") return when ? `A battle, ${when}` : average === null ? "The publisher" : "Estimate";
  if (next === null) return complete ? "All three" : null;
  return (
    <>
      {next.percent}% at {next.damage}
      {next.missing && <span className="color-text-3"> ({next.missing} more)</span>}
    </>
  );
}
