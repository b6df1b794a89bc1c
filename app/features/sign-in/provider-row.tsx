import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { useAccounts } from "./accounts-context.tsx";
import { ActionForm } from "./action-form.tsx";
import { PROVIDER_TEXTS, statusText } from "./provider-texts.ts";

interface ProviderRowProps {
  provider: StatusProvider;
  /** Whether this sign-in has been set up. */
  available: boolean;
  /** Takes the advertisements away. */
  adFree: boolean;
  /** The page is about this one. */
  alone?: boolean;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** One of the platforms: what it gives or what it says, and the way in or out. */
export function ProviderRow({ provider, available, adFree, alone, now }: ProviderRowProps) {
  const statuses = useAccounts((state) => state.statuses);
  const logout = useAccounts((state) => state.logout);
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
        <ActionForm
          action={`/api/${provider}/logout`}
          act={() => logout(provider)}
          done={`You are signed out of ${name}.`}
        >
          <button type="submit" className="btn" aria-label={`Sign out of ${name}`}>
            Sign out
          </button>
        </ActionForm>
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
