import type { Account } from "#app/api/account.ts";
import { MAX_GAME_ACCOUNTS, VISIBILITIES, type Visibility } from "#app/game/accounts/game-accounts.ts";
import { regionName } from "#app/game/model/regions.ts";
import { initials } from "#app/lib/initials.ts";
import { useAccounts } from "./accounts-context.tsx";
import { ActionForm } from "./action-form.tsx";
import { isOnlyLink } from "./is-only-link.ts";
import { PermissionNote } from "./permission-note.tsx";
import { UnlinkAccount } from "./unlink-account.tsx";

const VISIBILITY_TEXTS: Record<Visibility, { label: string; icon: string; says: string }> = {
  public: {
    label: "Public",
    icon: "i-lucide-globe",
    says: "Anyone with the link can open it, and it can be found by search.",
  },
  unlisted: {
    label: "Unlisted",
    icon: "i-lucide-link",
    says: "Anyone with the link can open it, but search does not show it.",
  },
  private: { label: "Private", icon: "i-lucide-lock", says: "Only you can open it, while you are signed in." },
};

interface GameAccountsPanelProps {
  /** Null: nobody is signed in. */
  account: Account | null;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** The linked game accounts: which is active, who sees its page, and the free places. */
export function GameAccountsPanel({ account, now }: GameAccountsPanelProps) {
  const accounts = useAccounts((state) => state.gameAccounts);
  const active = useAccounts((state) => state.active);
  const setActive = useAccounts((state) => state.setActive);
  const unlink = useAccounts((state) => state.logoutGameAccount);
  const free = MAX_GAME_ACCOUNTS - accounts.length;
  const details = account?.gameAccounts ?? [];
  const shown = details.find(({ accountId }) => accountId === active?.accountId);
  const statuses = useAccounts((state) => state.statuses);
  const onlyLink = isOnlyLink(account, { statuses, gameAccounts: accounts });
  return (
    <section className="panel" aria-labelledby="game-accounts">
      <div className="panel-h">
        <h2 className="h2" id="game-accounts">
          Game accounts
        </h2>
        <span className="grow note">
          {accounts.length} of {MAX_GAME_ACCOUNTS}
        </span>
      </div>
      <ul>
        {accounts.map(({ accountId, nickname, region }) => {
          const on = accountId === active?.accountId;
          const linked = details.find((detail) => detail.accountId === accountId);
          return (
            <li className="acc" key={accountId}>
              <ActionForm action={`/api/wgauth/active?account_id=${accountId}`} act={async () => setActive(accountId)}>
                <button
                  type="submit"
                  className="pick"
                  aria-pressed={on}
                  aria-label={`Make ${nickname} the active account`}
                >
                  <span className={`radio ${on ? "on" : ""}`} />
                </button>
              </ActionForm>
              <span className="av md" aria-hidden="true">
                {initials(nickname)}
              </span>
              <div>
                <h3 className="h3">
                  <a href={`/accounts/${accountId}/${nickname}`}>{nickname}</a>
                </h3>
                {linked ? <PermissionNote account={linked} now={now} /> : <p className="note">{regionName(region)}</p>}
              </div>
              <UnlinkAccount
                accountId={accountId}
                nickname={nickname}
                last={onlyLink}
                unlink={() => unlink(accountId)}
              />
            </li>
          );
        })}
        {free > 0 && (
          <li className="acc empty">
            <span />
            <span className="av md free" aria-hidden="true">
              <i className="i-lucide-plus" />
            </span>
            <p className="note">{free === 1 ? "Room for one more account" : `Room for ${free} accounts`}</p>
          </li>
        )}
      </ul>
      <p className="panel-f">The active account is the one the site opens with.</p>
      {shown && (
        <div className="panel-b visibility">
          <h3 className="h2">Who sees {shown.nickname}’s page</h3>
          <div className="seg">
            {VISIBILITIES.map((visibility) => (
              <ActionForm
                key={visibility}
                action={`/api/wgauth/visibility?account_id=${shown.accountId}&visibility=${visibility}`}
              >
                <button type="submit" aria-pressed={visibility === shown.visibility}>
                  <i className={VISIBILITY_TEXTS[visibility].icon} />
                  {VISIBILITY_TEXTS[visibility].label}
                </button>
              </ActionForm>
            ))}
          </div>
          <p className="note">{VISIBILITY_TEXTS[shown.visibility].says}</p>
        </div>
      )}
    </section>
  );
}
