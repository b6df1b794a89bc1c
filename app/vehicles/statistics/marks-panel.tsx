import { regionName } from "#app/game/model/enumerations/regions.ts";
import type { ExpectedValues, Marks } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";

const ROWS = [
  { key: "p65", label: "1 mark", percent: 65, bars: 1 },
  { key: "p85", label: "2 marks", percent: 85, bars: 2 },
  { key: "p95", label: "3 marks", percent: 95, bars: 3 },
  { key: "p100", label: "Top value", percent: 100, bars: 3 },
] as const;

/** Combined damage required for each mark of excellence. */
export function MarksPanel({ id, marks, source }: { id: number; marks: Marks; source: string }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="marks">
      <div className="panel-head">
        <h2 className="heading-2">Marks of excellence</h2>
        <span className="note">{source && `${regionName("eu")}, ${source}`}</span>
      </div>
      <div className="panel-body">
        {marks.state === "known" ? (
          <>
            <ul className="mark-list">
              {ROWS.map(({ key, label, percent, bars }) => (
                <li key={key}>
                  <span className="mark-bars">
                    <i className="reached" />
                    <i className={bars > 1 ? "reached" : undefined} />
                    <i className={bars > 2 ? "reached" : undefined} />
                  </span>
                  {label}
                  <span className="color-text-3">{percent} %</span>
                  <b>{formatNumber(marks[key])}</b>
                </li>
              ))}
            </ul>
            <p className="note mt-8px">
              Combined damage: your damage plus the highest of spotting, tracking or stun assistance.{" "}
              <a className="text-link" href={`/marks-of-excellence?vehicle=${id}#planner`}>
                Battles to the next mark
              </a>
            </p>
          </>
        ) : (
          <p className="note">
            {marks.state === "not-enough-data"
              ? "Not enough data: the thresholds of this vehicle rest on too few players."
              : "Not known: the source has no thresholds for this vehicle."}
          </p>
        )}
      </div>
    </section>
  );
}

/** What WN8 expects of a battle in this vehicle: targets, no averages of players. */
export function ExpectedPanel({ expected, source }: { expected: ExpectedValues | null; source: string }) {
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
