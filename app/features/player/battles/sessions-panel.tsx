import { SESSION_GAP_HOURS } from "#app/game/performance/sessions.ts";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { LEVEL_COLOURS } from "#app/widgets/level-colours.ts";
import { Unknown } from "../unknown.tsx";
import type { SessionRow } from "./battles-view.ts";

/** The newest sessions, each in a row. */
export function SessionsPanel({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <section className="panel" aria-labelledby="sessions">
      <div className="panel-head">
        <h2 className="heading-2" id="sessions">
          Sessions
        </h2>
        <span className="note">Parted by {SESSION_GAP_HOURS} hours without a battle</span>
      </div>
      <ScrollFrame className="table-frame" aria-label="Sessions, table">
        <table className="plain-table player-numbers">
          <thead>
            <tr>
              <th scope="col">Began</th>
              <th scope="col">Length</th>
              <th scope="col">Battles</th>
              <th scope="col">Win rate</th>
              <th scope="col">Damage</th>
              <th scope="col">WN8</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ from, hours, battles, winRate, damage, wn8 }) => (
              <tr key={from}>
                <td className="color-text">{from}</td>
                <td>{hours}</td>
                <td>{battles}</td>
                <td>
                  <b className={`font-550 ${LEVEL_COLOURS[winRate.level]}`}>{winRate.text}</b>
                </td>
                <td>{damage ?? <Unknown />}</td>
                <td>{wn8 ? <b className={`font-550 ${LEVEL_COLOURS[wn8.level]}`}>{wn8.text}</b> : <Unknown />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
