import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import type { PatchChoice, PatchesView, PatchRow } from "./patches-view.ts";

/** What changed of each vehicle, with choices of class and nation as links. */
export function PatchesPanel({ view }: { view: PatchesView }) {
  const { classes, nations, rows, total } = view;
  return (
    <section className="panel" aria-labelledby="changes">
      <div className="panel-head">
        <h2 className="heading-2" id="changes">
          Changed vehicles
        </h2>
        <span className="note">
          {rows.length === total ? total : `${rows.length} of ${total}`}, largest change first
        </span>
      </div>
      <div className="panel-body">
        {choices("Class", classes)}
        {choices("Nation", nations)}
        {rows.length === 0 && <p className="py-16px color-text-2 text-13">No known change.</p>}
        <ul>{rows.map(row)}</ul>
      </div>
    </section>
  );
}

function choices(label: string, all: readonly PatchChoice[]) {
  return (
    <nav className="flex flex-wrap gap-6px mb-8px" aria-label={label} data-keep-scroll="">
      {all.map(({ label: text, href, on }) => (
        <a key={href} className={on ? "chip chip-on" : "chip"} href={href} aria-current={on ? "true" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

function row({ vehicle, since, changes }: PatchRow) {
  return (
    <li key={vehicle.id} className="py-10px border-t border-t-grid">
      <div className="flex flex-wrap gap-x-12px items-center justify-between">
        {VehicleLink({ vehicle })}
        <span className="note">Since {since}</span>
      </div>
      <ul className="flex flex-wrap gap-x-16px gap-y-2px mt-4px color-text-2 text-13">
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <span className="color-text-3">{label}</span>{" "}
            <span className="whitespace-nowrap">
              {before} → <strong className="color-text font-550">{after}</strong>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
