import { StatBar } from "#app/components/vehicle/stat-bar.tsx";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import { CalculatedRow } from "../loadout/calculated-row.tsx";
import type { VehicleView } from "../vehicle-view.ts";
import type { StatGroupView, StatView } from "./stats-view.ts";

/** Every characteristic by group, with a bar that compares it to its tier and class; each opens its explanation. */
export function CharacteristicsPanel({ view }: { view: VehicleView }) {
  const switching = view.full?.switching;
  const rocket = view.full?.rocket;
  const path = vehicleViewPath(view, "loadout");
  return (
    <section className="panel far-panel [--usual-height:1076px]" id="characteristics">
      <div className="panel-head lt-tablet:flex-wrap">
        <h2 className="heading-2">Characteristics</h2>
        <span className="note">Select a stat for its breakdown</span>
      </div>
      <div className="panel-body">
        {switching && <p className="note">{switching}</p>}
        {rocket && <p className="note">{rocket}</p>}
        {view.groups.map((group) => statGroup(group, path))}
      </div>
    </section>
  );
}

/** A group of characteristics with its heading. */
function statGroup({ label, stats }: StatGroupView, path: string) {
  return (
    <div key={label}>
      <h3 className="pt-14px pb-6px text-12">{label}</h3>
      {stats.map((stat) => (stat.calculated ? <CalculatedRow key={stat.label} stat={stat} path={path} /> : row(stat)))}
    </div>
  );
}

/** Plain functions, not components: there are fifty rows, and a component each is what costs most. */
function row({ label, text, unit, known, state, revised, place, why }: StatView) {
  return (
    <details key={label}>
      <summary className={place ? "stat-row" : "stat-row stat-row-plain"} title={revised}>
        <span>
          {label}
          {state && <small className="stat-state">{state}</small>}
        </span>
        {place && StatBar({ place, thin: true })}
        <span className={known ? `stat-figure${revised ? " revised-figure" : ""}` : "stat-figure stat-figure-unknown"}>
          {known ? text : "–"}
          {unit !== "" && <small>{unit}</small>}
        </span>
      </summary>
      <p className="stat-why">{why}</p>
    </details>
  );
}

/** The rest of the characteristics, over the whole width, so that no column grows when they are opened. */
export function MorePanel({ view }: { view: VehicleView }) {
  const groups = view.more;
  const path = vehicleViewPath(view, "loadout");
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
