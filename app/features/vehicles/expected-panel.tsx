import type { Expected } from "#app/game/model/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** The averages that WN8 expects of a battle in the vehicle. */
export function ExpectedPanel({ expected, source }: { expected: Expected | null; source: string }) {
  return (
    <section className="panel" id="expected">
      <div className="panel-h">
        <h2 className="h2">Expected for WN8</h2>
        <span className="note">{expected && source}</span>
      </div>
      <div className="panel-b">
        {expected ? (
          <dl className="facts-l">
            {line("Damage", formatNumber(expected.damage))}
            {line("Kills", formatNumber(expected.frags, 2))}
            {line("Spots", formatNumber(expected.spots, 2))}
            {line("Defence points", formatNumber(expected.defence, 2))}
            {line("Win rate", `${formatNumber(expected.winRate, 1)} %`)}
          </dl>
        ) : (
          <p className="note">Not known: the list of expected values has no entry for this vehicle.</p>
        )}
      </div>
    </section>
  );
}

function line(label: string, text: string) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="t1">{text}</dd>
    </>
  );
}
