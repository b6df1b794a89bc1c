import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { useAccounts } from "./accounts-context.tsx";
import { PROVIDER_TEXTS, statusText } from "./provider-texts.ts";
import { SignOutOfProvider } from "./sign-out-of-provider.tsx";

interface ProviderRowProps {
  provider: StatusProvider;
  /** Whether this sign-in has been set up. */
  available: boolean;
  /** Nothing else is linked than one account somewhere. */
  onlyLink: boolean;
  /** Takes the advertisements away. */
  adFree: boolean;
  /** The page is about this one. */
  alone?: boolean;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** One of the platforms: what it gives or what it says, and the way in or out. */
export function ProviderRow({ provider, available, onlyLink, adFree, alone, now }: ProviderRowProps) {
  const statuses = useAccounts((state) => state.statuses);
  const { name, icon, gives } = PROVIDER_TEXTS[provider];
  // Alone there is no heading of a list above it.
  const Heading = alone ? "h2" : "h3";
  const status = statusText(provider, statuses, now);
  return (
    <li className="prov">
      <span className="lg">
        <i className={icon} />
      </span>
      <div>
        <Heading className="h3">
          <a href={`/${provider}`}>{name}</a>
          {adFree && <span className="chip on">Ad-free</span>}
        </Heading>
        <p className="note">{status ?? gives}</p>
      </div>
      {status !== null ? (
        <SignOutOfProvider provider={provider} last={onlyLink} />
      ) : available ? (
        // A document of its own: the browser leaves the page.
        <a
          className={alone || provider === "patreon" ? "btn pri" : "btn"}
          href={`/api/${provider}/login`}
          aria-label={`Sign in with ${name}`}
        >
          Sign in
        </a>
      ) : (
        <span className="note">Not available here</span>
      )}
    </li>
  );
}
