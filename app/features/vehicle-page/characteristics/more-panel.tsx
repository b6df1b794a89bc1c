import { statGroup } from "./characteristics-panel.tsx";
import type { StatGroupView } from "./stats-view.ts";

/** The rest of the characteristics, over the whole width, so that no column grows when they are opened. */
export function MorePanel({ groups, path }: { groups: StatGroupView[]; path: string }) {
  // The page of an opened figure has to show it.
  const opened = groups.some(({ stats }) => stats.some(({ calculated }) => calculated?.open));
  return (
    <section className="panel mt-16px" aria-labelledby="more">
      <details open={opened || undefined}>
        <summary className="panel-head hover:color-link [[open]>&>i]:[transform:rotate(180deg)]">
          <h2 className="heading-2" id="more">
            More characteristics
          </h2>
          <span className="note no-phone ml-auto">{groups.map(({ label }) => label).join(", ")}</span>
          <i className="i-lucide-chevron-down" />
        </summary>
        <div className="panel-body stat-groups">{groups.map((group) => statGroup(group, path))}</div>
      </details>
    </section>
  );
}
