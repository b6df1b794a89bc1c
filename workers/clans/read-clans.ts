import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";
import { EXPECTED_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import { expectedSums } from "#app/game/players/wn8.ts";
import { clanSourceOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { Env } from "#workers/bindings.ts";
import { PLAYERS_AT_ONCE, refreshClan } from "#workers/clans/refresh-clan.ts";
import { keepClanPlayers } from "#workers/clans/store/clan-players.ts";
import { clansToRead, forgetOldClans, isRemembered, type WhichClan } from "#workers/clans/store/clan-snapshots.ts";
import { keptClan } from "#workers/clans/store/kept-clans.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import { readQueued } from "#workers/players/read-players.ts";
import type { ClanSource } from "#workers/providers/wargaming-clans.ts";

/** Clans that one run of the schedule puts into the queue: 480 a day, and fewer are remembered. */
const MAX_AT_ONCE = 20;

const which = { region: z.enum(PUBLISHER_REGIONS), clanId: accountIdSchema };
/** Either a clan to read, or some members whose vehicles to read. */
const messageSchema = z.union([
  z.strictObject({ ...which, accountIds: z.array(accountIdSchema).min(1).max(PLAYERS_AT_ONCE) }),
  z.strictObject(which),
]);

/** The hourly work: forgets old readings, and lets the clans be read that are due. @param now unix time in ms */
export async function planClanSnapshots(env: Pick<Env, "DB" | "CLANS">, now: number): Promise<void> {
  await forgetOldClans(env.DB, now);
  const due = await clansToRead(env.DB, now, MAX_AT_ONCE);
  if (due.length > 0) await env.CLANS.sendBatch(due.map((body) => ({ body })));
}

/** Queue consumer. A message is one call for vehicles, or one clan. */
export async function readClans(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  // A deployed site never calls a simulator; on a local one the site's own address is this machine.
  const source = clanSourceOf(env, env.SITE_ORIGIN || "http://localhost");
  await readQueued(batch, { what: "A queued reading of a clan", schema: messageSchema }, async (message) => {
    if (source) await run(env, source, message);
  });
}

async function run(
  env: Env,
  source: ClanSource,
  { region, clanId, ...others }: z.infer<typeof messageSchema>,
): Promise<void> {
  const clan = { region, clanId };
  // Forgotten since the message was written: reading it would enter it again.
  if (!(await isRemembered(env.DB, clan))) return;
  if ("accountIds" in others) await readPlayers(env, source, clan, others.accountIds);
  else await refreshClan(env, source, clan, { before: await keptClan(env, clan), requested: false, now: Date.now() });
}

async function readPlayers(env: Env, source: ClanSource, clan: WhichClan, accountIds: readonly number[]) {
  const dataset = new Dataset(env);
  const { expected = {} } = (await dataset.json<ExpectedIndex>(EXPECTED_PATH)) ?? {};
  const vehicles = await source.vehicles(clan.region, accountIds);
  const readAt = Date.now();
  const players = accountIds.map((accountId) => {
    // Missing accounts get an empty entry, so they are not requested over and over.
    const played = vehicles.get(accountId) ?? [];
    return { accountId, readAt, expected: expectedSums(played, (id) => expected[id]), vehicles: played };
  });
  await keepClanPlayers(env.DB, clan, players);
}
