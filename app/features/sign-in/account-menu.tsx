import { REGION_LABELS, REGION_SHORT_LABELS, regionName } from "#app/game/model/regions.ts";
import { initials } from "#app/lib/initials.ts";
import { useAccounts } from "./accounts-context.tsx";
import { ActionForm } from "./action-form.tsx";

/** The active account with what one may want of it; works without script, and until it is hydrated. */
export function AccountMenu() {
  const active = useAccounts((state) => state.active);
  const accounts = useAccounts((state) => state.gameAccounts);
  const setActive = useAccounts((state) => state.setActive);
  return (
    <details className="menu acct-menu" data-menu="leave">
      <summary className="acct">
        {active ? (
          <>
            <span className="sr">Active account: </span>
            <span className="av" aria-hidden="true">
              {initials(active.nickname)}
            </span>
            <span className="no-phone">{active.nickname}</span>
            <abbr className="region" title={REGION_LABELS[active.region]}>
              {REGION_SHORT_LABELS[active.region]}
            </abbr>
          </>
        ) : (
          <>
            <span className="av" aria-hidden="true">
              <i className="i-lucide-user" />
            </span>
            <span className="no-phone">Signed in</span>
            <span className="sr only-phone">Your account</span>
          </>
        )}
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="pop">
        {active && (
          <a className="it" href={`/accounts/${active.accountId}/${active.nickname}`}>
            <i className="i-lucide-user" />
            My player page
          </a>
        )}
        {accounts.length > 1 && (
          <ul aria-label="Game accounts">
            {accounts.map(({ accountId, nickname, region }) => (
              <li key={accountId}>
                <ActionForm
                  action={`/api/wgauth/active?account_id=${accountId}`}
                  act={async () => setActive(accountId)}
                >
                  <button type="submit" className="it" aria-current={accountId === active?.accountId} data-close="">
                    <span className={`radio ${accountId === active?.accountId ? "on" : ""}`} />
                    {nickname}
                    <span className="region">{regionName(region)}</span>
                  </button>
                </ActionForm>
              </li>
            ))}
          </ul>
        )}
        {active && <hr />}
        <a className="it" href="/access">
          <i className="i-lucide-badge-check" />
          Access and linked accounts
        </a>
        <ActionForm action="/api/account/logout" done="You are signed out on this device.">
          <button type="submit" className="it">
            <i className="i-lucide-log-out" />
            Sign out
          </button>
        </ActionForm>
      </div>
    </details>
  );
}
