import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";
import { gameAccounts } from "#workers/storage/accounts-schema.ts";
import { openGameToken, sealGameToken } from "../secrets/game-account-tokens.ts";
import { nullIfSealed, type Seal } from "../secrets/seal.ts";

/** A permission is renewed when it lasts no longer than this: half of what the publisher grants. */
export const renewalMs = 7 * 86_400_000;

/** Whether a permission is still valid and due for renewal. @param now unix time in milliseconds */
export function isRenewalDue({ tokenExpiresAt }: { tokenExpiresAt: number }, now: number): boolean {
  return tokenExpiresAt > now && tokenExpiresAt - now <= renewalMs;
}

/**
 * Asks the publisher for a longer permission and for the account's current name. A new token is written only when it is
 * complete, and only over the one it replaces. When the publisher rejects the token, the permission has ended; when it
 * does not answer, nothing changes.
 */
export async function renewPermission(
  db: D1Database,
  seal: Seal,
  publisher: Publisher,
  accountId: number,
  now: number,
): Promise<void> {
  const orm = drizzle(db);
  const [row] = await orm.select().from(gameAccounts).where(eq(gameAccounts.accountId, accountId));
  if (!row || !isPublisherRegion(row.region)) return;
  const isIt = and(eq(gameAccounts.accountId, accountId), eq(gameAccounts.accessToken, row.accessToken));
  const token = await openGameToken(seal, accountId, row.accessToken).catch(nullIfSealed);
  // No key can open it any more: its owner has to sign in again.
  if (token === null) return end();
  try {
    const permission = await publisher.prolongate(row.region, token);
    // The token belongs to another account, so it is no permission for this one.
    if (permission.accountId !== accountId) return await end();
    const nickname = await publisher.ownNickname(row.region, permission);
    const accessToken = await sealGameToken(seal, accountId, permission.accessToken);
    const fresh = { accessToken, tokenExpiresAt: permission.expiresAt, nickname, nicknameAt: now };
    await orm.update(gameAccounts).set(fresh).where(isIt);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === "invalid") await end();
  }

  async function end(): Promise<void> {
    await orm.update(gameAccounts).set({ tokenExpiresAt: now }).where(isIt);
  }
}
