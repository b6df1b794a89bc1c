import { Suspense, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { CopyButton } from "#app/components/copy-button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ExportToggle } from "#app/components/export/export-toggle.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { LargeStatGrid } from "#app/components/large-stat-grid.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { ACTIVITY_BANDS, type ActivityBand, INACTIVE_DAYS, inactiveDaysOf } from "#app/game/clans/activity.ts";
import { CLAN_ROLE_LABELS, CLAN_ROLES, type ClanRole } from "#app/game/clans/roles.ts";
import type { ClanContent } from "./clan-content.ts";
import type { ClanExportProps } from "./clan-export.client.tsx";
import {
  type Member,
  type MembersQuery,
  membersHref,
  membersQuery,
  membersQueryOf,
  membersText,
  selectMembers,
} from "./members.ts";
import { MembersTable } from "./members-table.tsx";

/** Only for who exports the members, and never on the server. */
const ClanExport = lazyComponent<ClanExportProps>(() =>
  import("./clan-export.client.tsx").then(({ ClanExport }) => ClanExport),
);

type MembersProps = Extract<ClanContent, { tab: "" }>;

/** The members with their last battles. All are on the page, so filtering and sorting need no request. */
export function MembersPage({ content, mine }: { content: MembersProps; mine: readonly number[] }) {
  const { search } = useLocation();
  const query = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return membersQueryOf(parameters, inactiveDaysOf(parameters));
  }, [search]);
  const { listed, unknown } = useMemo(() => selectMembers(content.members, query), [content, query]);
  const [exporting, setExporting] = useState(false);
  const { path, bands, stats, since, unread } = content;
  const { inactive } = query;
  const known = content.members.length - bands.unknown;
  return (
    <div className="stack" data-replace="">
      <div className="clan-strip">
        <LastBattles path={path} bands={bands} of={content.members.length} readAt={content.readAt} />
        <LargeStatGrid
          label="The clan in figures"
          stats={stats}
          className="grid-cols-3 lt-tablet:grid-cols-2 lt-tablet:[&>:last-child]:col-span-2"
        />
      </div>
      <section className="panel panel-wide" aria-label="Members">
        <div className="flex flex-wrap gap-8px items-center p-12px print:hidden">
          <InactiveFilter content={content} query={query} />
          <RoleFilter content={content} query={query} />
          <span className="flex-1" />
          {listed.length > 0 && (
            <CopyButton text={listed.map(({ nickname }) => nickname).join("\n")} name="Copy names" />
          )}
          <ExportToggle open={exporting} toggle={() => setExporting(!exporting)} />
        </div>
        {exporting && (
          <Suspense>
            <ClanExport content={content} members={[...unknown, ...listed]} href={membersHref(path, query)} />
          </Suspense>
        )}
        {unknown.length > 0 && <Unknown members={unknown} />}
        {inactive !== null && (
          <h2 className="clan-group heading-3">
            No battle for {inactive} days or more <span className="chip chip-small">{listed.length}</span>
          </h2>
        )}
        {listed.length > 0 ? (
          <MembersTable
            path={path}
            query={query}
            members={listed}
            since={since}
            dayNames={content.dayNames}
            mine={mine}
          />
        ) : (
          <EmptyState
            title={
              inactive === null
                ? "No member has this role"
                : known === 0
                  ? "No last battle is known"
                  : "Everyone has played"
            }
            reason={
              inactive === null
                ? ""
                : known === 0
                  ? "The publisher shares no last battles for these members."
                  : `No member has gone ${inactive} days without a battle.`
            }
          >
            <a className="button button-small" href={path}>
              All members
            </a>
          </EmptyState>
        )}
        <p className="panel-foot">
          <span role="status">
            {inactive === null
              ? `${listed.length} of ${membersText(content.members.length)}`
              : `${listed.length} inactive and ${unknown.length} unknown of ${membersText(content.members.length)}`}
          </span>
          {since === null && <span>Daily battles and trends start tomorrow.</span>}
          {unread > 0 && <span>WN8 of {membersText(unread)} is being calculated.</span>}
        </p>
      </section>
    </div>
  );
}

