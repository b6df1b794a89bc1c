import { HeadRow } from "#app/components/head-row.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { distinctKeys } from "#app/lib/text/distinct-keys.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { StockContent } from "./stock-content.ts";

/** The stock modules and their shells, for a vehicle about which the publisher's API knows nothing more. */
export function StockPanel({ stock }: { stock: StockContent }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="stock">
      <h2 className="heading-2 panel-head">Stock modules</h2>
      <ul className="panel-body pair-list">
        {stock.modules.map(({ kind, name, tier }) => (
          <li key={kind}>
            <b>{kind}</b>
            <span>{tier === "" ? name : `${name}, tier ${tier}`}</span>
          </li>
        ))}
        {stock.modes.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{keepUnits(text)}</span>
          </li>
        ))}
      </ul>
      {stock.shells.length > 0 && <Shells shells={stock.shells} />}
      <p className="panel-foot">{`${stock.source}. Other modules aren’t known, so nothing here is compared.`}</p>
    </section>
  );
}

function Shells({ shells }: Pick<StockContent, "shells">) {
  // A gun can have two shells of one kind.
  const keys = distinctKeys(shells.map(({ label }) => label));
  const stuns = shells.some(({ stun }) => stun !== "");
  return (
    <ScrollFrame className="table-frame" aria-label="Shells of the stock gun, table">
      <table className="plain-table plain-table-dense">
        <HeadRow
          heads={[
            "Shell",
            ...["Damage", "Penetration mm", ...(stuns ? ["Stun"] : [])].map((head) => [head, "text-right"] as const),
          ]}
        />
        <tbody>
          {shells.map(({ kind, label, damage, penetration, stun }, index) => (
            <tr key={keys[index]}>
              <th scope="row">
                {kind === null ? (
                  label
                ) : (
                  <span className="chip chip-small" title={label}>
                    {kind}
                  </span>
                )}
              </th>
              <td className="text-right color-text font-550">{damage}</td>
              <td className="text-right color-text font-550">{penetration}</td>
              {stuns && <td className="text-right">{stun === "" ? "–" : stun}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
