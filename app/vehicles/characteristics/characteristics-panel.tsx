import { StatBar } from "#app/components/vehicle/stat-bar.tsx";
import type { FullView } from "../full-view.ts";
import { CalculatedRow } from "../loadout/lazy.ts";
import type { VehicleView } from "../vehicle-view.ts";
import type { StatGroupView, StatView } from "./stats-view.ts";

/** Every characteristic by group, with a bar that compares it to its tier and class; each opens its explanation. */
export function CharacteristicsPanel({ view }: { view: VehicleView }) {
  const siege = view.full?.siege;
  const rocket = view.full?.rocket;
  const path = `/${view.id}/${view.slug}`;
  return (
    <section className="panel far-panel [--usual-height:1076px]" id="characteristics">
      <div className="panel-head lt-tablet:flex-wrap">
        <h2 className="heading-2">Characteristics</h2>
        {view.full ? loadoutSwitch(view) : <span className="note">Open a figure to learn more</span>}
      </div>
      <div className="panel-body">
        {siege && siegeSwitch(path, siege)}
        {siege && siege.switching !== "" && <p className="note">{siege.switching}</p>}
        {rocket && <p className="note">{rocket}</p>}
        {view.setUp && (
          <p className="note">
            Figures with the set-up, and what it changes. Bars compare them with the nominal figures of the others, so
            they flatter a little.
          </p>
        )}
        {view.groups.map((group) => statGroup(group, path))}
      </div>
    </section>
  );
}

/** Nominal figures, those of the typical set-up, or the visitor's own. */
function loadoutSwitch({ id, slug, setUp, setUpSearches: { nominal, typical, own } }: VehicleView) {
  const options = [
    { label: "Nominal", search: nominal, on: setUp === null },
    { label: "Typical", search: typical, on: setUp?.kind === "typical" },
    { label: "Yours", search: own, on: setUp?.kind === "own" },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="segmented" role="group" aria-label="Figures of" data-keep-scroll="">
      {options.map(({ label, search, on }) => (
        <a key={label} href={`/${id}/${slug}${search}`} aria-current={on ? "true" : undefined}>
          {label}
        </a>
      ))}
    </div>
  );
}

function siegeSwitch(path: string, { states }: NonNullable<FullView["siege"]>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="segmented" role="group" aria-label="State" data-keep-scroll="">
      {states.map(({ label, search, on }) => (
        <a key={label} href={path + search} aria-current={on ? "true" : undefined}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** A group of characteristics with its heading. */
export function statGroup({ label, stats }: StatGroupView, path: string) {
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
          {text}
          {unit !== "" && <small>{unit}</small>}
        </span>
      </summary>
      <p className="stat-why">{why}</p>
    </details>
  );
}