/** How each band is called, drawn, and led to. */
const BANDS: Record<ActivityBand, { label: string; query: string }> = {
  today: { label: "Today", query: "?sort=last" },
  week: { label: "1–6 days", query: "?sort=last" },
  "week-ago": { label: "7–13 days", query: "?inactive=7" },
  "fortnight-ago": { label: "14–29 days", query: "?inactive=14" },
  "month-ago": { label: "30 days or more", query: "?inactive=30" },
  unknown: { label: "Unknown", query: "?inactive=7" },
};

interface LastBattlesProps {
  path: string;
  bands: MembersProps["bands"];
  of: number;
  readAt: string;
}

/** All members by their last battle, as one bar with its key. */
function LastBattles({ path, bands, of, readAt }: LastBattlesProps) {
  let from = 0;
  const segments = ACTIVITY_BANDS.filter((band) => bands[band] > 0).map((band) => {
    const x = from;
    from += bands[band];
    return { band, x, width: bands[band] };
  });
  return (
    <section className="panel p-16px" aria-label="Last battle">
      <p className="flex justify-between gap-12px note mb-10px">
        <span>Last battle, {membersText(of)}</span>
        <span>{readAt}</span>
      </p>
      <svg className="clan-bands" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
        {segments.map(({ band, x, width }) => (
          <rect key={band} x={x} width={width} height="1" className={`band-${band}`} />
        ))}
      </svg>
      <ul className="clan-keys">
        {ACTIVITY_BANDS.map((band) => (
          <li key={band}>
            <a href={path + BANDS[band].query}>
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" className={`band-${band}`} />
              </svg>
              <b>{bands[band]}</b> {BANDS[band].label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MembersFilterProps {
  content: MembersProps;
  query: MembersQuery;
}

function InactiveFilter({ content, query: { inactive, role } }: MembersFilterProps) {
  const count = (minDays: number) => content.members.filter(({ days }) => days !== null && days >= minDays).length;
  const choice = (days: MembersQuery["inactive"], label: string, members: number) => (
    <a
      key={label}
      href={membersHref(content.path, membersQuery(days, role))}
      aria-current={days === inactive ? "true" : undefined}
    >
      {label} <small className="color-text-3">{members}</small>
    </a>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="segmented clan-filter" role="group" aria-label="Inactive">
      {choice(null, "All", content.members.length)}
      {INACTIVE_DAYS.map((days) => choice(days, `${days}+ days`, count(days)))}
    </div>
  );
}

/** Members of one role: a menu of links. */
function RoleFilter({ content: { members, path }, query: { inactive, role } }: MembersFilterProps) {
  const roles = CLAN_ROLES.map((clanRole, rank) => ({
    clanRole,
    count: members.filter((one) => one.rank === rank).length,
  }));
  const choice = (clanRole: ClanRole | null, count: number) => (
    <li key={clanRole}>
      <a
        className="menu-option whitespace-nowrap"
        href={membersHref(path, membersQuery(inactive, clanRole))}
        aria-current={clanRole === role ? "true" : undefined}
      >
        <span className="flex-1">{clanRole === null ? "All roles" : CLAN_ROLE_LABELS[clanRole]}</span>
        <span className="color-text-3 text-12">{count}</span>
      </a>
    </li>
  );
  return (
    <details className="menu" data-menu="">
      <summary className="button button-small">
        {role === null ? "All roles" : CLAN_ROLE_LABELS[role]}
        <i className="i-lucide-chevron-down" />
      </summary>
      <ul className="popover" aria-label="Role">
        {choice(null, members.length)}
        {roles.flatMap(({ clanRole, count }) => (count > 0 ? [choice(clanRole, count)] : []))}
      </ul>
    </details>
  );
}

/** Members without a known last battle, listed separately: a row of dashes each would say nothing. */
function Unknown({ members }: { members: readonly Member[] }) {
  return (
    <section aria-labelledby="unknown">
      <h2 className="clan-group heading-3" id="unknown">
        Last battle unknown <span className="chip chip-small">{members.length}</span>
        <span className="note font-400">Hidden by the player, or no battle yet</span>
      </h2>
      <ul className="clan-unknown">
        {members.map(({ accountId, nickname, role, inClan }) => (
          <li key={accountId}>
            <a href={playerPath({ accountId, nickname })}>
              <b>{nickname}</b>{" "}
              <small>
                {role}
                {inClan && ` · ${inClan}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
