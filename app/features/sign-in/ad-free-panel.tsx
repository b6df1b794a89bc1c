import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import { useAccounts } from "./accounts-context.tsx";
import { adFreeReason } from "./provider-texts.ts";

/** Whether advertisements are shown, and why. */
export function AdFreePanel() {
  const statuses = useAccounts((state) => state.statuses);
  const by = adFreeBy(statuses);
  return (
    <section className={`adfree ${by ? "on" : ""}`} aria-label="Advertisements">
      <span className="ti">
        <i className={by ? "i-lucide-badge-check" : "i-lucide-badge-x"} />
      </span>
      <div className="grow">
        <h2 className="h3">{by ? "Ad-free" : "With advertisements"}</h2>
        <p className="note">
          {by
            ? adFreeReason(by, statuses)
            : "An active pledge on Patreon, a Twitch subscription at tier 2 or above, or a YouTube membership removes them."}
        </p>
      </div>
    </section>
  );
}
