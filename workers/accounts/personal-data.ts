import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { KnownBattle } from "#app/game/battles/answers.ts";
import { people } from "#workers/accounts/accounts-schema.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { waitingOf } from "#workers/battles/store/waiting-battles.ts";
import type { Env } from "#workers/bindings.ts";
import { runsOf } from "#workers/challenge/runs.ts";
import { dropPlayer } from "#workers/players/store/kept-players.ts";
import { savedSnapshots } from "#workers/players/store/player-snapshots.ts";
import { followedBy, viewedBy } from "./followed.ts";
import { savedLoadoutsOf } from "./saved-loadouts.ts";
import { listSessions } from "./sessions.ts";
import type { User } from "./user.ts";

/** Battles that are read at once. */
const PAGE_SIZE = 2000;

/**
 * All stored data of a person in readable form, without tokens and their hashes, as the text of a JSON file that comes
 * piece by piece: an account can have 50,000 battles. A row that cannot be read is named in `unreadable`, and keeps
 * nothing else out.
 */
export async function exportUser(
  env: Pick<Env, "DB" | "BATTLES">,
  user: User,
  now: number,
): Promise<AsyncGenerator<string>> {
  const accountIds = user.gameAccounts.map(({ accountId }) => accountId);
  const [sessions, loadouts, followed, viewed, runs, { snapshots, unreadable }, waiting] = await Promise.all([
    listSessions(env.DB, user.userId, now),
    savedLoadoutsOf(env.DB, user.userId),
    followedBy(env.DB, user.userId),
    viewedBy(env.DB, user.userId),
    runsOf(env.DB, accountIds),
    savedSnapshots(env.DB, accountIds),
    waitingOf(env.DB, accountIds),
    // What cannot be read is noticed before the file begins.
    ...user.gameAccounts.map(({ accountId }) => battlesOf(env, accountId).newest(1)),
  ]);
  const readable = runs.flatMap(({ run }) => run ?? []);
  const lost = runs.filter(({ run }) => !run).map(({ accountId }) => `The run of the account ${accountId}`);
  const about = {
    exportedAt: iso(now),
    unreadable: [...lost, ...unreadable],
    userId: user.userId,
    createdAt: iso(user.createdAt),
    linkedAccounts: user.identities.map(({ provider, subject, name, status, statusAt, checkedAt }) => ({
      provider,
      id: subject,
      name,
      status,
      statusAt: iso(statusAt),
      checkedAt: iso(checkedAt),
    })),
    challengeRuns: readable.map(({ accountId, start, progress, possibleSteps, listed, checkedAt }) => ({
      accountId,
      nation: start.nation,
      startedAt: iso(start.startedAt),
      drivenBefore: start.totals,
      possibleSteps,
      ...progress,
      steps: progress.steps.map((step) => ({ ...step, at: iso(step.at) })),
      ended: progress.ended && { ...progress.ended, at: iso(progress.ended.at) },
      listed,
      checkedAt: iso(checkedAt),
    })),
    publisherReadings: snapshots.map(({ since, readAt, days, ...snapshot }) => ({
      ...snapshot,
      since: iso(since),
      readAt: iso(readAt),
      days: days.map((day) => ({ ...day, from: iso(day.from), to: iso(day.to) })),
    })),
    waitingBattles: waiting.map(({ battle, cameAt }) => ({
      ...battle,
      startedAt: iso(battle.startedAt * 1000),
      cameAt: iso(cameAt),
    })),
    builds: loadouts.map(({ vehicleId, vehicleName, name, code, patch, savedAt }) => ({
      vehicleId,
      vehicleName,
      name,
      code,
      patch,
      savedAt: iso(savedAt),
    })),
    followedPlayers: followed.map(({ followedAt, ...player }) => ({ ...player, followedAt: iso(followedAt) })),
    viewedPlayers: viewed.map(({ viewedAt, ...player }) => ({ ...player, viewedAt: iso(viewedAt) })),
    sessions: sessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      seenAt: iso(seenAt),
      expiresAt: iso(expiresAt),
    })),
  };
  return fileOf(env, about, user.gameAccounts);
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
/** The text of an object without its end, so that more can follow. */
const opened = (value: object) => JSON.stringify(value).slice(0, -1);

async function* fileOf(env: Pick<Env, "BATTLES">, about: object, accounts: User["gameAccounts"]) {
  yield `${opened(about)},"gameAccounts":[`;
  for (const [index, { tokenExpiresAt, ...account }] of accounts.entries()) {
    yield `${index > 0 ? "," : ""}${opened({ ...account, permissionEndsAt: iso(tokenExpiresAt) })},"battles":[`;
    let last: KnownBattle | null = null;
    do {
      const page: KnownBattle[] = await battlesOf(env, account.accountId).page(last, PAGE_SIZE);
      const entries = page.map((battle) => JSON.stringify({ ...battle, startedAt: iso(battle.startedAt * 1000) }));
      yield `${last && page.length > 0 ? "," : ""}${entries.join(",")}`;
      last = page.length === PAGE_SIZE ? (page.at(-1) ?? null) : null;
    } while (last);
    yield "]}";
  }
  yield "]}";
}

/**
 * Deletes a person, with links, game accounts, runs, builds, followed players, sessions and offers. Battles are deleted first: after a failure the
 * database still knows whose they are, and it can be tried again.
 */
export async function deleteUser(env: Pick<Env, "DB" | "BATTLES" | "CACHE">, user: User): Promise<void> {
  await Promise.all(user.gameAccounts.map(({ accountId }) => battlesOf(env, accountId).clear()));
  await drizzle(env.DB).delete(people).where(eq(people.userId, user.userId));
  await Promise.all(user.gameAccounts.map(({ accountId }) => dropPlayer(env, accountId)));
}
