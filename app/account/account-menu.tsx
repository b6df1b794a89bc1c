import { REGION_LABELS, REGION_SHORT_LABELS, regionName } from "#app/game/model/enumerations/regions.ts";
import { initials } from "#app/lib/text/initials.ts";
import { useAccounts } from "./accounts-context.tsx";
import { ActionForm } from "./action-form.tsx";

const ENTRY = "flex gap-10px items-center w-full min-h-36px px-10px rounded-2 text-13 text-left hover:bg-surface-3";
const REGION = "color-text-3 text-11 font-550 tracking-[0.02em]";

/** The active account with its menu; works without script and before hydration. */
export function AccountMenu() {
  const active = useAccounts((state) => state.active);
  const accounts = useAccounts((state) => state.gameAccounts);
  const setActive = useAccounts((state) => state.setActive);
  return (
    <details className="menu [&>.popover]:right-0 [&>.popover]:left-auto [&>.popover]:min-w-240px" data-menu="leave">
      <summary className="flex gap-8px items-center h-36px pl-5px pr-10px border rounded-3 text-13 font-500 whitespace-nowrap hover:bg-surface-2 lt-tablet:pr-8px">
        {active ? (
          <>
            <span className="sr-only">Active account: </span>
            <span className="avatar" aria-hidden="true">
              {initials(active.nickname)}
            </span>
            <span className="no-phone">{active.nickname}</span>
            <abbr className={REGION} title={REGION_LABELS[active.region]}>
              {REGION_SHORT_LABELS[active.region]}
            </abbr>
          </>
        ) : (
          <>
            <span className="avatar" aria-hidden="true">
              <i className="i-lucide-user" />
            </span>
            <span className="no-phone">Signed in</span>
            <span className="sr-only only-phone">Your account</span>
          </>
        )}
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="popover">
        {active && (
          <a className={ENTRY} href={`/accounts/${active.accountId}/${active.nickname}`}>
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
                  <button type="submit" className={ENTRY} aria-current={accountId === active?.accountId} data-close="">
                    <span className="grid flex-none place-items-center w-18px h-18px border-2 border-border-control rounded-full [[aria-current=true]>&]:border-wg-accent [[aria-current=true]>&]:after:content-empty after:w-8px after:h-8px after:rounded-full after:bg-wg-accent" />
                    {nickname}
                    <span className={`${REGION} ml-auto`}>{regionName(region)}</span>
                  </button>
                </ActionForm>
              </li>
            ))}
          </ul>
        )}
        {active && <hr />}
        <a className={ENTRY} href="/access">
          <i className="i-lucide-badge-check" />
          Access and linked accounts
        </a>
        <a className={ENTRY} href="/my-builds">
          <i className="i-lucide-bookmark" />
          Saved loadouts
        </a>
        <ActionForm action="/api/account/logout" done="You are signed out on this device.">
          <button type="submit" className={ENTRY}>
            <i className="i-lucide-log-out" />
            Sign out
          </button>
        </ActionForm>
      </div>
    </details>
  );
}
