import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type {
  ClanList,
  ClanReportAnswer,
  ClansAvailable,
  DisbandedDetails,
  LastKnownClan,
} from "#app/game/clans/clan-report.ts";
import { type ApiProblem, ask, call, type Fetch, type Reply } from "#app/lib/api.ts";

/** Why there is no answer about clans. */
export type ClansFailure =
  /** The site has no key of the publisher. */
  | "not-configured"
  /** One IP address requested too many clans. */
  | "too-many"
  /** It may work later. */
  | "unavailable";

type ClanAnswer =
  | ({ kind: "found" } & ClanReportAnswer)
  | { kind: "disbanded"; last: LastKnownClan | null }
  | { kind: "unknown" | ClansFailure };

export type ClanListAnswer = ({ kind: "found" } & ClanList) | { kind: ClansFailure };

const FAILURES: Record<string, ClansFailure> = { not_configured: "not-configured", too_many: "too-many" };
const failureOf = ({ code }: ApiProblem) => FAILURES[code] ?? "unavailable";

const listOf = (reply: Reply<ClanList>): ClanListAnswer =>
  reply.ok ? { kind: "found", ...reply.answer } : { kind: failureOf(reply) };

/** @param anonymous the visitor has no session, so user-specific requests are skipped */
export function createClansApi(fetch: Fetch, anonymous: boolean) {
  return {
    /** Whether clan lookups at the publisher are possible at all; also true if this is unknown. */
    async available(): Promise<boolean> {
      return (await call<ClansAvailable>(fetch, "/api/clans/available"))?.available ?? true;
    },
    async clan(region: PublisherRegion, clanId: number): Promise<ClanAnswer> {
      const reply = await ask<ClanReportAnswer>(fetch, `/api/clans/${region}/${clanId}`);
      if (reply.ok) return { kind: "found", ...reply.answer };
      if (reply.code === "not_found") return { kind: "unknown" };
      if (reply.code !== "disbanded") return { kind: failureOf(reply) };
      return { kind: "disbanded", last: (reply.details as Partial<DisbandedDetails>).last ?? null };
    },
    /** @param search at least two letters */
    search: async (region: PublisherRegion, search: string) =>
      listOf(await ask<ClanList>(fetch, `/api/clans?${new URLSearchParams({ region, search })}`)),
    /**
     * The clans of the visitor's game accounts; null if not signed in.
     * @param officer also request the data for officers
     */
    async own(officer = false): Promise<ClanListAnswer | null> {
      if (anonymous) return null;
      const reply = await ask<ClanList>(fetch, `/api/clans/own${officer ? "?officer" : ""}`);
      return !reply.ok && reply.status === 401 ? null : listOf(reply);
    },
  };
}
