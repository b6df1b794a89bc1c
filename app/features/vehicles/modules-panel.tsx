import { Suspense } from "react";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { FigureView, ModuleView, OptionView } from "./module-menus.ts";
import { useMenuFocus } from "./use-menu-focus.ts";
import type { FullView, VehicleView } from "./vehicle-view.ts";

/** The modules that the figures are for. Each kind opens a menu of links; every one is an address to share. */
export function ModulesPanel({ view, full }: { view: VehicleView; full: FullView }) {
  const path = `/${view.id}/${view.slug}`;
  const { set, single, stockSearch, topSearch, remarks } = full.fitted;
  const list = useMenuFocus();
  return (
    <section className="panel" id="modules">
      <div className="panel-h">
        <h2 className="h2">Modules</h2>
        {single ? (
          <span className="note">Nothing else to choose</span>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
          <div className="seg" role="group" aria-label="Set of modules" data-keep-scroll="">
            <a href={path + stockSearch} aria-current={set === "stock" ? "true" : undefined}>
              Stock
            </a>
            <a href={path + topSearch} aria-current={set === "top" ? "true" : undefined}>
              Top
            </a>
          </div>
        )}
      </div>
      <ul className="panel-b mods" ref={list} data-keep-scroll="">
        {full.modules.map((module) => (
          <li key={module.label}>{picker(module, path)}</li>
        ))}
      </ul>
      {remarks.map((remark) => (
        <p className="remark" key={remark} role="status">
          <i className="i-lucide-info" />
          {remark}
        </p>
      ))}
      {!single && (
        <p className="panel-f">Bars and percentiles compare these modules with the top modules of the others.</p>
      )}
    </section>
  );
}

function picker(module: ModuleView, path: string) {
  const { label, name, tier, fitted, options } = module;
  const face = (
    <>
      <span className="k">
        {label}
        {tier > 0 && TierDial({ tier })}
      </span>
      <span className="v">{name}</span>
      <span className="o">
        {options.map(({ search }, index) => (
          <i key={search} className={index === fitted ? "on" : undefined} />
        ))}
      </span>
    </>
  );
  if (options.length === 0) return <div className="mod">{face}</div>;
  return (
    <details className="mod-menu" data-menu="leave" name="module-menu">
      <summary className="mod">{face}</summary>
      <div className="pop mm">
        <p className="pop-h">
          <b className="h3">{label}</b>
          <span className="note">Compared with the fitted one</span>
        </p>
        <Suspense>
          <Options options={options} path={path} />
        </Suspense>
      </div>
    </details>
  );
}

/** A part of its own: opening the menu does not wait for what is in it to be hydrated. */
function Options({ options, path }: { options: readonly OptionView[]; path: string }) {
  return options.map((each) => option(each, path));
}

function option({ name, tier, fitted, search, note, figures }: OptionView, path: string) {
  return (
    <a className="mi" href={path + search} key={search} aria-current={fitted ? "true" : undefined}>
      {tier > 0 && TierDial({ tier })}
      <span className="t">
        <b className="nm">{name}</b>
        {fitted && <span className="chip sm on">Fitted</span>}
        <span className="note">{note}</span>
      </span>
      <span className="df">{figures.map(figure)}</span>
    </a>
  );
}

/** An unchanged figure has the colour of the line, and needs no element for it. */
function figure({ label, text, delta, tone }: FigureView) {
  return (
    <span key={label}>
      {`${label} `}
      <b>{text}</b>
      {tone === "eq" ? ` ${delta}` : <span className={tone}>{` ${delta}`}</span>}
    </span>
  );
}
