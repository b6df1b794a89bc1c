import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import type { Leaderboard, OwnRun, Run } from "#app/game/challenge/answers.ts";
import { runPath } from "#app/game/challenge/query.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { REGION_SHORT_LABELS, type Region } from "#app/game/model/enumerations/regions.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";

export interface RunCard {
  accountId: number;
  /** "Nordwind_7, EU". */
  player: string;
  /** "19 of 54". */
  steps: string;
  /** "Germany, tier VII after 377 battles, 0 gold". */
  summary: string;
  /** Tiers that were reached, of ten. */
  tiers: number;
}

/** A run as its owner and its page see it. */
export interface RunDetails {
  nation: Nation;
  nationLabel: string;
  steps: string;
  possible: string;
  /** Of the steps there are, a whole number from 0 to 100. */
  percent: number;
  facts: { name: string; value: string; note?: string }[];
  /** Why it has ended, or that it goes on. */
  ended: string | null;
  checked: string;
  driven: { vehicle: LinkedVehicle | null; id: number; at: string }[];
  card: RunCard;
}

interface Runner {
  accountId: number;
  nickname: string;
  region: Region;
}

/** @param columns null while vehicles cannot be looked up @param now unix time in milliseconds */
export function runDetails(player: Runner, run: Run, columns: VehicleColumns | null, now: number): RunDetails {
  const { nation, steps, possibleSteps, battles, elsewhere, unknown, ended, checkedAt, startedAt } = run;
  const named = vehicleOf(columns);
  const last = steps.at(-1);
  const lastName = last && (named(last.vehicleId)?.name ?? `Vehicle ${last.vehicleId}`);
  const endedBy = ended && (named(ended.vehicleId)?.name ?? `vehicle ${ended.vehicleId}`);
  const others = elsewhere + unknown;
  return {
    nation,
    nationLabel: NATION_LABELS[nation],
    steps: formatNumber(steps.length),
    possible: formatNumber(possibleSteps),
    percent: possibleSteps === 0 ? 0 : Math.round((100 * steps.length) / possibleSteps),
    facts: [
      { name: "Started", value: dayOf(startedAt) },
      { name: "Battles counted", value: formatNumber(battles) },
      { name: "Win rate", value: winRate(run) },
      last
        ? { name: "Last step", value: lastName ?? "", note: `seen ${relativeTime(last.at, now)}` }
        : { name: "Last step", value: "None yet" },
      ...(others > 0 ? [{ name: "Not counted", value: formatNumber(others), note: "in other vehicles" }] : []),
    ],
    ended: ended && `Ended by a battle in the ${endedBy}, seen ${dayOf(ended.at)}.`,
    checked: relativeTime(checkedAt, now),
    driven: steps
      .toReversed()
      .map(({ vehicleId, at }) => ({ vehicle: named(vehicleId), id: vehicleId, at: dayOf(at) })),
    card: cardOf(player, run, columns),
  };
}

function cardOf({ accountId, nickname, region }: Runner, run: Run, columns: VehicleColumns | null): RunCard {
  const highest = run.highest === null ? null : vehicleOf(columns)(run.highest);
  const reached = highest ? `, tier ${romanTier(highest.tier)}` : "";
  return {
    accountId,
    player: `${nickname}, ${REGION_SHORT_LABELS[region]}`,
    steps: `${formatNumber(run.steps.length)} of ${formatNumber(run.possibleSteps)}`,
    summary: `${NATION_LABELS[run.nation]}${reached} after ${counted(run.battles, "battle")}, 0 gold`,
    tiers: Math.min(10, highest?.tier ?? 0),
  };
}

/** One of the visitor's own accounts. */
export interface OwnRunDetails extends Pick<OwnRun, "accountId" | "nickname" | "visibility" | "unreadable" | "listed"> {
  run: RunDetails | null;
}

export function ownRunDetails(own: OwnRun, columns: VehicleColumns | null, now: number): OwnRunDetails {
  const { accountId, nickname, visibility, unreadable, listed, run } = own;
  return { accountId, nickname, visibility, unreadable, listed, run: run && runDetails(own, run, columns, now) };
}

export interface LeaderboardPage {
  page: number;
  pages: number;
  /** "6 of 214 runs that opted in". */
  summary: string;
  rows: {
    accountId: number;
    rank: number;
    nickname: string;
    region: string;
    href: string;
    highest: LinkedVehicle | null;
    steps: string;
    possible: string;
    battles: string;
    winRate: string;
    ended: boolean;
    own: boolean;
  }[];
}

export function leaderboardPage(
  { page, pages, total, first, runs }: Leaderboard,
  columns: VehicleColumns | null,
  own: ReadonlySet<number>,
): LeaderboardPage {
  const named = vehicleOf(columns);
  return {
    page,
    pages,
    summary: runs.length === 0 ? "" : `${formatNumber(runs.length)} of ${counted(total, "run")} that opted in`,
    rows: runs.map((run, i) => ({
      accountId: run.accountId,
      rank: first + i,
      nickname: run.nickname,
      region: REGION_SHORT_LABELS[run.region],
      href: runPath(run.accountId),
      highest: run.highest === null ? null : named(run.highest),
      steps: formatNumber(run.steps),
      possible: formatNumber(run.possibleSteps),
      battles: formatNumber(run.battles),
      winRate: winRate(run),
      ended: run.ended,
      own: own.has(run.accountId),
    })),
  };
}

function vehicleOf(columns: VehicleColumns | null): (id: number) => LinkedVehicle | null {
  return (id) => {
    const index = columns?.id.indexOf(id) ?? -1;
    return columns && index >= 0 ? linkedVehicle(columns, index) : null;
  };
}

/** Without a battle there is none. */
function winRate({ battles, wins }: { battles: number; wins: number }): string {
  return battles === 0 ? "–" : `${formatNumber((100 * wins) / battles, 1)}%`;
}

function dayOf(time: number): string {
  return formatDate(new Date(time).toISOString());
}
