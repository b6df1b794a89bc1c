import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { MechanicView } from "./mechanics-view.ts";

/** What the vehicle can do beside shooting and driving, with the client's own values to open. */
export function MechanicsPanel({ mechanics }: { mechanics: MechanicView[] }) {
  return (
    <section className="panel mt-16px" id="mechanics">
      <div className="panel-head">
        <h2 className="heading-2">Mechanics</h2>
        <span className="note">not part of the computed figures</span>
      </div>
      <div className="panel-body mechanic-list">
        {mechanics.map(({ id, label, of, sentences, values }) => (
          <div key={id}>
            <h3 className="heading-3">
              {label}
              {of !== "" && <span className="note">, {of}</span>}
            </h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{keepUnits(sentence)}</p>
            ))}
            {values.length > 0 && (
              <details>
                <summary className="note">
                  {values.length === 1 ? "The client's own value" : `The client's own ${values.length} values`}
                </summary>
                <ul className="pair-list">
                  {values.map(({ name, text }) => (
                    <li key={name}>
                      <span>{name}</span>
                      <b>{text}</b>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
