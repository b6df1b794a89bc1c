import { and, asc, eq, gt, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import { STATUS_PROVIDERS, type StatusProvider } from "#app/game/accounts/providers.ts";
import { identities } from "#workers/accounts/accounts-schema.ts";
import { checkIdentity, claimIdentityCheck } from "#workers/accounts/links/check-identity.ts";
import { providerOf, sealOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { Env } from "#workers/bindings.ts";

const hour = 3_600_000;
/** How old a status may become before it is checked. Twitch wants its tokens validated every hour. */
const checkAfterMs: Record<StatusProvider, number> = { patreon: 12 * hour, twitch: 0.9 * hour, google: 12 * hour };

const provider = z.enum(STATUS_PROVIDERS);
/** Either one identity to check, or the next page of a provider's identities to be put into the queue. */
const messageSchema = z.union([
  z.strictObject({
    provider,
    subject: z.string(),
    /** When it was last checked, as the page found it; absent in messages of an earlier deploy. */
    checkedAt: z.number().optional(),
  }),
  z.strictObject({ provider, after: z.string(), checkedBefore: z.number() }),
]);
type Check = z.infer<typeof messageSchema>;

/** Identities that one message puts into the queue; a queue takes 100 in one call. */
const pageSize = 100;

/** Begins the hourly check: one message per provider, which processes page after page. @param now unix time in ms */
export async function planIdentityChecks(env: Pick<Env, "CHECKS">, now: number): Promise<void> {
  const first = STATUS_PROVIDERS.map((key): { body: Check } => ({
    body: { provider: key, after: "", checkedBefore: now - checkAfterMs[key] },
  }));
  await env.CHECKS.sendBatch(first);
}

/**
 * Queue consumer. One message never handles more than one page of identities, or one check at one provider. A check
 * that fails is repeated when the next one is due. A message that fails is retried alone.
 */
export async function runIdentityChecks(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      await run(message, env);
      message.ack();
    } catch (error) {
      console.error("A queued identity check failed and comes again", message.id, error);
      message.retry();
    }
  }
}

async function run({ id, body }: Message<unknown>, env: Env): Promise<void> {
  const read = messageSchema.safeParse(body);
  if (!read.success) console.error("A queued identity check is malformed and was dropped", id);
  else if ("subject" in read.data) await check(env, read.data);
  else await queuePage(env, read.data);
}

/** Not where somebody has checked it meanwhile: a visitor's page, or this message delivered twice. */
async function check(
  env: Env,
  { provider: key, subject, checkedAt }: Extract<Check, { subject: string }>,
): Promise<void> {
  // A deployed site never calls a simulator; on a local one the site's own address is this machine.
  const siteUrl = env.SITE_ORIGIN || "http://localhost";
  const [seal, provider] = [await sealOf(env), providerOf(env, key, siteUrl)];
  if (!seal || !provider) return;
  const now = Date.now();
  if (checkedAt !== undefined && !(await claimIdentityCheck(env.DB, { provider: key, subject }, checkedAt, now)))
    return;
  await checkIdentity(env.DB, seal, provider, subject, now);
}

async function queuePage(
  env: Env,
  { provider, after, checkedBefore }: { provider: StatusProvider; after: string; checkedBefore: number },
): Promise<void> {
  const due = and(
    eq(identities.provider, provider),
    gt(identities.subject, after),
    lt(identities.checkedAt, checkedBefore),
  );
  const rows = await drizzle(env.DB)
    .select({ subject: identities.subject, checkedAt: identities.checkedAt })
    .from(identities)
    .where(due)
    .orderBy(asc(identities.subject))
    .limit(pageSize);
  const last = rows.at(-1);
  if (!last) return;
  await env.CHECKS.sendBatch(rows.map((row) => ({ body: { provider, ...row } satisfies Check })));
  if (rows.length === pageSize) await env.CHECKS.send({ provider, after: last.subject, checkedBefore });
}
