import { Suspense, useMemo, useRef, useState } from "react";
import { DataTable } from "#app/components/data-table/data-table.tsx";
import { type TableRow, tablePage } from "#app/components/data-table/table.ts";
import { useAsked } from "#app/components/data-table/use-asked.ts";
import { ExportToggle } from "#app/components/export/export-toggle.tsx";
import { lazyPart, NotFetchedSection } from "#app/components/hydration/lazy-part.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { initials } from "#app/lib/text/initials.ts";
import type { ClanExportProps } from "./clan-export.client.tsx";
import { membersDefinition, membersTable } from "./clan-table.ts";
import type { ClanView } from "./clan-view.ts";
import { membersText } from "./members-text.ts";

/** Only for who takes the members along, and never on the server. */
const ClanExport = lazyPart<ClanExportProps>(
  () => import("./clan-export.client.tsx").then(({ ClanExport }) => ClanExport),
  NotFetchedSection,
);

/** The members as a table. All of them are on the page, so another order asks nobody. */
export function MembersPanel({ view }: { view: ClanView }) {
  const { members, cells, unread, history } = view;
  const [exporting, setExporting] = useState(false);
  const model = useMemo(() => membersDefinition(members), [members]);
  const table = useMemo(() => membersTable(cells, model), [cells, model]);
  const panel = useRef<HTMLElement>(null);
  const search = useAsked(
    panel,
    () => model,
    () => true,
  );
  const shown = useMemo(() => tablePage(table, new URLSearchParams(search)), [table, search]);
  const activity = useMemo(() => activityOf(view), [view]);
  const most = useMemo(() => Math.max(1, ...view.memberDays.flat().map((battles) => battles ?? 0)), [view]);
  const dayNames = history.days.map(({ day }) => day);
  const { query, rows, notes } = shown;
  return (
    <section className="panel panel-wide" aria-labelledby="members" ref={panel}>
      <div className="panel-head">
        <h2 className="heading-2" id="members">
          Members
        </h2>
        <ExportToggle open={exporting} toggle={() => setExporting(!exporting)} />
      </div>
      {exporting && (
        <Suspense>
          <ClanExport view={view} table={table} search={search} />
        </Suspense>
      )}
      {notes.map((note) => (
        <p key={note} className="note mx-16px mb-12px" role="status">
          {note}
        </p>
      ))}
      <DataTable<TableRow>
        model={model}
        query={query}
        rows={rows}
        name={({ id, label = "" }) => (
          <a
            className="flex gap-10px items-center min-w-0"
            href={playerPath({ accountId: Number(id), nickname: label })}
          >
            <span className="avatar no-phone" aria-hidden="true">
              {initials(label)}
            </span>
            <span className="row-name color-text font-550">{label}</span>
          </a>
        )}
        draw={({ id }, key) => {
          const active = key === "recent" ? activity.get(Number(id)) : undefined;
          return active && <MemberDays {...active} names={dayNames} most={most} />;
        }}
      />
      <div className="panel-foot">
        <span>
          WN8 over all battles of an account, from the publisher’s totals and XVM’s{" "}
          <a className="text-link" href="/community-average">
            expected values
          </a>
          .{unread > 0 && ` Of ${membersText(unread)} it is still being worked out.`}
          {members.days === null &&
            history.since !== null &&
            ` Battles lately: not known yet, counted since ${history.since}.`}
        </span>
      </div>
    </section>
  );
}

interface Activity {
  days: readonly (number | null)[];
  recent: string;
}

/** The days of members and their sum, by account; without those of whom no day is known. */
function activityOf({ cells, memberDays }: ClanView): Map<number, Activity> {
  return new Map(
    cells.accountId.flatMap((id, row): [number, Activity][] => {
      const [days = [], recent] = [memberDays[row], cells.recent[row]];
      if (typeof recent !== "number" || days.every((battles) => battles === null)) return [];
      return [[id, { days, recent: formatNumber(recent) }]];
    }),
  );
}

const [WIDTH, HEIGHT, STEP] = [84, 20, 3];

interface MemberDaysProps {
  /** Battles, the oldest first; null: not known. */
  days: readonly (number | null)[];
  /** What the days are called. */
  names: readonly string[];
  /** The most battles that a member had on a day: the whole height. */
  most: number;
  /** The battles of all of them, as text. */
  recent: string;
}

/**
 * A member's battles day by day: a bar for each, a mark at the foot where there were none, a faint one where they are not
 * known. Two paths and not a shape a day, of which a clan would have 2,800.
 */
function MemberDays({ days, names, most, recent }: MemberDaysProps) {
  const bar = (place: number, height: number) => `M${place * STEP + 1} ${HEIGHT}v${-height}`;
  const played = days.map((battles, place) =>
    battles === null ? "" : bar(place, battles === 0 ? 1 : Math.max(3, Math.round((battles / most) * HEIGHT))),
  );
  const unknown = days.map((battles, place) => (battles === null ? bar(place, 1) : ""));
  const told = days.flatMap((battles, place) => (battles === null ? [] : [`${names[place]} ${battles}`]));
  return (
    <span className="member-activity">
      <svg
        className="member-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        strokeWidth={2}
        role="img"
        aria-label={`Battles a day: ${told.join(", ")}`}
      >
        <path className="day-unknown" d={unknown.join("")} />
        <path className="day-played" d={played.join("")} />
      </svg>
      <span>{recent}</span>
    </span>
  );
}
