import { StatBar } from "#app/components/vehicle/stat-bar.tsx";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { VehicleView } from "../vehicle-view.ts";
import type { KeyStatView } from "./stats-view.ts";

const TONES = { good: "font-550 color-wg-good", bad: "font-550 color-wg-awful", "": "font-550 color-text-3" } as const;

/** The six key figures in large type, each with the average of the tier and class. */
export function KeyStats({ view }: { view: VehicleView }) {
  const what = view.full ? "Nominal values, full crew, top modules." : "Stats as announced or published.";
  const compared = `Tick: average of ${view.peers}${view.partly ? ", where known" : ""}. Bar: lowest to highest. ${what} ${view.mixedPatches}`;
  const stock = view.stock && `${view.stock.source}. Not compared: the figures of other vehicles are with top modules.`;
  return (
    <section aria-label="Key figures">
      <dl className="key-figures">{view.kpis.map(kpi)}</dl>
      <p className="note mt-8px">{stock ?? compared.trim()}</p>
    </section>
  );
}

function kpi({ label, text, unit, known, state, revised, place, delta, average }: KeyStatView) {
  return (
    <div key={label}>
      <dt>
        {label}
        {state && <small className="stat-state">{state}</small>}
        {place && delta !== "" && <span className={TONES[place.tone]}>{delta}</span>}
      </dt>
      <dd>
        {revised ? (
          <details>
            <summary className="w-max max-w-full lt-tablet:py-10px lt-tablet:my--10px" title={revised}>
              {figure({ text, unit, known, revised })}
            </summary>
            <p className="note mt-4px">{keepUnits(revised)}</p>
          </details>
        ) : (
          figure({ text, unit, known })
        )}
        {place && <StatBar place={place} title={`Average ${average}`} />}
      </dd>
    </div>
  );
}

function figure({ text, unit, known, revised }: Pick<KeyStatView, "text" | "unit" | "known" | "revised">) {
  return (
    <span className="big-figure">
      {known ? (
        <span className={revised ? "revised-figure" : undefined}>{text}</span>
      ) : (
        <span className="color-text-3 font-ui font-500 text-14 leading-[24px] tracking-0">{text}</span>
      )}
      {unit !== "" && <small>{unit}</small>}
    </span>
  );
}
