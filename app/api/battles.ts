import { z } from "zod";
// Sets zod up for the content security policy of pages, on which this is called too.
import "./call.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";

/** The most battles that one call may bring. */
export const MAX_UPLOADED = 100;

/** Where the results of an account's battles are sent to: POST, with the owner's session or `Authorization: Bearer …`. */
export const battlesPath = (accountId: number) => `/api/stats/accounts/${accountId}/arenas`;

/** What is sent: battle records, each judged by itself. */
export const uploadSchema = z.strictObject({
  battles: z.array(z.unknown()).min(1).max(MAX_UPLOADED),
});

/** The answer: every battle is taken, was known, waits, or is refused with a reason. */
export const uploadResultSchema = z.object({
  /** Battles stored by this call. */
  taken: z.int().nonnegative(),
  /** Battles that were there already, those among them of which more is known now. */
  known: z.int().nonnegative(),
  /** Of the known ones: those of which this call brought figures that were missing. */
  completed: z.int().nonnegative().optional(),
  /** Battles that are kept aside until the Index knows their vehicle; they need not be sent again. */
  waiting: z.int().nonnegative().optional(),
  refused: z.array(
    z.object({
      /** Place in what was sent, from 0. */
      index: z.int().nonnegative(),
      /** Why, in a sentence. */
      message: z.string().max(500),
    }),
  ),
});
export type UploadResult = z.infer<typeof uploadResultSchema>;

const refusedSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends battles of an account from the owner's own session, at most MAX_DELIVERED of them.
 * @throws Error with a sentence for the visitor
 */
export async function uploadBattles(
  fetch: typeof globalThis.fetch,
  accountId: number,
  battles: readonly BattleRecord[],
): Promise<UploadResult> {
  const answer = await fetch(battlesPath(accountId), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ battles }),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const delivered = uploadResultSchema.safeParse(body);
  if (answer?.ok && delivered.success) return delivered.data;
  const said = refusedSchema.safeParse(body);
  throw new Error(said.data?.error.message ?? "The Index did not answer. Please try again in a moment.");
}
