import { z } from "zod";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { daysAway } from "#app/game/clans/activity.ts";
import { type ClanEntry, type ClanList, type ClanReport, clanEntrySchema } from "#app/game/clans/clan-report.ts";
import { CLAN_ROLE_LABELS, type ClanRole } from "#app/game/clans/roles.ts";
import type { Env } from "#workers/bindings.ts";
import { keptClan } from "#workers/clans/store/kept-clans.ts";
import type { ClanSource } from "#workers/providers/wargaming-clans.ts";

/** So long a player is taken to be in the clan that the publisher named; seconds. */
const keptSeconds = 3600;

const keptSchema = z.object({ clan: clanEntrySchema.nullable() });

interface OwnAccount {
  accountId: number;
  region: PublisherRegion;
}

/** Days without a battle after which a member is inactive. */
const OFFICER_DAYS = 14;

/**
 * A clan with what its officer needs first, from its last reading.
 * @param visibleReport reduces the report to what the visitor may see
 */
export async function forOfficer(
  env: Pick<Env, "CACHE" | "DB">,
  clan: ClanEntry,
  mine: ReadonlySet<number>,
  visibleReport: (report: ClanReport) => Promise<ClanReport>,
): Promise<ClanList["clans"][number]> {
  const kept = await keptClan(env, clan);
  if (kept?.state !== "here") return clan;
  const { members, readAt } = await visibleReport(kept.report);
  const away = members.filter(({ totals }) => (daysAway(totals?.lastBattleAt ?? null, readAt) ?? 0) >= OFFICER_DAYS);
  const { role = "", roleName = "" } = members.find(({ accountId }) => mine.has(accountId)) ?? {};
  const isKnown = Object.hasOwn(CLAN_ROLE_LABELS, role);
  return { ...clan, officer: { inactive: away.length, role: isKnown ? CLAN_ROLE_LABELS[role as ClanRole] : roleName } };
}

/**
 * The clans of the game accounts, each once, in the order of the accounts. Takes one call per region, and none for
 * what was requested in the last hour.
 * @param mayAsk whether another request to the publisher is allowed
 * @returns "too-many" if it is not
 * @throws ProviderError
 */
export async function ownClans(
  env: Pick<Env, "CACHE">,
  source: ClanSource,
  accounts: readonly OwnAccount[],
  mayAsk: () => Promise<boolean>,
): Promise<ClanEntry[] | "too-many"> {
  const known = new Map<number, ClanEntry | null>();
  await Promise.all(
    accounts.map(async ({ accountId }) => {
      const copy = await env.CACHE.get(`clan-of:${accountId}`, { type: "json", cacheTtl: 30 }).catch(() => null);
      const kept = keptSchema.safeParse(copy);
      if (kept.success) known.set(accountId, kept.data.clan);
    }),
  );
  for (const region of PUBLISHER_REGIONS) {
    const requested = accounts.filter((one) => one.region === region && !known.has(one.accountId));
    if (requested.length === 0) continue;
    if (!(await mayAsk())) return "too-many";
    const clans = await source.clansOf(
      region,
      requested.map(({ accountId }) => accountId),
    );
    for (const { accountId } of requested) {
      const clan = clans.get(accountId) ?? null;
      known.set(accountId, clan);
      const text = JSON.stringify({ clan });
      await env.CACHE.put(`clan-of:${accountId}`, text, { expirationTtl: keptSeconds }).catch(() => undefined);
    }
  }
  const found = accounts.flatMap(({ accountId }) => known.get(accountId) ?? []);
  return [...new Map(found.map((clan) => [`${clan.region} ${clan.clanId}`, clan])).values()];
}
