import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { distinctKeys } from "#app/lib/text/distinct-keys.ts";
import type { FullView } from "../full-view.ts";
import type { ArmourView } from "./armour-view.ts";
import { SLOT_LOOKS } from "./slot-looks.ts";

/** Who sits in the vehicle and what can be mounted. */
export function CrewPanel({ full, calculator }: { full: FullView; calculator: string | null }) {
  const members = distinctKeys(full.crew.map(({ role, also }) => `${role} ${also}`));
  const slots = distinctKeys(full.slots.map(({ label }) => label));
  return (
    <section className="panel far-panel" id="crew">
      <div className="panel-head">
        <h2 className="heading-2">Crew and slots</h2>
        {calculator !== null && (
          <a className="button button-small" href={calculator}>
            <i className="i-lucide-sliders-horizontal" />
            Set up
          </a>
        )}
      </div>
      <div className="panel-body">
        <ul className="crew-list">
          {full.crew.map(({ role, also }, member) => (
            <li key={members[member]}>
              <i className="i-lucide-user-round" />
              {role}
              {also !== "" && <span className="color-text-3 font-450">also {also}</span>}
            </li>
          ))}
        </ul>
        {full.slots.length > 0 && (
          <>
            <h3 className="part-heading">Equipment slots</h3>
            <ul className="slot-list">
              {full.slots.map(({ category, label }, slot) => (
                <li key={slots[slot]} className={SLOT_LOOKS[category].colour}>
                  <i className={SLOT_LOOKS[category].icon} />
                  {label}
                </li>
              ))}
            </ul>
          </>
        )}
        {calculator !== null && full.usage.length > 0 && (
          <>
            <h3 className="part-heading">Most used equipment</h3>
            <ul className="pair-list pair-list-unbroken">
              {full.usage.map(({ names, share }) => (
                <li key={names}>
                  <b>{names}</b>
                  <span>{share}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** Nominal thickness of the plates, in millimetres. */
export function ArmourPanel({ armour }: { armour: ArmourView[] }) {
  return (
    <section className="panel far-panel [--usual-height:200px]" id="armour">
      <div className="panel-head">
        <h2 className="heading-2">Armour</h2>
        <span className="note">mm, nominal</span>
      </div>
      <ScrollFrame className="table-frame" aria-label="Armour, table">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="number-cell">
                Front
              </th>
              <th scope="col" className="number-cell">
                Side
              </th>
              <th scope="col" className="number-cell">
                Rear
              </th>
              <th scope="col">All plates</th>
              <th scope="col">Spaced</th>
            </tr>
          </thead>
          <tbody>
            {armour.map(({ part, front, side, rear, plates, spaced }) => (
              <tr key={part}>
                <td className="strong-cell">{part}</td>
                <td className="number-cell strong-cell">{front}</td>
                <td className="number-cell strong-cell">{side}</td>
                <td className="number-cell strong-cell">{rear}</td>
                <td className="wrapping-cell">{plates || "None"}</td>
                <td className="wrapping-cell">{spaced || "None"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
