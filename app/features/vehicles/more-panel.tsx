import { statGroup } from "./characteristics-panel.tsx";
import type { StatGroupView } from "./stats-view.ts";

/** The rest of the characteristics, over the whole width, so that no column grows when they are opened. */
export function MorePanel({ groups }: { groups: StatGroupView[] }) {
  return (
    <section className="panel more" aria-labelledby="more">
      <details>
        <summary className="panel-h">
          <h2 className="h2" id="more">
            More characteristics
          </h2>
          <span className="note no-phone">{groups.map(({ label }) => label).join(", ")}</span>
          <i className="i-lucide-chevron-down" />
        </summary>
        <div className="panel-b stats">{groups.map(statGroup)}</div>
      </details>
    </section>
  );
}
