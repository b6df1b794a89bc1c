import type { Expected } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** What WN8 expects of a battle in this vehicle: targets, no averages of players. */
export function ExpectedPanel({ expected, source }: { expected: Expected | null; source: string }) {
  return (
    <section className="panel far-panel [--usual-height:200px]" id="expected">
      <div className="panel-head">
        <h2 className="heading-2">Expected by WN8</h2>
        <span className="note">{expected && source}</span>
      </div>
      <div className="panel-body">
        {expected ? (
          <dl className="fact-list">
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
      <dd className="color-text">{text}</dd>
    </>
  );
}
