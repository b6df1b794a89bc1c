import type { Account } from "#app/api/account.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

const RENEW_WITHIN_MS = 3 * 86_400_000;

interface PermissionNoteProps {
  account: Account["gameAccounts"][number];
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** Until when the publisher's permission lasts, and how to renew it when it has ended. */
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
          <a
            className="color-wg-accent underline underline-offset-2px"
            href={`/api/wgauth/login?region=${region}&account_id=${accountId}`}
          >
            Sign in again
          </a>
        </>
      )}
    </p>
  );
}
