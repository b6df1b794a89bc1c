import { type ReactNode, useState } from "react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { type Account, type AccountKey, accountKeyPath, type MadeKey } from "#app/game/accounts/answers.ts";
import { ask, call } from "#app/lib/api.ts";
import { useAccounts } from "../accounts-context.tsx";
import { ActionForm } from "../action-form.tsx";

interface AccountKeyPanelProps {
  kind: AccountKey;
  title: string;
  details: Account["gameAccounts"];
  /** A key that a form without script has just made. */
  newKey: MadeKey | null;
  /** Called with the key the browser has just created, or null when it was revoked. */
  onChange?: (accountId: number, key: string | null) => void;
  /** Extra content shown as long as the key is visible. */
  whenMade?: (made: MadeKey) => ReactNode;
  /** What the key is for. */
  children: (nickname: string) => ReactNode;
}

/** A key of the active account: made, shown once, taken back. */
export function AccountKeyPanel({ kind, title, details, newKey, onChange, whenMade, children }: AccountKeyPanelProps) {
  const active = useAccounts((state) => state.active);
  const [made, setMade] = useState(newKey);
  const account = details.find(({ accountId }) => accountId === active?.accountId);
  if (!account) return null;
  const { accountId, nickname } = account;
  const hasKey = kind === "read" ? account.hasStatsKey : account.hasWriteKey;
  const path = accountKeyPath(accountId, kind);
  const id = `${kind}-key`;

  const make = async () => {
    const answer = await call<Pick<MadeKey, "key">>(fetch, path, { method: "POST" });
    if (answer === null) throw new Error("The key could not be made. Please try again in a moment.");
    onChange?.(accountId, answer.key);
    setMade({ accountId, key: answer.key });
  };
  const revoke = async () => {
    if (!(await ask(fetch, path, { method: "DELETE" })).ok) {
      throw new Error("The key could not be revoked. Please try again in a moment.");
    }
    onChange?.(accountId, null);
    setMade(null);
  };

  return (
    <section className="panel" aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      <div className="panel-body grid gap-12px justify-items-start">
        <p className="note">{children(nickname)}</p>
        {made?.accountId === accountId && (
          <p className="callout grid-cols-[minmax(0,1fr)_auto] items-center">
            <span>
              Copy it now. It is shown only once: <code>{made.key}</code>
            </span>
            <CopyButton text={made.key} />
          </p>
        )}
        {made?.accountId === accountId && whenMade?.(made)}
        <div className="flex items-center gap-8px">
          <ActionForm action={path} act={make}>
            <button type="submit" className="button">
              {hasKey ? "Make a new key" : "Make a key"}
            </button>
          </ActionForm>
          {hasKey && (
            <ActionForm action={`${path}/revoke`} act={revoke} done="The key no longer works.">
              <button type="submit" className="button button-quiet color-danger">
                Revoke it
              </button>
            </ActionForm>
          )}
        </div>
        {hasKey && <p className="note">There is a key already. A new one replaces it.</p>}
      </div>
    </section>
  );
}
