import {
  inListOrder,
  type ListOrder,
  type ListSorts,
  listOrderOf,
  listOrderSearch,
  nextListOrder,
} from "#app/components/paged-list/list-order.ts";
import type { ActivityBand, InactiveDays } from "#app/game/clans/activity.ts";
import { CLAN_ROLES, type ClanRole } from "#app/game/clans/roles.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";

/** A member as the list shows one; null: not known. */
export interface Member {
  accountId: number;
  nickname: string;
  role: string;
  /** Of the role among all, the highest 0. */
  rank: number;
  /** ISO 8601, the day alone. */
  joined: string | null;
  /** How long that is: "3 y 2 mo". */
  inClan: string | null;
  /** Days since the last battle. */
  days: number | null;
  band: ActivityBand;
  /** Day of the last battle: "22 Sep", and in ISO 8601. */
  last: string | null;
  lastIso: string | null;
  /** Battles since our first reading, and on each of the last days. */
  recent: number | null;
  daily: readonly (number | null)[];
  /** Battles of the last seven days, and by how many they are more than in the seven before. */
  week: number | null;
  change: number | null;
  battles: number | null;
  winRate: number | null;
  winRateLevel: PerformanceLevel | null;
  wn8: number | null;
  wn8Level: PerformanceLevel | null;
}

const SORTS = {
  player: { value: ({ nickname }) => nickname.toLowerCase(), descending: false },
  role: { value: ({ rank }) => rank, descending: false },
  joined: { value: ({ joined }) => joined, descending: false },
  last: { value: ({ days }) => days, descending: true },
  recent: { value: ({ recent }) => recent, descending: true },
  week: { value: ({ week }) => week, descending: true },
  battles: { value: ({ battles }) => battles, descending: true },
  winRate: { value: ({ winRate }) => winRate, descending: true },
  wn8: { value: ({ wn8 }) => wn8, descending: true },
} as const satisfies ListSorts<Member>;
export type MemberSort = keyof typeof SORTS;

export interface MembersQuery extends ListOrder<MemberSort> {
  inactive: InactiveDays | null;
  /** Of this role alone; null: of all. */
  role: ClanRole | null;
}

/** When filtering for inactive members, those away longest come first. */
const usualSort = (inactive: InactiveDays | null): ListOrder<MemberSort> =>
  inactive === null ? { sort: "role", descending: false } : { sort: "last", descending: true };

/** The list of some, in its usual order. */
export const membersQuery = (inactive: InactiveDays | null, role: ClanRole | null): MembersQuery => ({
  inactive,
  role,
  ...usualSort(inactive),
});

export function membersQueryOf(parameters: URLSearchParams, inactive: InactiveDays | null): MembersQuery {
  const requestedRole = parameters.get("role");
  const role = CLAN_ROLES.find((candidate) => candidate === requestedRole) ?? null;
  return { inactive, role, ...(listOrderOf(parameters, SORTS) ?? usualSort(inactive)) };
}

/** The address of a list of members. @param path of the clan */
export function membersHref(path: string, { inactive, role, ...order }: MembersQuery): string {
  const query = [
    inactive !== null && `inactive=${inactive}`,
    role !== null && `role=${role}`,
    listOrderSearch(order, usualSort(inactive)),
  ];
  const text = query.filter(Boolean).join("&");
  return text === "" ? path : `${path}?${text}`;
}

/** The address that a column's head leads to: sorted by it, the other way round where it is already. */
export function sortHref(path: string, query: MembersQuery, sort: MemberSort): string {
  return membersHref(path, { ...query, ...nextListOrder(query, SORTS, sort) });
}

/** The requested members, and separately those without a known battle. */
export function selectMembers(
  members: readonly Member[],
  { inactive, role, ...order }: MembersQuery,
): { listed: Member[]; unknown: Member[] } {
  const inRole = role === null ? members : members.filter(({ rank }) => CLAN_ROLES[rank] === role);
  const listed = inRole.filter(({ days }) => inactive === null || (days !== null && days >= inactive));
  return {
    // Those who are equal stay in the order of the clan.
    listed: inListOrder(listed, SORTS, order),
    unknown: inactive === null ? [] : inRole.filter(({ days }) => days === null),
  };
}

/** "1 member", "74 members" */
export function membersText(count: number): string {
  return count === 1 ? "1 member" : `${count} members`;
}
