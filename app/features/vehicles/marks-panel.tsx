import { regionName } from "#app/game/model/regions.ts";
import type { Marks } from "#app/game/model/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";

const ROWS = [
  { key: "p65", label: "1 mark", percent: 65, bars: 1 },
  { key: "p85", label: "2 marks", percent: 85, bars: 2 },
  { key: "p95", label: "3 marks", percent: 95, bars: 3 },
  { key: "p100", label: "Top value", percent: 100, bars: 3 },
] as const;

/** Combined damage that a mark of excellence asks for. */
export function MarksPanel({ marks, source }: { marks: Marks; source: string }) {
  return (
    <section className="panel" id="marks">
      <div className="panel-h">
        <h2 className="h2">Marks of excellence</h2>
        <span className="note">{source && `${regionName("eu")}, ${source}`}</span>
      </div>
      <div className="panel-b">
        {marks.state === "known" ? (
          <>
            <ul>
              {ROWS.map(({ key, label, percent, bars }) => (
                <li className="mk-row" key={key}>
                  <span className="bars">
                    <i className="on" />
                    <i className={bars > 1 ? "on" : undefined} />
                    <i className={bars > 2 ? "on" : undefined} />
                  </span>
                  {label}
                  <span className="t3">{percent} %</span>
                  <b>{formatNumber(marks[key])}</b>
                </li>
              ))}
            </ul>
            <p className="note mt-8px">
              Combined damage: your damage plus the highest of spotting, tracking or stun assistance.
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
