import { MiniPlan } from "#app/components/map-plan/mini-plan.tsx";
import { withPlan } from "#app/game/maps/query.ts";
import type { MapView } from "./map-view.ts";

/** What a plan shows, in words. */
export function planLabel({ name, layout, plan }: MapView): string {
  const bases = plan?.bases.map((base) => base.label).join("; ") || "no bases";
  return `Plan of ${name}, ${layout?.name}, seen from ${layout?.own}: ${bases}`;
}

/** Links that put a layer out or on again. @param plan the code of what the visitor drew: links keep it */
export function Layers({ layers, plan }: Pick<MapView, "layers"> & { plan: string | null }) {
  return (
    <section className="panel" aria-labelledby="layers" data-keep-scroll="">
      <div className="panel-head">
        <h2 className="heading-2" id="layers">
          Layers
        </h2>
      </div>
      <ul className="map-layers pb-8px">
        {layers.map(({ layer, icon, label, value, href, on }) => (
          <li key={layer}>
            <a href={withPlan(href, plan)} aria-current={on ? "true" : undefined} rel="nofollow">
              <i className={icon} />
              <span>{label}</span>
              <small>{value}</small>
              <span className="checkbox" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Distances({ view }: { view: MapView }) {
  return (
    <section className="panel" aria-labelledby="distances">
      <div className="panel-head">
        <h2 className="heading-2" id="distances">
          Distances
        </h2>
        <span className="note">Straight line</span>
      </div>
      <dl className="panel-body">
        {view.distances.map(({ label, metres }) => (
          <div key={label} className="map-distance">
            <dt>{label}</dt>
            <dd>
              {metres} <small>m</small>
            </dd>
          </div>
        ))}
      </dl>
      <details className="border-t">
        <summary className="px-16px py-12px color-link text-13">Bases and starts in metres</summary>
        <table className="map-places">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Square</th>
              <th scope="col">East</th>
              <th scope="col">North</th>
            </tr>
          </thead>
          <tbody>
            {view.places.map(({ what, square, east, north }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{square}</td>
                <td>{east}</td>
                <td>{north}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** The battle types of the map, each as a small plan. @param code of what the visitor drew: links keep it */
export function OtherLayouts({ view, code }: { view: MapView; code: string | null }) {
  return (
    <ul className="map-others" aria-label="Battle types" data-keep-scroll="">
      {view.others.map(({ key, name, note, href, on, plan }) => (
        <li key={key}>
          <a className="map-card" href={withPlan(href, code)} aria-current={on ? "true" : undefined}>
            <MiniPlan plan={plan} />
            <b>{name}</b>
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
