import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import { useAccounts } from "../accounts-context.tsx";
import { IconTile } from "../icon-tile.tsx";
import { adFreeReason } from "../providers/provider-texts.ts";

/** Whether advertisements are shown, and why. */
export function AdFreePanel() {
  const statuses = useAccounts((state) => state.statuses);
  const by = adFreeBy(statuses);
  return (
    <section
      className={`flex gap-14px items-center p-16px border rounded-4 bg-surface-1 ${by ? "border-primary-line" : ""}`}
      aria-label="Advertisements"
    >
      <IconTile
        icon={by ? "i-lucide-badge-check" : "i-lucide-badge-x"}
        className={by ? "bg-primary-soft color-wg-accent text-22px" : "bg-surface-3 text-22px"}
      />
      <div className="flex-1 min-w-0">
        <h2 className="heading-3">{by ? "Ad-free" : "With advertisements"}</h2>
        <p className="note mt-2px text-13">
          {by
            ? adFreeReason(by, statuses)
            : "An active pledge on Patreon, a Twitch subscription at tier 2 or above, or a YouTube membership removes them."}
        </p>
      </div>
    </section>
  );
}
