import { z } from "zod";
import { accountIdSchema, gameAccountSchema } from "#app/game/accounts/game-account-schema.ts";
import { VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";
import { type ApiAnswer, callJson } from "./call.ts";

/** GET /api/accounts/{id}: who a player is, for the player page. */
export const playerSchema = z.object({
  accountId: accountIdSchema,
  nickname: z.string().min(1),
  region: z.enum(REGIONS),
  visibility: z.enum(VISIBILITIES),
  /** Linked here by a sign-in of its owner, or found in the publisher's public API. */
  source: z.enum(["linked", "publisher"]),
  /** When the publisher told the nickname; unix time in milliseconds. */
  nicknameAt: z.number().int(),
  /** The visitor's own account. */
  own: z.boolean(),
  /** A demonstration, beside simulators alone: its battles are a sample of real results of many players. */
  demo: z.boolean(),
  /** Told to the owner only: the publisher's permission has ended, the account has to sign in again. */
  permissionEnded: z.boolean(),
});
export type Player = z.infer<typeof playerSchema>;

/** GET /api/accounts?nickname=[&region=]: players whose names begin with this, ten at most. */
export const playersFoundSchema = z.object({
  /** Who has exactly this name first. */
  players: z.array(
    gameAccountSchema.extend({
      /** A Commander who linked the account here, and whose page is public. */
      linked: z.boolean(),
    }),
  ),
  /** There are others whose names begin with it. */
  more: z.boolean(),
  /** The regions in which only accounts that are linked here were looked for. */
  missing: z.array(z.enum(PUBLISHER_REGIONS)),
  /** Why in these; null: there are none. */
  why: z.enum(["not-configured", "too-many", "unavailable"]).nullable(),
});
export type PlayersFound = z.infer<typeof playersFoundSchema>;
export type FoundPlayer = PlayersFound["players"][number];

const privateSchema = z.object({ error: z.object({ code: z.literal("private"), region: z.enum(REGIONS) }) });

/** The answer for an account id. */
export type PlayerAnswer =
  | { kind: "found"; player: Player }
  | { kind: "unknown" }
  /** The publisher told of it before, and no longer does: it was closed, or is hidden. */
  | { kind: "closed" }
  /** Only its owner may see it, by a sign-in of this region. */
  | { kind: "private"; region: Region }
  /** Too many players were asked for from one address. */
  | { kind: "too-many" }
  /** The lookup failed; it may work later. */
  | { kind: "unavailable" };

export interface PlayersApi {
  player(accountId: number): Promise<PlayerAnswer>;
  /** Null: the Index itself could not look. @param region null: in all regions */
  find(nickname: string, region: PublisherRegion | null): ApiAnswer<PlayersFound>;
}

export function createPlayersApi(fetch: typeof globalThis.fetch): PlayersApi {
  return {
    async player(accountId) {
      const answer = await fetch(`/api/accounts/${accountId}`, { headers: { accept: "application/json" } });
      if (answer.status === 404) return { kind: "unknown" };
      if (answer.status === 410) return { kind: "closed" };
      if (answer.status === 429) return { kind: "too-many" };
      const body: unknown = await answer.json().catch(() => null);
      const [player, closed] = [playerSchema.safeParse(body), privateSchema.safeParse(body)];
      if (answer.ok && player.success) return { kind: "found", player: player.data };
      if (answer.status === 401 && closed.success) return { kind: "private", region: closed.data.error.region };
      return { kind: "unavailable" };
    },
    find(nickname, region) {
      const query = new URLSearchParams({ nickname, ...(region !== null && { region }) });
      return callJson(fetch, `/api/accounts?${query}`, playersFoundSchema);
    },
  };
}
