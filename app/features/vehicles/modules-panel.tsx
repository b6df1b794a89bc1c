import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { ModuleView } from "./modules-view.ts";
import { vehicleChoiceToSearch } from "./vehicle-choice.ts";
import type { FullView, VehicleView } from "./vehicle-view.ts";

/** The modules that the figures are for, and the switch between stock and top. */
export function ModulesPanel({ view, full }: { view: VehicleView; full: FullView }) {
  const { choice } = view;
  const link = (modules: "stock" | "top", label: string) => (
    <a
      href={`/${view.id}/${view.slug}${vehicleChoiceToSearch({ ...choice, modules })}`}
      aria-current={choice.modules === modules ? "true" : undefined}
    >
      {label}
    </a>
  );
  return (
    <section className="panel" id="modules">
      <div className="panel-h">
        <h2 className="h2">Modules</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links */}
        <div className="seg" role="group" aria-label="Modules" data-keep-scroll="">
          {link("stock", "Stock")}
          {link("top", "Top")}
        </div>
      </div>
      <ul className="panel-b mods">{full.modules.map(module)}</ul>
    </section>
  );
}

function module({ label, name, tier, fitted, available }: ModuleView) {
  return (
    <li className="mod" key={label}>
      <span className="k">
        {label}
        {tier > 0 && <TierDial tier={tier} />}
      </span>
      <span className="v">{name}</span>
      <span className="o" title={`${fitted + 1} of ${available}`}>
        {Array.from({ length: available }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without anything of their own
          <i key={index} className={index === fitted ? "on" : undefined} />
        ))}
      </span>
    </li>
  );
}
