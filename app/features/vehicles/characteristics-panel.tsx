import { StatBar } from "#app/widgets/stat-bar.tsx";
import type { StatGroupView, StatView } from "./stats-view.ts";
import type { FullView, VehicleView } from "./vehicle-view.ts";

/** Every characteristic by group, with a bar against the tier and class; each opens on what it is made of. */
export function CharacteristicsPanel({ view }: { view: VehicleView }) {
  const siege = view.full?.siege;
  const rocket = view.full?.rocket;
  return (
    <section className="panel" id="characteristics">
      <div className="panel-h">
        <h2 className="h2">Characteristics</h2>
        {siege ? (
          siegeSwitch(`/${view.id}/${view.slug}`, siege)
        ) : (
          <span className="note">Open a figure to learn more</span>
        )}
      </div>
      <div className="panel-b stats">
        {siege && siege.switching !== "" && <p className="note">{siege.switching}</p>}
        {rocket && <p className="note">{rocket}</p>}
        {view.groups.map(statGroup)}
      </div>
    </section>
  );
}

function siegeSwitch(path: string, { states, on, searches }: NonNullable<FullView["siege"]>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="seg" role="group" aria-label="Driving mode" data-keep-scroll="">
      {states.map((label, index) => (
        <a key={label} href={path + searches[index]} aria-current={on === (index === 1) ? "true" : undefined}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** A group of characteristics with its heading. */
export function statGroup({ label, stats }: StatGroupView) {
  return (
    <div key={label}>
      <h3>{label}</h3>
      {stats.map(row)}
    </div>
  );
}

/** Plain functions all the way down: there are fifty rows, and a component each is what costs most. */
function row({ label, text, unit, known, place, why }: StatView) {
  return (
    <details className="why" key={label}>
      <summary className={place ? "st" : "st two-c"}>
        <span>{label}</span>
        {place && StatBar({ place })}
        <span className={known ? "v" : "v nk"}>
          {text}
          {unit !== "" && <small>{unit}</small>}
        </span>
      </summary>
      <p>{why}</p>
    </details>
  );
}
