import type { ReactNode } from "react";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { initials } from "#app/lib/text/initials.ts";
import { type Member, type MemberSort, type MembersQuery, sortHref } from "./members.ts";

interface MembersTableProps {
  path: string;
  query: MembersQuery;
  members: readonly Member[];
  /** The day since which battles are counted; null if not yet. */
  since: string | null;
  dayNames: readonly string[];
  mine: readonly number[];
}

/** Classes of a column's cells: figures stand at the right, and narrow screens leave some out. */
const SINCE = "figure spared";
const IN_CLAN = "lt-landscape:hidden";

/** Members as rows; on a phone two columns, each with two lines, so that the page alone scrolls. */
export function MembersTable({ path, query, members, since, dayNames, mine }: MembersTableProps) {
  const maxBattles = Math.max(1, ...members.flatMap(({ daily }) => daily.map((battles) => battles ?? 0)));
  const head = (sort: MemberSort, label: string, className: string, title = label) => (
    <th
      scope="col"
      className={className || undefined}
      aria-sort={query.sort === sort ? (query.descending ? "descending" : "ascending") : undefined}
    >
      <a href={sortHref(path, query, sort)} title={title}>
        {label}
        {query.sort === sort && <i className={query.descending ? "i-lucide-arrow-down" : "i-lucide-arrow-up"} />}
      </a>
    </th>
  );
  return (
    <table className="data-table members">
      <caption className="sr-only">Members</caption>
      <thead>
        <tr>
          {head("player", "Member", "")}
          {head("role", "Role", "column-136 lt-tablet:hidden")}
          {head("joined", "In clan", `figure column-112 ${IN_CLAN}`)}
          {head("last", "Last battle", "figure members-last", "Days since the last battle")}
          {since !== null && (
            <>
              {head("recent", `Since ${since}`, `members-since ${SINCE}`, `Battles since ${since}`)}
              {head(
                "week",
                "Last 7 days",
                `column-112 ${SINCE}`,
                "Battles of the last 7 days, compared with the 7 before",
              )}
            </>
          )}
          {head("battles", "Battles", "figure column-92 lt-tablet:hidden")}
          {head("winRate", "Win rate", "figure column-92 spared")}
          {head("wn8", "WN8", "figure column-92 lt-tablet:hidden")}
        </tr>
      </thead>
      <tbody>{members.map((member) => memberRow(member, { since, maxBattles, dayNames, mine }))}</tbody>
    </table>
  );
}

/** Colour for a number of days without a battle; the number itself is shown too. */
function colourOf(days: number): string {
  return days >= 30 ? "color-wg-horrible" : days >= 14 ? "color-wg-bad" : days >= 7 ? "color-wg-meh" : "color-text";
}

const dash = (value: number | null, decimals = 0, unit = "") =>
  value === null ? "–" : `${formatNumber(value, decimals)}${unit}`;

/** A plain function, not a component: there may be a hundred of them. */
function memberRow(
  member: Member,
  {
    since,
    maxBattles,
    dayNames,
    mine,
  }: Pick<MembersTableProps, "since" | "dayNames" | "mine"> & { maxBattles: number },
): ReactNode {
  const { accountId, nickname, role, inClan, joined, days, last, daily, recent, week, change } = member;
  const wn8Colour = member.wn8Level ? LEVEL_COLOURS[member.wn8Level] : "";
  const isCounted = recent !== null && daily.some((battles) => battles !== null);
  return (
    <tr key={accountId}>
      <th scope="row">
        <a className="flex gap-10px items-center min-w-0" href={playerPath({ accountId, nickname })}>
          <span className="avatar lt-tablet:hidden" aria-hidden="true">
            {initials(nickname)}
          </span>
          <span className="row-name color-text font-550">{nickname}</span>
          {mine.includes(accountId) && <span className="color-wg-accent text-12">You</span>}
        </a>
        <small className="members-more">
          {role}
          {inClan && ` · ${inClan}`}
        </small>
      </th>
      <td className="wraps lt-tablet:hidden">{role}</td>
      <td className={`figure ${IN_CLAN}`} title={joined ? `Joined on ${formatDate(joined)}` : undefined}>
        {inClan ?? "–"}
      </td>
      <td className="figure">
        {days === null ? (
          <span className="color-text-3" title="Unknown">
            –<span className="sr-only"> (unknown)</span>
          </span>
        ) : (
          <span className="members-days">
            <b className={colourOf(days)}>{days === 0 ? "Today" : days}</b>
            <span>{days === 0 ? "" : days === 1 ? "day" : "days"}</span>
            <span className="text-right">{last}</span>
          </span>
        )}
        <small className="members-more">
          {member.battles !== null && `${formatNumber(member.battles)} battles`}
          {member.wn8 !== null && (
            <>
              {" · "}
              <b className={wn8Colour}>{formatNumber(member.wn8)}</b> WN8
            </>
          )}
        </small>
      </td>
      {since !== null && (
        <>
          <td className={SINCE}>
            {isCounted ? (
              <MemberDays days={daily} names={dayNames} maxBattles={maxBattles} recent={recent} />
            ) : (
              dash(recent)
            )}
          </td>
          <td className={SINCE}>
            {dash(week)}
            {change !== null && (
              <small className={change < 0 ? "color-wg-awful" : "color-wg-good"}>
                {change === 0 ? "" : `${change < 0 ? "−" : "+"}${formatNumber(Math.abs(change))}`}
              </small>
            )}
          </td>
        </>
      )}
      <td className="figure lt-tablet:hidden">{dash(member.battles)}</td>
      <td className="figure spared">
        <span className={member.winRateLevel ? LEVEL_COLOURS[member.winRateLevel] : undefined}>
          {dash(member.winRate, 1, "%")}
        </span>
      </td>
      <td className="figure lt-tablet:hidden">
        <b className={wn8Colour}>{dash(member.wn8)}</b>
      </td>
    </tr>
  );
}

const [WIDTH, HEIGHT, STEP] = [84, 20, 3];

interface MemberDaysProps {
  /** Battles, the oldest first; null: not known. */
  days: readonly (number | null)[];
  names: readonly string[];
  /** The most battles that a member had on a day: the whole height. */
  maxBattles: number;
  recent: number;
}

/**
 * A member's battles per day: a bar for each day, a mark at the bottom for none, a faint mark if unknown. Drawn as two
 * paths; one shape per day would be 2,800 for a clan.
 */
function MemberDays({ days, names, maxBattles, recent }: MemberDaysProps) {
  const bar = (index: number, height: number) => `M${index * STEP + 1} ${HEIGHT}v${-height}`;
  const played = days.map((battles, index) =>
    battles === null ? "" : bar(index, battles === 0 ? 1 : Math.max(3, Math.round((battles / maxBattles) * HEIGHT))),
  );
  const unknown = days.map((battles, index) => (battles === null ? bar(index, 1) : ""));
  const known = days.flatMap((battles, index) => (battles === null ? [] : [`${names[index]} ${battles}`]));
  return (
    <span className="member-activity">
      <svg
        className="member-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        strokeWidth={2}
        role="img"
        aria-label={`Battles a day: ${known.join(", ")}`}
      >
        <path className="day-unknown" d={unknown.join("")} />
        <path className="day-played" d={played.join("")} />
      </svg>
      <span>{formatNumber(recent)}</span>
    </span>
  );
}
