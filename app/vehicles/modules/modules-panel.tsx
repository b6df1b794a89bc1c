import { Suspense } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import { TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { FullContent } from "../full-content.ts";
import type { VehicleContent } from "../vehicle-content.ts";
import type { ModuleMenu, ModuleOption, ModuleStatText } from "./module-menus.ts";

/** The fitted modules. Each kind opens a menu of links; every choice is an address that can be shared. */
export function ModulesPanel({ content, full }: { content: VehicleContent; full: FullContent }) {
  const path = vehicleViewPath(content, "loadout");
  const { set, single, stockSearch, topSearch, overload } = full.fitted;
  return (
    <section className="panel" id="modules">
      <PanelHead title="Modules">
        {single ? (
          <span className="note">Nothing else to choose</span>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
          <div className="segmented" role="group" aria-label="Set of modules" data-keep-scroll="">
            <a href={path + stockSearch} aria-current={set === "stock" ? "true" : undefined}>
              Stock
            </a>
            <a href={path + topSearch} aria-current={set === "top" ? "true" : undefined}>
              Top
            </a>
          </div>
        )}
      </PanelHead>
      <ul
        className="panel-body relative grid grid-cols-5 gap-8px lt-laptop:grid-cols-3 lt-tablet:grid-cols-[minmax(0,1fr)] [&>li]:grid"
        data-keep-scroll=""
      >
        {full.modules.map((module) => (
          <li key={module.label}>{picker(module, path)}</li>
        ))}
      </ul>
      {overload !== "" && (
        <p className="remark mx-16px mb-16px" role="status">
          <i className="i-lucide-info" />
          {overload}
        </p>
      )}
    </section>
  );
}

function picker(module: ModuleMenu, path: string) {
  const { label, name, tier, fitted, options } = module;
  const face = (
    <>
      <span className="flex items-center justify-between color-text-3 text-12">
        {label}
        {tier > 0 && TierBadge({ tier })}
      </span>
      <span className="text-13 font-550 leading-[1.3] [overflow-wrap:anywhere]">{name}</span>
      <span className="module-count">
        {options.map(({ search }, index) => (
          <i key={search} className={index === fitted ? "fitted" : undefined} />
        ))}
      </span>
    </>
  );
  if (options.length === 0) return <div className="module-box">{face}</div>;
  return (
    <details className="module-menu" data-menu="leave" name="module-menu">
      <summary className="module-box">{face}</summary>
      <div className="popover module-options">
        <p className="flex gap-12px items-center justify-between px-12px pt-12px pb-6px">
          <b className="heading-3">{label}</b>
          <span className="note">Compared with the mounted one</span>
        </p>
        <Suspense>
          <Options options={options} path={path} />
        </Suspense>
      </div>
    </details>
  );
}

/** Its own Suspense boundary, so that opening the menu does not wait for its contents to hydrate. */
function Options({ options, path }: { options: readonly ModuleOption[]; path: string }) {
  return options.map((entry) => option(entry, path));
}

function option({ name, tier, fitted, search, note, stats }: ModuleOption, path: string) {
  return (
    <a className="module-option" href={path + search} key={search} aria-current={fitted ? "true" : undefined}>
      {tier > 0 && TierBadge({ tier })}
      <span className="col-start-2">
        <b className="mr-6px text-13 font-550">{name}</b>
        {fitted && <span className="chip chip-small chip-on">Fitted</span>}
        <span className="note block">{note}</span>
      </span>
      <span className="module-values">{stats.map(moduleStat)}</span>
    </a>
  );
}

/** An unchanged figure has the colour of the line, so it needs no element. */
function moduleStat({ label, text, delta, tone }: ModuleStatText) {
  return (
    <span key={label}>
      {`${label} `}
      <b>{text}</b>
      {tone === "same" ? (
        ` ${delta}`
      ) : (
        <span className={tone === "better" ? "color-wg-good font-550" : "color-wg-awful font-550"}>{` ${delta}`}</span>
      )}
    </span>
  );
}
