import { MAX_GAME_ACCOUNTS } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { REGIONS, regionName } from "#app/game/model/regions.ts";

/**
 * The ways to the publisher, one a region. Links, not a form: a browser holds where a form leads against the
 * page's policy through every redirect, and the publisher is another site.
 */
export function RegionChoice({ linked, available }: { linked: number; available: boolean }) {
  if (!available) return <span className="note">Not available here</span>;
  const full = linked >= MAX_GAME_ACCOUNTS;
  return (
    <div className="region-choice">
      <ul aria-label="Regions">
        {REGIONS.map((region) => {
          const open = !full && isPublisherRegion(region);
          return (
            <li key={region}>
              <a
                className="btn"
                href={open ? `/api/wgauth/login?region=${region}` : undefined}
                role={open ? undefined : "link"}
                aria-disabled={open ? undefined : true}
              >
                <span className="sr">Sign in with a game account, </span>
                {regionName(region)}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="note">
        {full
          ? "Three of three are linked. Unlink one to add another."
          : "China has no public sign-in, so it is not available."}
      </p>
    </div>
  );
}
