import { useLocation } from "react-router";
import { MAX_GAME_ACCOUNTS } from "#app/game/accounts/game-accounts.ts";
import type { SignInProvider } from "#app/game/accounts/providers.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { REGIONS, regionName } from "#app/game/model/enumerations/regions.ts";
import { RETURN_TO, withReturnTo } from "#app/lib/return-to.ts";

/** Gives the address that signs in, and then leads to the page that sent the visitor here, or else back to this one. */
export function useSignInAddress() {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams(search).get(RETURN_TO) ?? pathname;
  /** @param query query string such as "?region=eu" */
  return (provider: SignInProvider, query = "") => withReturnTo(`/api/${provider}/login${query}`, back);
}

interface RegionChoiceProps {
  /** How many game accounts are linked. */
  linked: number;
  available: boolean;
  className: string;
}

/**
 * The sign-in links of the publisher, one per region. Links, not a form: browsers hold a form's target against the
 * page's policy through every redirect, and the publisher is another site.
 */
export function RegionChoice({ linked, available, className }: RegionChoiceProps) {
  const signInAddress = useSignInAddress();
  if (!available) return <span className="note">Not available here</span>;
  const full = linked >= MAX_GAME_ACCOUNTS;
  return (
    <div className={`grid gap-6px justify-start lt-wide:grid-cols-1 ${className}`}>
      <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-6px" aria-label="Regions">
        {REGIONS.map((region) => {
          const open = !full && isPublisherRegion(region);
          return (
            <li key={region}>
              <a
                className="button w-full"
                href={open ? signInAddress("wgauth", `?region=${region}`) : undefined}
                role={open ? undefined : "link"}
                aria-disabled={open ? undefined : true}
              >
                <span className="sr-only">Sign in with a game account, </span>
                {regionName(region)}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="note">
        {full ? "Three of three are linked. Unlink one to add another." : "China has no public sign-in."}
      </p>
    </div>
  );
}
