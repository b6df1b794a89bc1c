import type { Account } from "#app/api/account.ts";
import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { useAccounts } from "../accounts-context.tsx";
import { isOnlyLink } from "./is-only-link.ts";
import { PROVIDER_GUIDES } from "./provider-guides.ts";
import { ProviderRow } from "./provider-row.tsx";

interface ProviderPanelProps {
  provider: StatusProvider;
  /** Null: nobody is signed in. */
  account: Account | null;
  available: boolean;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** One platform: the state of the link to it, and what it gives and asks. */
export function ProviderPanel({ provider, account, available, now }: ProviderPanelProps) {
  const statuses = useAccounts((state) => state.statuses);
  const gameAccounts = useAccounts((state) => state.gameAccounts);
  const { title, gives, asks, never } = PROVIDER_GUIDES[provider];
  const google = provider === "google" ? statuses.google : null;
  return (
    <>
      <section className="panel" aria-label={`${title}: your link`}>
        <ul>
          <ProviderRow
            provider={provider}
            available={available}
            onlyLink={isOnlyLink(account, { statuses, gameAccounts })}
            adFree={adFreeBy(statuses) === provider}
            alone
            now={now}
          />
        </ul>
        {google && !google.memberLevelKnown && (
          <p className="panel-foot">
            Member levels are not known: YouTube shows them only to approved channels, and ours is not approved yet.
            Once it is, your level counts by itself.
          </p>
        )}
      </section>
      <div className="halves lt-laptop:grid-cols-1">
        <section className="panel" aria-labelledby="gives">
          <h2 className="heading-2 panel-head" id="gives">
            What it gives
          </h2>
          <ul className="panel-body grid gap-8px pl-32px list-disc">
            {gives.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="panel" aria-labelledby="asks">
          <h2 className="heading-2 panel-head" id="asks">
            What the Index sees
          </h2>
          <ul className="panel-body grid gap-8px pl-32px list-disc">
            {asks.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="panel-foot">{never}</p>
        </section>
      </div>
    </>
  );
}
