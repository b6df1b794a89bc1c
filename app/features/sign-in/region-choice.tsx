import { MAX_GAME_ACCOUNTS } from "#app/game/accounts/game-accounts.ts";
import { REGION_LABELS, REGION_SHORT_LABELS, REGIONS } from "#app/game/model/regions.ts";

/** Adds a game account: the region, which decides where one signs in, and the way there. */
export function RegionChoice({ linked, available }: { linked: number; available: boolean }) {
  if (!available) return <span className="note">Not available here</span>;
  const full = linked >= MAX_GAME_ACCOUNTS;
  return (
    <form action="/api/wgauth/login" method="get" className="region-choice">
      <fieldset className="seg" disabled={full}>
        <legend className="sr">Region</legend>
        {REGIONS.map((region) => (
          <label key={region} title={REGION_LABELS[region]}>
            <input
              type="radio"
              name="region"
              value={region}
              defaultChecked={region === "eu"}
              disabled={region === "cn"}
            />
            {REGION_SHORT_LABELS[region]}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn" disabled={full} aria-describedby="region-note">
        Add
      </button>
      <p className="note" id="region-note">
        {full
          ? "Three of three are linked. Unlink one to add another."
          : "China has no public sign-in: not available yet."}
      </p>
    </form>
  );
}
