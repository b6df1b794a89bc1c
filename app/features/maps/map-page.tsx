import { COLUMNS, ROWS } from "#app/game/maps/squares.ts";
import { MiniPlan } from "#app/widgets/map-plan/mini-plan.tsx";
import type { MapView } from "./map-view.ts";
import { PlanDrawing } from "./plan/plan-drawing.tsx";

/** A map's plan between the letters and figures of its grid. */
export function MapSheet({ view }: { view: MapView }) {
  const { plan, layout, name } = view;
  if (!plan || !layout) {
    return (
      <p className="note p-16px">
        The definitions of the game hold neither bases nor starts of this map's mode, so there is nothing true to draw.
      </p>
    );
  }
  const label = `Plan of ${name}, ${layout.name}, seen from ${layout.own}: ${plan.bases.map((base) => base.label).join("; ") || "no bases"}`;
  return (
    <div className="map-sheet">
      <div className="map-columns" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className="map-rows" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <PlanDrawing plan={plan} label={label} />
    </div>
  );
}

/** Links that put a layer out or on again. */
export function Layers({ layers }: Pick<MapView, "layers">) {
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
            <a href={href} aria-current={on ? "true" : undefined} rel="nofollow">
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

/** The battle types of the map, each as a small plan. */
export function OtherLayouts({ view }: { view: MapView }) {
  return (
    <ul className="map-others" aria-label="Battle types" data-keep-scroll="">
      {view.others.map(({ key, name, note, href, on, plan }) => (
        <li key={key}>
          <a className="map-card" href={href} aria-current={on ? "true" : undefined}>
            <MiniPlan plan={plan} />
            <b>{name}</b>
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
