import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { MAX_UPLOADED } from "#app/game/battles/answers.ts";
import type { UploadResult } from "#app/game/battles/battle-record.ts";
import { knownThings } from "#app/game/battles/known-things.ts";
import { limitsOfVehicles } from "#app/game/battles/vehicle-limits.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/addresses/dataset-paths.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { isToken, tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { signedOut } from "#workers/accounts/sign-in/as-user.ts";
import type { Link } from "#workers/battles/store/account-battles.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { IngestResult } from "#workers/battles/store/ingest-battles.ts";
import { keepWaiting } from "#workers/battles/store/waiting-battles.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { visitorAddress } from "#workers/http/visitor-address.ts";
import { validateBattles } from "./validate-battles.ts";

/** A record takes 600 to 900 bytes. */
const maxBytes = 128 * 1024;
/** An upload: battle records, each validated separately. */
const uploadSchema = z.strictObject({ battles: z.array(z.unknown()).min(1).max(MAX_UPLOADED) });
const tooLarge = `An upload may have ${maxBytes} bytes at most. Please send fewer battles at once.`;

/**
 * POST /api/stats/accounts/{id}/arenas: takes the results of battles, from the owner's session or from a program with
 * a write key. Each battle is validated separately, and counts once however often it is sent.
 */
export function uploadsApi() {
  const api = new Hono<ApiEnv>();
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => apiError(c, "too_large", tooLarge) });
  api.post("/accounts/:id{[1-9][0-9]{0,15}}/arenas", limit, upload);
  return api;
}

async function upload(c: ApiContext): Promise<Response> {
  const link = await linkOfSender(c);
  if (link instanceof Response) return link;
  if (!(await c.env.DELIVERY_LIMIT.limit({ key: String(link.accountId) })).success) {
    const message = "Too many uploads for this account within a minute. Please wait, then send the rest again.";
    return apiError(c, "too_many", message, { retryAfter: 60 });
  }
  const body = uploadSchema.safeParse(await c.req.json().catch(() => null));
  if (!body.success) {
    const message = `The body must be JSON: {"battles": […]} with 1 to ${MAX_UPLOADED} battle records.`;
    return apiError(c, "invalid", message);
  }
  const now = Date.now();
  const { good, waiting, refused } = validateBattles(body.data.battles, {
    accountId: link.accountId,
    now: Math.floor(now / 1000),
    ...(await whatIsKnown(c)),
  });
  const unknown = waiting.map(({ battle }) => battle);
  const waits = await keepWaiting(c.env.DB, link, unknown, now);
  const surplus = waiting.flatMap(({ index, battle }) =>
    waits.has(battle.arenaId) ? [] : [{ index, message: TOO_MANY_WAIT }],
  );
  const records = good.map(({ battle: { accountId: _, ...record } }) => record);
  const results = records.length === 0 ? [] : await battlesOf(c.env, link.accountId).record(link, records);
  if (results === null) return noAccount(c);
  const late = good.flatMap(({ index }, at) => {
    const message = REJECTION_MESSAGES[results[at] as IngestResult];
    return message === undefined ? [] : [{ index, message }];
  });
  const count = (...kinds: IngestResult[]) => results.filter((result) => kinds.includes(result)).length;
  return c.json({
    taken: count("taken"),
    known: count("known", "completed"),
    completed: count("completed"),
    waiting: waiting.length - surplus.length,
    refused: [...refused, ...late, ...surplus].sort((a, b) => a.index - b.index),
  } satisfies UploadResult);
}

/** By the dataset; before anything is published every vehicle may be. Where it cannot be read the call fails. */
async function whatIsKnown(c: ApiContext) {
  const dataset = datasetOf(c);
  const columns = await dataset.json<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  if (!columns) return { limitsOf: () => null, known: null };
  const revised = await dataset.json<RevisedColumns>(REVISED_COLUMNS_PATHS.top);
  return { limitsOf: limitsOfVehicles(columns, revised), known: knownThings(columns) };
}

/** Why a record is rejected because of the account's other battles. */
const REJECTION_MESSAGES: Partial<Record<IngestResult, string>> = {
  full: "There are more battles of this day already than anybody can play.",
  vehicles: "There are battles of this account in more vehicles already than anybody has.",
  maps: "There are battles of this account on more maps already than there are.",
  old: "The battle is older than all that are kept of this account, so that nobody could tell whether it has counted.",
};

const TOO_MANY_WAIT =
  "The Index does not know this vehicle yet, and too many battles wait for that already. Please send the battle again once the Index shows the vehicle.";

const noAccount = (c: ApiContext) => apiError(c, "not_found", "Nobody has linked this game account here.");

/** The link that the sender may send battles for, or the answer that refuses it. */
async function linkOfSender(c: ApiContext): Promise<Link | Response> {
  const accountId = Number(c.req.param("id"));
  const header = c.req.header("authorization");
  const user = header === undefined ? await c.env.user() : null;
  if (header === undefined && !user) return signedOut(c);
  const [row] = await drizzle(c.env.DB).select().from(gameAccounts).where(eq(gameAccounts.accountId, accountId));
  const link = row && { accountId, linkedAt: row.linkedAt };
  if (user) return link && row.userId === user.userId ? link : apiError(c, "not_found", "Account not found");
  const key = /^Bearer ([\w-]+)$/i.exec(header ?? "")?.[1];
  // Whether the account is linked at all is not said to who has no key.
  if (link && isToken(key) && (await tokenHash(key)) === row.writeKeyHash) return link;
  if (!(await c.env.WRONG_KEY_LIMIT.limit({ key: visitorAddress(c) })).success) {
    const message = "Too many uploads with a wrong key from here. Make a key at /mod, and wait a minute.";
    return apiError(c, "too_many", message, { retryAfter: 60 });
  }
  const message = "This key can’t upload battles for this account. Sign in and make one at /mod.";
  return apiError(c, "wrong_key", message, { headers: { "www-authenticate": "Bearer" } });
}
