import type { GroundView } from "./ground-view.ts";

/** What is left of the mobility on the three grounds. */
export function GroundPanel({ grounds }: { grounds: GroundView[] }) {
  return (
    <section className="panel" id="grounds">
      <h2 className="h2 panel-h">Mobility by terrain</h2>
      <table className="grounds">
        <thead>
          <tr>
            <th scope="col">Ground</th>
            <th scope="col">Resistance</th>
            <th scope="col">hp/t</th>
            <th scope="col">°/s</th>
          </tr>
        </thead>
        <tbody>
          {grounds.map(({ name, what, resistance, power, share, traverse }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="note">{what}</span>
                <span className={`sb g p${share}`} />
              </th>
              <td>{resistance}</td>
              <td>{power}</td>
              <td>{traverse}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-f">
        hp/t is specific power ÷ resistance; hull traverse drops by the same share. The resistances are the
        client&apos;s. The rule is from players&apos; guides, since the game works it out on its servers.
      </p>
    </section>
  );
}
