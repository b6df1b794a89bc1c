import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { useAccounts } from "../accounts-context.tsx";
import { LinkHeading, LinkRow } from "../link-row.tsx";
import { useSignInAddress } from "../use-sign-in-address.ts";
import { PROVIDER_TEXTS, statusText } from "./provider-texts.ts";
import { SignOutOfProvider } from "./sign-out-of-provider.tsx";

interface ProviderRowProps {
  provider: StatusProvider;
  /** Whether this sign-in has been set up. */
  available: boolean;
  /** The visitor has only one link. */
  onlyLink: boolean;
  /** The status makes the visitor ad-free. */
  adFree: boolean;
  /** The page is about this one. */
  alone?: boolean;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** One of the platforms: what it offers or its status, and the link to sign in or out. */
export function ProviderRow({ provider, available, onlyLink, adFree, alone, now }: ProviderRowProps) {
  const statuses = useAccounts((state) => state.statuses);
  const signInAddress = useSignInAddress();
  const { name, icon, gives } = PROVIDER_TEXTS[provider];
  const status = statusText(provider, statuses, now);
  return (
    <LinkRow
      icon={icon}
      note={status ?? gives}
      action={
        status !== null ? (
          <SignOutOfProvider provider={provider} last={onlyLink} />
        ) : available ? (
          // A full page load: the browser leaves for the provider.
          <a
            className={alone || provider === "patreon" ? "button button-primary" : "button"}
            href={signInAddress(provider)}
            aria-label={`Sign in with ${name}`}
          >
            Sign in
          </a>
        ) : (
          <span className="note">Not available here</span>
        )
      }
    >
      {/* On a page of its own there is no list heading above it. */}
      <LinkHeading level={alone ? "h2" : "h3"}>
        <a href={`/${provider}`}>{name}</a>
        {adFree && <span className="chip chip-on">Ad-free</span>}
      </LinkHeading>
    </LinkRow>
  );
}
