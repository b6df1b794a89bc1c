import { StatBar } from "#app/widgets/stat-bar.tsx";
import type { StatGroupView, StatView } from "./stats-view.ts";
import { vehicleChoiceToSearch } from "./vehicle-choice.ts";
import type { VehicleView } from "./vehicle-view.ts";

/** Every characteristic by group, with a bar against the tier and class. */
export function CharacteristicsPanel({ view }: { view: VehicleView }) {
  const siege = view.full?.siege;
  return (
    <section className="panel" id="characteristics">
      <div className="panel-h">
        <h2 className="h2">Characteristics</h2>
        {siege && <SiegeSwitch view={view} states={siege.states} />}
      </div>
      <div className="panel-b stats">
        {siege && siege.switching !== "" && <p className="note">{siege.switching}</p>}
        {view.groups.map(group)}
        {view.more.length > 0 && (
          <details className="all">
            <summary>
              More characteristics
              <i className="i-lucide-chevron-down" />
            </summary>
            {view.more.map(group)}
          </details>
        )}
      </div>
    </section>
  );
}

function SiegeSwitch({ view, states: [normal, siege] }: { view: VehicleView; states: [string, string] }) {
  const { choice } = view;
  const link = (mode: "normal" | "siege", label: string) => (
    <a
      href={`/${view.id}/${view.slug}${vehicleChoiceToSearch({ ...choice, mode })}`}
      aria-current={choice.mode === mode ? "true" : undefined}
    >
      {label}
    </a>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="seg" role="group" aria-label="State of driving" data-keep-scroll="">
      {link("normal", normal)}
      {link("siege", siege)}
    </div>
  );
}

function group({ label, stats }: StatGroupView) {
  return (
    <div key={label}>
      <h3>{label}</h3>
      <dl>{stats.map(row)}</dl>
    </div>
  );
}

function row({ label, text, unit, known, place, average }: StatView) {
  return (
    <div className={place ? "st" : "st two-c"} key={label}>
      <dt>{label}</dt>
      {place && (
        <dd>
          <StatBar place={place} title={`Average ${average}`} />
        </dd>
      )}
      <dd className={known ? "v" : "v nk"}>
        {text}
        {unit !== "" && <small>{unit}</small>}
      </dd>
    </div>
  );
}
