import type { ArmourView } from "./armour-view.ts";

/** Nominal thickness of the plates, in millimetres. */
export function ArmourPanel({ armour }: { armour: ArmourView[] }) {
  return (
    <section className="panel" id="armour">
      <div className="panel-h">
        <h2 className="h2">Armour</h2>
        <span className="note">mm, nominal</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard */}
      <section className="tw" tabIndex={0} aria-label="Armour, table">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="n">
                Front
              </th>
              <th scope="col" className="n">
                Side
              </th>
              <th scope="col" className="n">
                Rear
              </th>
              <th scope="col">All plates</th>
              <th scope="col">Spaced</th>
            </tr>
          </thead>
          <tbody>
            {armour.map(({ part, front, side, rear, plates, spaced }) => (
              <tr key={part}>
                <td className="s">{part}</td>
                <td className="n s">{front}</td>
                <td className="n s">{side}</td>
                <td className="n s">{rear}</td>
                <td className="wraps">{plates || "None"}</td>
                <td className="wraps">{spaced || "None"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
