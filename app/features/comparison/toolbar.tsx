import type { Change } from "#app/game/comparison/change.ts";
import { ChangeButton } from "./change-button.tsx";
import { Choices } from "./choices.tsx";
import type { ComparisonView } from "./comparison-view.ts";

/** What holds for the whole table. */
export function Toolbar({ view }: { view: ComparisonView }) {
  const { query, columns, equalRows } = view;
  const { deltas, different, all } = query;
  const chosen = columns.filter(({ isFull, setUp }) => isFull && setUp !== "own");
  const every = (is: (column: ComparisonView["columns"][number]) => boolean) => chosen.length > 0 && chosen.every(is);
  return (
    <div className="compare-tools">
      {chosen.length > 0 && (
        <>
          <Choices
            label="Modules of all"
            options={[
              { label: "Top modules", change: "modules.all.top", on: every(({ modules }) => modules === "top") },
              { label: "Stock", change: "modules.all.stock", on: every(({ modules }) => modules === "stock") },
            ]}
          />
          <Choices
            label="Set-up of all"
            options={[
              { label: "Bare", change: "setup.all.nominal", on: every(({ setUp }) => setUp === "nominal") },
              { label: "Typical", change: "setup.all.typical", on: every(({ setUp }) => setUp === "typical") },
            ]}
          />
        </>
      )}
      {columns.length > 1 && (
        <>
          <Choices
            label="Differences to the baseline"
            options={[
              { label: "Absolute", change: "deltas.absolute", on: deltas === "absolute" },
              { label: "Per cent", change: "deltas.percent", on: deltas === "percent" },
            ]}
          />
          <Toggle label="Differences only" on={different} change={different ? "rows.every" : "rows.different"}>
            {different && equalRows > 0 && <span className="color-text-3">{`${equalRows} hidden`}</span>}
          </Toggle>
        </>
      )}
      <Toggle label="All figures" on={all} change={all ? "figures.headline" : "figures.all"} />
    </div>
  );
}

interface ToggleProps {
  label: string;
  on: boolean;
  change: Change;
  children?: React.ReactNode;
}

function Toggle({ label, on, change, children }: ToggleProps) {
  return (
    <ChangeButton change={change} className="compare-toggle" aria-pressed={on} told={`${label}: ${on ? "off" : "on"}`}>
      <span className="compare-switch" />
      {label}
      {children}
    </ChangeButton>
  );
}
