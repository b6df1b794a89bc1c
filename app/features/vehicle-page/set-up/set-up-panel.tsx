import type { ReactNode } from "react";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import type { CrewView } from "./crew-view.ts";
import type { FieldLevelView } from "./field-view.ts";
import type { ChoiceView, MenuView } from "./menu-view.ts";
import type { SetUpView } from "./set-up-view.ts";

/**
 * The calculator: what is fitted, and menus of links with all that can be. Every link is the address of the page with
 * that build, so it works without script; with script instant-view.ts answers them without the server.
 */
export function SetUpPanel({ setUp, path, tools }: { setUp: SetUpView; path: string; tools?: ReactNode }) {
  const { equipment, consumables, directive, field, crew, switches, dropped, uncounted, notModelled } = setUp;
  const goods = [...consumables, ...(directive ? [directive] : [])];
  return (
    <section className="panel mt-16px" id="set-up" data-keep-scroll="">
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
      <div className="panel-body set-up-parts">
        <div>
          {equipment.length > 0 && (
            <>
              <h3 className="part-heading">Equipment</h3>
              <ul className="set-up-slots grid-cols-3">{equipment.map((slot) => menu(slot, path))}</ul>
            </>
          )}
          <h3 className="part-heading">Consumables and directive</h3>
          <ul className="set-up-slots grid-cols-4">{goods.map((slot) => menu(slot, path))}</ul>
          {switches.map(({ label, options }) => (
            <div key={label} className="mt-16px">
              <h3 className="part-heading">{label}</h3>
              {segments(label, options, path)}
            </div>
          ))}
          {field.length > 0 && fieldPart(field, path)}
        </div>
        <div>{crewPart(crew, path)}</div>
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
    </section>
  );
}

function segments(label: string, options: { label: string; search: string; on: boolean }[], path: string) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="segmented flex-wrap" role="group" aria-label={label}>
      {options.map((option) => (
        <a key={option.label} href={path + option.search} rel="nofollow" aria-current={option.on ? "true" : undefined}>
          {option.label}
        </a>
      ))}
    </div>
  );
}

/** Plain functions, not components: there are hundreds of lines. */
function menu({ id, label, category, chosen, groups }: MenuView, path: string) {
  const look = category && SLOT_LOOKS[category];
  return (
    <li key={id}>
      <details className="module-menu" data-menu="leave" name="set-up-menu">
        <summary className="module-box">
          <span className={`flex items-center justify-between text-12 ${look ? look.colour : "color-text-3"}`}>
            {label}
            {look && <i className={look.icon} />}
          </span>
          <span className="text-13 font-550 leading-[1.3]">{chosen?.name ?? "Empty"}</span>
          <span className="note">{chosen ? (chosen.effects[0]?.text ?? "") : "Choose"}</span>
        </summary>
        <div className="popover set-up-options">
          {groups.map((group) => (
            <div key={group.label}>
              <h4 className="part-heading px-12px">{group.label}</h4>
              {group.choices.map((each) => choice(each, path))}
            </div>
          ))}
        </div>
      </details>
    </li>
  );
}

function choice(each: ChoiceView, path: string) {
  const { tag, name, detail, effects, search, chosen, refused, bonus } = each;
  const words = (
    <>
      <b className="text-13 font-550">{name}</b>
      {detail !== "" && <span className="note">{detail}</span>}
      {bonus && <span className="chip chip-small chip-on">Slot bonus</span>}
      {chosen && <span className="chip chip-small">Fitted, choose to remove</span>}
      <span className="set-up-effects">
        {refused ??
          effects.map(({ text, good, situational }) => (
            <span key={text} className={good ? undefined : "color-wg-awful"}>
              {keepUnits(text)}
              {situational && " at times"}
            </span>
          ))}
      </span>
    </>
  );
  if (refused !== null && !chosen) {
    return (
      <p key={tag} className="set-up-option set-up-option-off">
        {words}
      </p>
    );
  }
  return (
    <a
      key={tag}
      className="set-up-option"
      href={path + search}
      rel="nofollow"
      aria-current={chosen ? "true" : undefined}
    >
      {words}
    </a>
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

function modification({ tag, name, effects, search, chosen }: ChoiceView, path: string) {
  return (
    <a key={tag} href={path + search} rel="nofollow" aria-current={chosen ? "true" : undefined}>
      <b>{name}</b>
      <span className="note">{keepUnits(effects.map(({ text }) => text).join(", "))}</span>
    </a>
  );
}

function crewPart({ nominal, searches, members }: CrewView, path: string) {
  const kinds = [
    { label: "Nominal", search: searches.nominal, on: nominal },
    { label: "As trained", search: searches.trained, on: !nominal },
  ];
  return (
    <>
      <h3 className="part-heading">Crew</h3>
      {segments("Crew", kinds, path)}
      <p className="note mt-8px">
        {nominal
          ? "Every member at exactly 100 %, as in lists of figures. Skills, ventilation and food change nothing."
          : "As in the garage: the commander lends the others a tenth of his level."}
      </p>
      <ul className="set-up-crew">
        {members.map(({ id, label, learnt, groups, levels }) => (
          <li key={id}>
            <details data-menu="" name="set-up-menu" className="module-menu">
              <summary className="set-up-member">
                <b>{label}</b>
                <span>{learnt.length === 0 ? "No skills" : learnt.join(" › ")}</span>
              </summary>
              <div className="popover set-up-options">
                <div className="px-12px pt-12px">{segments(`Level of the ${label}`, levels.map(on), path)}</div>
                {groups.map((group) => (
                  <div key={group.label}>
                    <h4 className="part-heading px-12px">{group.label}</h4>
                    {group.choices.map((each) => choice(each, path))}
                  </div>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function on({ label, search, chosen }: { label: string; search: string; chosen: boolean }) {
  return { label, search, on: chosen };
}
