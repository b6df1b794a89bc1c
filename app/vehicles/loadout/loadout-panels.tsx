import { memo } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import type { FieldLevel } from "./field-levels.ts";
import { benefitText, type LoadoutChoice, type LoadoutSlot } from "./loadout-choice.ts";
import type { LoadoutContent } from "./loadout-content.ts";
import { changeTexts, Picker, switchLinks } from "./picker.tsx";
import type { MostUsed } from "./starts.ts";

/**
 * The mounted items, and links to all choices. Every link is the address of the page with that loadout or with a list
 * open, so it works without script; with script, the page updates without the server.
 */
export const LoadoutPanels = memo(function LoadoutPanels({ loadout, path }: { loadout: LoadoutContent; path: string }) {
  const { equipment, used, goods, field, switches, crew, uncounted, notModelled } = loadout;
  const switchOf = (label: string) => switches.find((candidate) => candidate.label === label);
  const [shell, state, category] = [switchOf(SHELL), switchOf(STATE), switchOf(ROLE_SLOT)];
  return (
    <>
      {equipment.length > 0 && (
        <section className="panel" id="equipment">
          <PanelHead title="Equipment" className="panel-head flex-wrap">
            {category && (
              <span className="flex flex-wrap gap-8px items-center ml-auto">
                <span className="note">Universal slot as</span>
                {switchLinks(category, path)}
              </span>
            )}
          </PanelHead>
          <div className="panel-body">
            <ul className="loadout-slots grid-cols-3">
              {equipment.map((slot, n) => slotLink(slot, path, `Slot ${n + 1}, `))}
            </ul>
            {pickerOf("equipment", loadout, path)}
            {used && usedSets(used, path)}
          </div>
        </section>
      )}
      <section className="panel">
        <PanelHead title="Directive, consumables and shells" />
        <div className="panel-body">
          <ul className="loadout-slots grid-cols-4">{goods.map((slot) => slotLink(slot, path))}</ul>
          {pickerOf("consumable", loadout, path)}
          {pickerOf("directive", loadout, path)}
          {shell && (
            <div className="flex flex-wrap gap-x-12px gap-y-8px items-center mt-12px">
              <h3 className="text-12 color-text-3">Stats with</h3>
              {switchLinks(shell, path)}
              {state && switchLinks(state, path)}
            </div>
          )}
        </div>
      </section>
      <section className="panel" id="crew">
        <PanelHead title="Crew">
          {crew.nominal ? switchLinks(crew.kinds, path) : <span className="note">Trained, 100%</span>}
        </PanelHead>
        <ul className="crew-rows">{crew.members.map((member) => memberRow(member, loadout, path))}</ul>
      </section>
      {field.length > 0 && (
        <section className="panel" id="field">
          <PanelHead title="Field modifications" note="One of each pair" />
          <ul className="panel-body field-levels">{field.map((level) => fieldLevel(level, path))}</ul>
        </section>
      )}
      {(uncounted.length > 0 || notModelled.length > 0) && (
        <div className="note px-4px">
          {uncounted.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <details>
            <summary className="text-link w-max">What the stats leave out</summary>
            <ul className="mt-6px pl-16px list-disc">
              {notModelled.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </>
  );
});

/** As loadout-content.ts calls the switches. */
const [SHELL, STATE, ROLE_SLOT] = ["Shell", "State", "Category of the first universal slot"];

/** The list of a slot of this kind, if one is open. */
function pickerOf(kind: string, { list }: LoadoutContent, path: string) {
  return list?.id.startsWith(`${kind}-`) && <Picker key={list.id} list={list} path={path} />;
}

/** Plain functions, not components: there are many of them. @param spoken before the label, which slots may share */
function slotLink(slot: LoadoutSlot, path: string, spoken = "") {
  const { id, label, category, fitted, effect, changes, search, open } = slot;
  const look = category && SLOT_LOOKS[category];
  const [name] = fitted;
  return (
    <li key={id}>
      <a
        className={name ? "loadout-slot" : "loadout-slot loadout-slot-empty"}
        id={id}
        href={`${path}${search}#${id}`}
        rel="nofollow"
        aria-expanded={open}
      >
        <span className={`flex gap-6px items-center text-12 ${look ? look.colour : "color-text-3"}`}>
          {look && <i className={look.icon} />}
          {spoken && <span className="sr-only">{spoken}</span>}
          {label}
        </span>
        <span className={name ? "text-13 font-550 leading-[1.3]" : "text-13 color-text-2"}>
          {name ?? (
            <>
              <i className="i-lucide-plus mr-4px" />
              Add
            </>
          )}
        </span>
        {name && (
          <span className="stat-changes">
            {effect !== "" && !changes.some(({ better }) => better) && (
              <span className="color-text-3">{keepUnits(effect)}</span>
            )}
            {changeTexts(changes)}
          </span>
        )}
      </a>
    </li>
  );
}

function usedSets({ sets, source }: MostUsed, path: string) {
  return (
    <details className="mt-12px">
      <summary className="text-link w-max text-13">Most used equipment</summary>
      <ul className="used-sets">
        {sets.map(({ names, share, search, on }) => (
          <li key={names}>
            <span>
              <b>{share}</b> {names}
            </span>
            {/* A link in both cases, so that it keeps the focus. */}
            <a
              className={on ? "chip chip-small chip-on" : "button button-small"}
              href={path + search}
              rel="nofollow"
              aria-label={on ? `Fitted: ${names}` : `Fit ${names}`}
              aria-current={on ? "true" : undefined}
            >
              {on ? "Fitted" : "Fit"}
            </a>
          </li>
        ))}
      </ul>
      <p className="note mt-6px">{source}</p>
    </details>
  );
}

function memberRow(member: LoadoutSlot, loadout: LoadoutContent, path: string) {
  const { id, label, fitted, effect, changes, search, open } = member;
  return (
    <li key={id}>
      <a className="crew-row" id={id} href={`${path}${search}#${id}`} rel="nofollow" aria-expanded={open}>
        <b className="color-wg-crew font-550">{effect === "" ? label : `${label}, ${effect}`}</b>
        <span className="flex flex-wrap gap-4px items-center">
          {fitted.map((skill) => (
            <span key={skill} className="chip">
              {skill}
            </span>
          ))}
          <span className="chip border border-dashed border-border-strong bg-transparent color-text-2">
            <i className="i-lucide-plus" />
            <span className={fitted.length > 0 ? "sr-only" : undefined}>Add skills</span>
          </span>
        </span>
        {changes.length > 0 && <span className="stat-changes justify-end">{changeTexts(changes)}</span>}
      </a>
      {open && loadout.list && <Picker key={id} list={loadout.list} path={path} />}
    </li>
  );
}

function fieldLevel({ label, base, pair }: FieldLevel, path: string) {
  return (
    <li key={label}>
      <span className="note pt-10px">{label}</span>
      <div className="grid gap-8px min-w-0">
        {base && modification(base, path)}
        {pair.length > 0 && (
          <div className="grid grid-cols-2 gap-8px">{pair.map((choice) => modification(choice, path))}</div>
        )}
      </div>
    </li>
  );
}

function modification({ tag, name, effects, changes, search, chosen }: LoadoutChoice, path: string) {
  const visible = changes?.visible ?? [];
  const benefit = benefitText(effects, visible);
  return (
    <a
      key={tag}
      className="field-card"
      href={path + search}
      rel="nofollow"
      aria-current={chosen ? "true" : undefined}
      data-preview={chosen ? undefined : search}
    >
      <b className="text-13 font-550">{name}</b>
      {benefit !== "" && <span className="note">{keepUnits(benefit)}</span>}
      {visible.length > 0 && <span className="stat-changes">{changeTexts(visible)}</span>}
    </a>
  );
}
