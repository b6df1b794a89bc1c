import { distinctKeys } from "#app/lib/text/distinct-keys.ts";
import type { FullView, SlotView } from "../vehicle-view.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const SLOTS: Record<SlotView["category"], { icon: string; colour: string }> = {
  firepower: { icon: "i-own-slot-firepower", colour: "color-wg-awful" },
  survivability: { icon: "i-own-slot-survivability", colour: "color-wg-okay" },
  mobility: { icon: "i-own-slot-mobility", colour: "color-wg-td" },
  stealth: { icon: "i-own-slot-stealth", colour: "color-wg-spg" },
  universal: { icon: "i-own-slot-universal", colour: "color-text-3" },
};

/** Who sits in the vehicle and what can be mounted. */
export function CrewPanel({ full }: { full: FullView }) {
  const members = distinctKeys(full.crew.map(({ role, also }) => `${role} ${also}`));
  const slots = distinctKeys(full.slots.map(({ label }) => label));
  return (
    <section className="panel far-panel" id="crew">
      <h2 className="heading-2 panel-head">Crew and slots</h2>
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
                <li key={slots[slot]} className={SLOTS[category].colour}>
                  <i className={SLOTS[category].icon} />
                  {label}
                </li>
              ))}
            </ul>
          </>
        )}
        {full.usage.length > 0 && (
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
