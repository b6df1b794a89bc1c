import { z } from "zod";
import { accountIdSchema, gameAccountSchema } from "#app/game/accounts/game-account-schema.ts";
import { type GameAccount, VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
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

/** GET /api/accounts?region=&nickname=: the player of exactly this name, ignoring case. */
export const foundPlayerSchema = gameAccountSchema;

const privateSchema = z.object({ error: z.object({ code: z.literal("private"), region: z.enum(REGIONS) }) });

/** The answer for an account id. */
export type PlayerAnswer =
  | { kind: "found"; player: Player }
  | { kind: "unknown" }
  /** Only its owner may see it, by a sign-in of this region. */
  | { kind: "private"; region: Region }
  /** Too many players were asked for from one address. */
  | { kind: "too-many" }
  /** The lookup failed; it may work later. */
  | { kind: "unavailable" };

export interface PlayersApi {
  player(accountId: number): Promise<PlayerAnswer>;
  /** Null: there is no such player, or the lookup failed. */
  named(region: Region, nickname: string): ApiAnswer<GameAccount>;
}

export function createPlayersApi(fetch: typeof globalThis.fetch): PlayersApi {
  return {
    async player(accountId) {
      const answer = await fetch(`/api/accounts/${accountId}`, { headers: { accept: "application/json" } });
      if (answer.status === 404) return { kind: "unknown" };
      if (answer.status === 429) return { kind: "too-many" };
      const body: unknown = await answer.json().catch(() => null);
      const [player, closed] = [playerSchema.safeParse(body), privateSchema.safeParse(body)];
      if (answer.ok && player.success) return { kind: "found", player: player.data };
      if (answer.status === 401 && closed.success) return { kind: "private", region: closed.data.error.region };
      return { kind: "unavailable" };
    },
    named: (region, nickname) =>
      callJson(fetch, `/api/accounts?${new URLSearchParams({ region, nickname })}`, foundPlayerSchema),
  };
}
