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
  /** Too many clans were asked for from one address. */
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

/** @param anonymous the visitor has no session, so that nobody has to be asked who they are */
export function createClansApi(fetch: Fetch, anonymous: boolean) {
  return {
    /** Whether the publisher can be asked about clans at all; true as well where nobody can tell. */
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
    /** The clans of the visitor's game accounts; null for who is not signed in. @param officer with what an officer asks */
    async own(officer = false): Promise<ClanListAnswer | null> {
      if (anonymous) return null;
      const reply = await ask<ClanList>(fetch, `/api/clans/own${officer ? "?officer" : ""}`);
      return !reply.ok && reply.status === 401 ? null : listOf(reply);
    },
  };
}
