import { ACCOUNT_DELETED } from "#app/game/accounts/answers.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { useAccounts } from "../accounts-context.tsx";
import { ActionForm } from "../action-form.tsx";
import { LinkHeading, LinkRow } from "../link-row.tsx";
import { PROVIDER_LABELS, statusText } from "./provider-texts.ts";
import { useSignInAddress } from "./region-choice.tsx";
import { ONLY_LINK, UnlinkQuestion } from "./unlink-question.tsx";

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

/** A platform: its benefits or its status, and the control to link or unlink it. */
export function ProviderRow({ provider, available, onlyLink, adFree, alone, now }: ProviderRowProps) {
  const statuses = useAccounts((state) => state.statuses);
  const signInAddress = useSignInAddress();
  const { name, icon, gives } = PROVIDER_LABELS[provider];
  const status = statusText(provider, statuses, now);
  const signedIn = useAccounts((state) => state.gameAccounts).length > 0 || Object.values(statuses).some(Boolean);
  return (
    <LinkRow
      icon={icon}
      note={status ?? gives}
      action={
        status !== null ? (
          <UnlinkProvider provider={provider} last={onlyLink} />
        ) : available ? (
          // A full page load: the browser leaves for the provider.
          <a
            className={alone || provider === "patreon" ? "button button-primary" : "button"}
            href={signInAddress(provider)}
            aria-label={signedIn ? `Link ${name}` : `Sign in with ${name}`}
          >
            {signedIn ? "Link" : "Sign in"}
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

interface UnlinkProviderProps {
  provider: StatusProvider;
  /** This is the visitor's only link. Unlinking also deletes their account on the Index, so it asks first. */
  last: boolean;
}

/** Ends the link to a platform. */
function UnlinkProvider({ provider, last }: UnlinkProviderProps) {
  const logout = useAccounts((state) => state.logout);
  const { name } = PROVIDER_LABELS[provider];
  const [label, action] = [`Unlink ${name}`, `/api/${provider}/logout`];
  const unlink = () => logout(provider);
  if (last) {
    return (
      <UnlinkQuestion
        label={label}
        question={`${label}?`}
        goes={`${ONLY_LINK} and everything it holds: saved loadouts, followed players and challenge runs. This cannot be undone. Your account at ${name} stays as it is.`}
        action={action}
        unlink={unlink}
        button={`${label} and delete my account`}
        done={ACCOUNT_DELETED}
      />
    );
  }
  return (
    <ActionForm action={action} act={unlink} done={`${name} is unlinked.`}>
      <button type="submit" className="button" aria-label={label}>
        Unlink
      </button>
    </ActionForm>
  );
}
