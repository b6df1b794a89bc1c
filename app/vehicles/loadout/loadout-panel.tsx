import { memo, type ReactNode } from "react";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";

import type { FieldLevelView } from "./field-view.ts";
import type { LoadoutView } from "./loadout-view.ts";
import type { ChoiceView, LoadoutSlotView } from "./menu-view.ts";
import { changeTexts, OpenList, switchLinks } from "./open-list.tsx";

import type { UsedView } from "./used-view.ts";

export interface LoadoutPanelProps {
  setUp: LoadoutView;
  path: string;
  tools?: ReactNode;
}

/**
 * The calculator: what is fitted, and ways to all that can be. Every link is the address of the page with that build, or
 * with a list open, so it works without script; with script instant-view.ts answers them without the server.
 */
export const LoadoutPanel = memo(function LoadoutPanel({ setUp, path, tools }: LoadoutPanelProps) {
  const { equipment, used, goods, field, switches, crew, list, dropped, uncounted, notModelled } = setUp;
  return (
    <section className="panel" id="set-up" data-keep-scroll="">
      <div className="panel-head">
        <h2 className="heading-2">Set-up</h2>
        {tools}
      </div>
      {setUp.about !== "" && <p className="note px-16px pb-12px">{setUp.about}</p>}
      {dropped.map((sentence) => (
        <p className="remark mx-16px mb-8px" key={sentence} role="status">
          <i className="i-lucide-info" />
          {sentence}
        </p>
      ))}
      <div className="panel-body">
        <div className="set-up-parts">
          <div>
            {equipment.length > 0 && (
              <>
                <h3 className="part-heading">Equipment</h3>
                <ul className="set-up-slots grid-cols-3">{equipment.map((slot) => slotLink(slot, path))}</ul>
                {used && usedPart(used, path)}
              </>
            )}
            <h3 className="part-heading">Consumables and directive</h3>
            <ul className="set-up-slots grid-cols-4">{goods.map((slot) => slotLink(slot, path))}</ul>
            {switches.map((each) => (
              <div key={each.label} className="mt-16px">
                <h3 className="part-heading">{each.label}</h3>
                {switchLinks(each, path)}
              </div>
            ))}
          </div>
          <div>
            {crewPart(crew, path)}
            {summaryPart(setUp)}
          </div>
        </div>
        {field.length > 0 && fieldPart(field, path)}
      </div>
      <div className="panel-foot">
        {uncounted.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <details>
          <summary>What the figures do not count</summary>
          <ul className="mt-6px pl-16px list-disc">
            {notModelled.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </div>
      {list && <OpenList key={list.id} list={list} path={path} />}
    </section>
  );
});

/** Plain functions, not components: there are many of them. */
function slotLink({ id, label, category, fitted: [name], effect, search, open }: LoadoutSlotView, path: string) {
  const look = category && SLOT_LOOKS[category];
  return (
    <li key={id}>
      <a className="module-box set-up-slot" id={id} href={`${path}${search}#${id}`} rel="nofollow" aria-expanded={open}>
        <span className={`flex items-center justify-between text-12 ${look ? look.colour : "color-text-3"}`}>
          {label}
          {look && <i className={look.icon} />}
        </span>
        <span className={name ? "text-13 font-550 leading-[1.3]" : "text-13 color-text-3"}>{name ?? "Empty"}</span>
        <span className="note">{name ? keepUnits(effect) : "Choose"}</span>
      </a>
    </li>
  );
}

function usedPart({ setUps, source }: UsedView, path: string) {
  return (
    <>
      <h3 className="part-heading">Most used equipment</h3>
      <ul className="set-up-used">
        {setUps.map(({ names, share, search, on }) => (
          <li key={names}>
            <span>
              <b>{share}</b> {names}
            </span>
            {on ? (
              <span className="chip chip-small chip-on">Fitted</span>
            ) : (
              <a className="button button-small" href={path + search} rel="nofollow" aria-label={`Use ${names}`}>
                Use
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="note mt-6px">{source}</p>
    </>
  );
}

function crewPart({ nominal, kinds, members }: LoadoutView["crew"], path: string) {
  return (
    <>
      <h3 className="part-heading">Crew</h3>
      {switchLinks(kinds, path)}
      <p className="note mt-8px">
        {nominal
          ? "Every member at exactly 100 %, as in lists of figures. Skills, ventilation and food change nothing."
          : "As in the garage: the commander lends the others a tenth of his level."}
      </p>
      <ul className="set-up-crew">
        {members.map(({ id, label, fitted, effect, search, open }) => (
          <li key={id}>
            <a className="set-up-member" id={id} href={`${path}${search}#${id}`} rel="nofollow" aria-expanded={open}>
              <b>{effect === "" ? label : `${label}, ${effect}`}</b>
              <span>{fitted.length === 0 ? "No skills" : fitted.join(" › ")}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What all of it does, in one line. */
function summaryPart({ summary: { shown, more } }: LoadoutView) {
  return (
    <p className="set-up-summary" aria-live="polite">
      {shown.length === 0 ? "The figures are the nominal ones so far." : "Against the nominal figures: "}
      {changeTexts(shown)}
      {more > 0 && <span className="color-text-3">and {more} more below.</span>}
    </p>
  );
}

function fieldPart(field: FieldLevelView[], path: string) {
  return (
    <>
      <h3 className="part-heading">Field modifications</h3>
      <ul className="set-up-levels">
        {field.map(({ label, base, pair }) => (
          <li key={label}>
            <span className="note px-10px py-6px">{label}</span>
            {base && modification(base, path)}
            {pair.length > 0 && <span className="set-up-either">One of the two</span>}
            {pair.map((each) => modification(each, path))}
          </li>
        ))}
      </ul>
    </>
  );
}

function modification({ tag, name, effects, changes, search, chosen }: ChoiceView, path: string) {
  return (
    <a key={tag} href={path + search} rel="nofollow" aria-current={chosen ? "true" : undefined}>
      <b>{name}</b>
      <span className="note">{keepUnits(effects.map(({ text }) => text).join(", "))}</span>
      {changes && changes.shown.length > 0 && <span className="set-up-changes">{changeTexts(changes.shown)}</span>}
    </a>
  );
}
