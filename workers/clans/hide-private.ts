import type { ClanHistory, ClanReport } from "#app/game/clans/clan-report.ts";
import { type ClanReading, clanHistory } from "#app/game/clans/history.ts";
import { playersOf } from "#workers/storage/clan-players.ts";
import { readingsOf } from "#workers/storage/clan-readings.ts";
import { hiddenAmong } from "#workers/storage/linked-players.ts";
import { bestVehicles } from "./compose-report.ts";

/**
 * A clan as a visitor may see it: of members whose pages here are private it tells their place in the clan, which the
 * publisher's list of members says, and no figure of their own; and they count in nothing that it tells of the members
 * together, so that nothing follows from a difference. Where nobody can tell who they are, no figure of members is told.
 * @param person says who asks, from whom their own are never hidden; null: nobody is signed in
 */
export async function withoutPrivate(
  db: D1Database,
  report: ClanReport,
  person: () => Promise<string | null>,
): Promise<ClanReport> {
  try {
    const hidden = await hiddenAmong(db, everybodyIn(report), await person());
    return hidden.size === 0 ? report : await withoutThese(db, report, hidden);
  } catch (error) {
    console.error("Who of a clan is private is not to be had:", error);
    const members = report.members.map(withoutFigures);
    return { ...report, members, history: null, vehicles: null, vehiclesOf: 0 };
  }
}

/** Those who are there now, and those who were in the days that are told of. */
const everybodyIn = ({ members, history }: ClanReport) => [
  ...new Set([...members, ...(history?.changes ?? [])].map(({ accountId }) => accountId)),
];

async function withoutThese(db: D1Database, report: ClanReport, hidden: ReadonlySet<number>): Promise<ClanReport> {
  const isShown = ({ accountId }: { accountId: number }) => !hidden.has(accountId);
  const [readings, players] = await Promise.all([readingsOf(db, report, report.readAt), playersOf(db, report)]);
  const shown = report.members.filter(isShown);
  const read = shown.filter(({ accountId }) => players.has(accountId));
  return {
    ...report,
    members: report.members.map((member) => (isShown(member) ? member : withoutFigures(member))),
    history: report.history && withoutTheirs(report, report.history, readings, isShown),
    vehicles: read.length > 0 ? bestVehicles(players, read) : null,
    // Of the others' vehicles nothing is waited for.
    vehiclesOf: read.length + report.members.length - shown.length,
  };
}

/** What was played, counted anew; who came and went is the publisher's to tell. */
function withoutTheirs(
  { readAt }: ClanReport,
  history: ClanHistory,
  readings: readonly ClanReading[],
  isShown: (member: { accountId: number }) => boolean,
): ClanHistory {
  const counted = readings.map((reading) => ({ ...reading, members: reading.members.filter(isShown) }));
  const anew = clanHistory(counted, [], readAt);
  const days = anew?.days ?? history.days.map(({ day }) => ({ day, battles: null }));
  return { ...history, days, battles: anew?.battles ?? 0, wins: anew?.wins ?? 0 };
}

function withoutFigures(member: ClanReport["members"][number]): ClanReport["members"][number] {
  return { ...member, totals: null, wn8: null, recent: null, days: member.days.map(() => null) };
}
