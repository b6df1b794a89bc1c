import type { Account } from "#app/api/account.ts";
import { regionName } from "#app/game/model/regions.ts";
import { formatDate } from "#app/lib/format-date.ts";

const RENEW_WITHIN_MS = 3 * 86_400_000;

interface PermissionNoteProps {
  account: Account["gameAccounts"][number];
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** Until when the publisher lets the account be read as its owner's, and the way to renew that when it ends. */
export function PermissionNote({ account, now }: PermissionNoteProps) {
  const { accountId, region, tokenExpiresAt } = account;
  const ended = tokenExpiresAt <= now;
  const until = formatDate(new Date(tokenExpiresAt).toISOString().slice(0, 10));
  return (
    <p className="note">
      {regionName(region)}, {ended ? "permission ended" : "permission until"} {until}
      {tokenExpiresAt - now < RENEW_WITHIN_MS && (
        <>
          {" "}
          <a href={`/api/wgauth/login?region=${region}&account_id=${accountId}`}>Sign in again</a>
        </>
      )}
    </p>
  );
}
