import { useState } from "react";
import type { Account } from "#app/api/account.ts";
import type { MadeKey } from "#app/api/stats.ts";
import { writeStatsKey } from "#app/stores/stats-keys.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useAccounts } from "../accounts-context.tsx";
import { ActionForm } from "../action-form.tsx";

interface StatsKeyPanelProps {
  details: Account["gameAccounts"];
  /** A key that a form without script has just made. */
  newKey: MadeKey | null;
}

/** The key that lets other programs read the battles of the active account: made, shown once, taken back. */
export function StatsKeyPanel({ details, newKey }: StatsKeyPanelProps) {
  const active = useAccounts((state) => state.active);
  const [made, setMade] = useState(newKey);
  const account = details.find(({ accountId }) => accountId === active?.accountId);
  if (!account) return null;
  const { accountId, nickname, hasStatsKey } = account;
  const call = `/api/stats/accounts/${accountId}/key`;

  const make = async () => {
    const { createStatsApi } = await import("#app/api/stats.ts");
    const key = await createStatsApi(globalThis.fetch).makeKey(accountId, "read");
    if (key === null) throw new Error("The key could not be made. Please try again in a moment.");
    writeStatsKey(accountId, key);
    setMade({ accountId, key });
  };
  const revoke = async () => {
    const { createStatsApi } = await import("#app/api/stats.ts");
    if (!(await createStatsApi(globalThis.fetch).revokeKey(accountId, "read"))) {
      throw new Error("The key could not be revoked. Please try again in a moment.");
    }
    writeStatsKey(accountId, null);
    setMade(null);
  };

  return (
    <section className="panel" aria-labelledby="stats-key">
      <h2 className="heading-2 panel-head" id="stats-key">
        Statistics key
      </h2>
      <div className="panel-body grid gap-12px justify-items-start">
        <p className="note">
          A key lets your own program read the battles of {nickname}, even while the page is private. It can only read,
          and you can revoke it at any time.
        </p>
        {made?.accountId === accountId && (
          <p className="callout grid-cols-[minmax(0,1fr)_auto] items-center">
            <span>
              Copy it now. It is shown only once: <code>{made.key}</code>
            </span>
            <CopyButton text={made.key} />
          </p>
        )}
        <div className="flex items-center gap-8px">
          <ActionForm action={call} act={make}>
            <button type="submit" className="button">
              {hasStatsKey ? "Make a new key" : "Make a key"}
            </button>
          </ActionForm>
          {hasStatsKey && (
            <ActionForm action={`${call}/revoke`} act={revoke} done="The key no longer works.">
              <button type="submit" className="button button-quiet button-bad">
                Revoke it
              </button>
            </ActionForm>
          )}
        </div>
        {hasStatsKey && <p className="note">There is a key already. A new one replaces it.</p>}
      </div>
    </section>
  );
}
