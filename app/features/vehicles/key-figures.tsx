import { StatBar } from "#app/widgets/stat-bar.tsx";
import type { KeyFigureView } from "./stats-view.ts";
import type { VehicleView } from "./vehicle-view.ts";

const MODULES = {
  top: "top modules",
  stock: "stock modules (the others with top modules)",
  own: "chosen modules (the others with top modules)",
} as const;

const TONES = { g: "dl up", b: "dl dn", "": "dl eq" } as const;

/** Six loud figures, each against the average of the tier and class. */
export function KeyFigures({ view }: { view: VehicleView }) {
  const what = view.full
    ? `Nominal values, full crew, ${MODULES[view.full.fitted.set]}.`
    : "Figures as they were announced.";
  return (
    <section aria-label="Key figures">
      <dl className="kpis">{view.kpis.map(kpi)}</dl>
      <p className="note mt-8px">{`Tick: average of ${view.peers}${view.partly ? ", where known" : ""}. Bar: lowest to highest. ${what}`}</p>
    </section>
  );
}

function kpi({ label, text, unit, known, place, delta, average }: KeyFigureView) {
  return (
    <div className="kpi" key={label}>
      <dt>
        {label}
        {place && delta !== "" && <span className={TONES[place.tone]}>{delta}</span>}
      </dt>
      <dd>
        <span className="big">
          {known ? text : <span className="nk">{text}</span>}
          {unit !== "" && <small>{unit}</small>}
        </span>
        {place && <StatBar place={place} title={`Average ${average}`} />}
      </dd>
    </div>
  );
}
