import type { TerrainView } from "./terrain-view.ts";

/** What is left of the mobility on the three kinds of terrain. */
export function TerrainPanel({ terrain }: { terrain: TerrainView[] }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="grounds">
      <h2 className="heading-2 panel-head">Mobility by terrain</h2>
      <table className="terrain-table">
        <thead>
          <tr>
            <th scope="col">Ground</th>
            <th scope="col">Resistance</th>
            <th scope="col">hp/t</th>
            <th scope="col">°/s</th>
          </tr>
        </thead>
        <tbody>
          {terrain.map(({ name, what, resistance, power, share, traverse }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="note">{what}</span>
                <span className={`stat-bar stat-bar-good h-4px mt-8px percent-${share}`} />
              </th>
              <td>{resistance}</td>
              <td>{power}</td>
              <td>{traverse}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-foot">
        hp/t is specific power ÷ resistance; hull traverse drops by the same share. The resistances are the
        client&apos;s. The rule is from players&apos; guides, since the game works it out on its servers.
      </p>
    </section>
  );
}
