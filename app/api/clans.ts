import { z } from "zod";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanEntrySchema, clanReportSchema } from "#app/game/clans/clan-report.ts";

/** GET /api/clans/{region}/{id}: everything that is known of a clan. */
export const clanAnswerSchema = z.object({
  report: clanReportSchema,
  /** Why the figures are not newer; null: they are as new as they have to be. */
  outdated: z.enum(["unavailable", "too-many"]).nullable(),
  /** A simulator stands in for the publisher, as on a developer's machine. */
  simulated: z.boolean(),
});

/** GET /api/clans?region=&search=: clans by a part of their tag or name, or GET /api/clans/own: those of the visitor. */
export const clanListSchema = z.object({ clans: z.array(clanEntrySchema), simulated: z.boolean() });
export type ClanList = z.infer<typeof clanListSchema>;

const lastKnownSchema = z.object({ tag: z.string(), name: z.string(), readAt: z.number() });
const failureSchema = z.object({
  error: z.object({ code: z.string(), last: lastKnownSchema.nullish().catch(null) }),
});
export type LastKnownClan = z.infer<typeof lastKnownSchema>;

/** Why there is no answer about clans. */
export type ClansFailure =
  /** The site has no key of the publisher. */
  | "not-configured"
  /** Too many clans were asked for from one address. */
  | "too-many"
  /** It may work later. */
  | "unavailable";

export type ClanAnswer =
  | ({ kind: "found" } & z.infer<typeof clanAnswerSchema>)
  | { kind: "disbanded"; last: LastKnownClan | null }
  | { kind: "unknown" | ClansFailure };

export type ClanListAnswer = ({ kind: "found" } & ClanList) | { kind: ClansFailure };

/** GET /api/clans/available: whether the publisher can be asked about clans at all. */
export const clansAvailableSchema = z.object({ available: z.boolean() });

export interface ClansApi {
  /** True as well where nobody can tell. */
  available(): Promise<boolean>;
  clan(region: PublisherRegion, clanId: number): Promise<ClanAnswer>;
  /** @param search at least two letters */
  search(region: PublisherRegion, search: string): Promise<ClanListAnswer>;
  /** The clans of the visitor's game accounts; null for who is not signed in. */
  own(): Promise<ClanListAnswer | null>;
}

const FAILURES: Record<string, ClansFailure> = { not_configured: "not-configured", too_many: "too-many" };

/** @param anonymous the visitor has no session, so that nobody has to be asked who they are */
export function createClansApi(fetch: typeof globalThis.fetch, anonymous: boolean): ClansApi {
  const ask = async (path: string) => {
    const answer = await fetch(path, { headers: { accept: "application/json" } });
    return { answer, body: (await answer.json().catch(() => null)) as unknown };
  };
  const failure = (body: unknown) => failureSchema.safeParse(body).data?.error;
  const list = ({ answer, body }: Awaited<ReturnType<typeof ask>>): ClanListAnswer => {
    const read = clanListSchema.safeParse(body);
    if (answer.ok && read.success) return { kind: "found", ...read.data };
    return { kind: FAILURES[failure(body)?.code ?? ""] ?? "unavailable" };
  };
  return {
    async available() {
      const { body } = await ask("/api/clans/available");
      return clansAvailableSchema.safeParse(body).data?.available ?? true;
    },
    async clan(region, clanId) {
      const { answer, body } = await ask(`/api/clans/${region}/${clanId}`);
      const read = clanAnswerSchema.safeParse(body);
      if (answer.ok && read.success) return { kind: "found", ...read.data };
      const failed = failure(body);
      if (failed?.code === "not_found") return { kind: "unknown" };
      if (failed?.code === "disbanded") return { kind: "disbanded", last: failed.last ?? null };
      return { kind: FAILURES[failed?.code ?? ""] ?? "unavailable" };
    },
    search: async (region, search) => list(await ask(`/api/clans?${new URLSearchParams({ region, search })}`)),
    async own() {
      if (anonymous) return null;
      const asked = await ask("/api/clans/own");
      return asked.answer.status === 401 ? null : list(asked);
    },
  };
}
