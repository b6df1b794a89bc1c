import { z } from "zod";
import { clanEntrySchema } from "#app/game/clans/clan-report.ts";
import { type ApiAnswer, callJson } from "./call.ts";
import { playersFoundSchema } from "./players.ts";

/** GET /api/look-up?text=: players and clans who are called like this, a few of each, for the search of every page. */
export const lookedUpSchema = z.object({
  players: playersFoundSchema.shape.players,
  clans: z.array(clanEntrySchema),
  /** Why only accounts that are linked here were looked for, somewhere at least; null: everybody was. */
  why: playersFoundSchema.shape.why,
});
export type LookedUp = z.infer<typeof lookedUpSchema>;

export interface LookUpApi {
  /** Null: nobody could be looked up. @param text three letters at least */
  find(text: string, signal: AbortSignal): ApiAnswer<LookedUp>;
}

export function createLookUpApi(fetch: typeof globalThis.fetch): LookUpApi {
  return {
    find: (text, signal) =>
      callJson(fetch, `/api/look-up?${new URLSearchParams({ text })}`, lookedUpSchema, { signal }),
  };
}
