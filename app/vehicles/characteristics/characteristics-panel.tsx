import { PanelHead } from "#app/components/panel-head.tsx";
import { StatBar } from "#app/components/vehicle/stat-bar.tsx";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { CalculatedRow } from "../loadout/calculated-row.tsx";
import type { VehicleContent } from "../vehicle-content.ts";
import type { StatLine, StatLineGroup } from "./stat-lines.ts";

/** Every characteristic by group, with a bar that compares it to its tier and class; each opens its explanation. */
export function CharacteristicsPanel({ content }: { content: VehicleContent }) {
  const switching = content.full?.switching;
  const rocket = content.full?.rocket;
  const path = vehicleViewPath(content, "loadout");
  return (
    <section className="panel far-panel [--usual-height:1076px]" id="characteristics">
      <PanelHead
        title="Characteristics"
        note="Select a stat for its breakdown"
        className="panel-head lt-tablet:flex-wrap"
      />
      <div className="panel-body">
        {switching && <p className="note">{switching}</p>}
        {rocket && <p className="note">{rocket}</p>}
        {content.groups.map((group) => statGroup(group, path))}
      </div>
    </section>
  );
}

/** A group of characteristics with its heading. */
function statGroup({ label, stats }: StatLineGroup, path: string) {
  return (
    <div key={label}>
      <h3 className="pt-14px pb-6px text-12">{label}</h3>
      {stats.map((stat) => (stat.calculated ? <CalculatedRow key={stat.label} stat={stat} path={path} /> : row(stat)))}
    </div>
  );
}

/** Plain functions, not components: there are fifty rows, and a component each is what costs most. */
function row({ label, text, unit, known, state, revised, position, explanation }: StatLine) {
  return (
    <details key={label}>
      <summary className={position ? "stat-row" : "stat-row stat-row-plain"} title={revised}>
        <span>
          {label}
          {state && <small className="stat-state">{state}</small>}
        </span>
        {position && StatBar({ position })}
        <span className={known ? `stat-value${revised ? " revised-stat" : ""}` : "stat-value stat-value-unknown"}>
          {known ? text : "–"}
          {unit !== "" && <small>{unit}</small>}
        </span>
      </summary>
      <p className="stat-why">{explanation}</p>
    </details>
  );
}

/** The rest of the characteristics, over the whole width, so that no column grows when they are opened. */
export function MorePanel({ content }: { content: VehicleContent }) {
  const groups = content.more;
  const path = vehicleViewPath(content, "loadout");
  // The page of an opened figure has to show it.
  const opened = groups.some(({ stats }) => stats.some(({ calculated }) => calculated?.open));
  return (
    <section className="panel" aria-labelledby="more">
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
