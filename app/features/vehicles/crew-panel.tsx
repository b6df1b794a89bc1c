import type { FullView, SlotView } from "./vehicle-view.ts";

/** Whole class names, since the stylesheet is made from what stands in the sources. */
const ICONS: Record<SlotView["category"], string> = {
  firepower: "i-own-slot-firepower",
  survivability: "i-own-slot-survivability",
  mobility: "i-own-slot-mobility",
  stealth: "i-own-slot-stealth",
  universal: "i-own-slot-universal",
};

/** Who sits in the vehicle and what can be mounted. */
export function CrewPanel({ full }: { full: FullView }) {
  return (
    <section className="panel" id="crew">
      <h2 className="h2 panel-h">Crew and slots</h2>
      <div className="panel-b">
        <ul className="crew">
          {full.crew.map(({ role, also }, member) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two loaders differ by their seat only
            <li key={member}>
              <i className="i-lucide-user-round" />
              {role}
              {also !== "" && <span>also {also}</span>}
            </li>
          ))}
        </ul>
        {full.slots.length > 0 && (
          <>
            <h3 className="lbl">Equipment slots</h3>
            <ul className="slots">
              {full.slots.map(({ category, label }, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two universal slots differ by their place only
                <li key={slot} className={`slot sc-${category}`}>
                  <i className={ICONS[category]} />
                  {label}
                </li>
              ))}
            </ul>
          </>
        )}
        {full.usage.length > 0 && (
          <>
            <h3 className="lbl">Most used equipment</h3>
            <ul className="sources shares">
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
