import type { Account, AvailableProviders } from "#app/api/account.ts";
import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { useAccounts } from "../accounts-context.tsx";
import { LinkHeading, LinkRow } from "../link-row.tsx";
import { isOnlyLink } from "./is-only-link.ts";
import { ProviderRow } from "./provider-row.tsx";
import { PROVIDER_TEXTS } from "./provider-texts.ts";
import { RegionChoice } from "./region-choice.tsx";

interface SignInPanelProps {
  /** Null: nobody is signed in. */
  account: Account | null;
  available: AvailableProviders;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** All four ways to sign in, each with its state. */
export function SignInPanel({ account, available, now }: SignInPanelProps) {
  const statuses = useAccounts((state) => state.statuses);
  const accounts = useAccounts((state) => state.gameAccounts);
  const linked = STATUS_PROVIDERS.filter((key) => statuses[key]).length + (accounts.length > 0 ? 1 : 0);
  const onlyLink = isOnlyLink(account, { statuses, gameAccounts: accounts });
  const by = adFreeBy(statuses);
  const { name, icon, gives } = PROVIDER_TEXTS.wgauth;
  return (
    <section className="panel" aria-labelledby="sign-in">
      <div className="panel-head">
        <h2 className="heading-2" id="sign-in">
          Sign-in
        </h2>
        <span className="flex-1 min-w-0 note whitespace-nowrap">{linked} of 4 linked</span>
      </div>
      <ul>
        {STATUS_PROVIDERS.map((key) => (
          <ProviderRow
            key={key}
            provider={key}
            available={available[key]}
            onlyLink={onlyLink}
            adFree={by === key}
            now={now}
          />
        ))}
        <LinkRow
          icon={icon}
          note={gives}
          action={
            <RegionChoice linked={accounts.length} available={available.wgauth} className="lt-tablet:justify-stretch" />
          }
        >
          <LinkHeading>
            <a href="/wg">{name}</a>
          </LinkHeading>
        </LinkRow>
      </ul>
    </section>
  );
}
