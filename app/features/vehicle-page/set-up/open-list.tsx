import { useRef } from "react";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import { changeTexts } from "./changes.tsx";
import type { ChoiceView, ListView } from "./menu-view.ts";
import { OverPage } from "./over-page.tsx";
import { switchLinks } from "./switch-links.tsx";

/** Everything that a slot can have, with what each changes on this vehicle, and what it cannot have, with the reason. */
export function OpenList({ list, path }: { list: ListView; path: string }) {
  const { id, label, category, against, closed, emptied, levels, groups } = list;
  const close = useRef<HTMLAnchorElement>(null);
  const look = category && SLOT_LOOKS[category];
  return (
    <OverPage label={label} closing={close} opener={id}>
      <div className="dialog-box set-up-list">
        <div className="flex gap-10px items-center px-20px pt-16px pb-12px border-b">
          {look && <i className={`${look.icon} ${look.colour} text-22px`} />}
          <div>
            <h3 className="heading-2">{label}</h3>
            <p className="note">{against}</p>
          </div>
        </div>
        <section className="set-up-choices" aria-label={`Choices for ${label}`}>
          {levels && <div className="px-12px pt-12px">{switchLinks(levels, path)}</div>}
          {groups.map((group) => (
            <div key={group.label}>
              <h4 className="part-heading px-12px">{group.label}</h4>
              {group.choices.map((each) => choice(each, path, levels !== null))}
            </div>
          ))}
        </section>
        <div className="flex gap-8px items-center px-16px py-12px border-t">
          {emptied !== null && (
            <a className="button" href={path + emptied} rel="nofollow">
              {levels ? "Forget all skills" : "Empty the slot"}
            </a>
          )}
          <a ref={close} className="button button-primary ml-auto" href={`${path}${closed}#${id}`} rel="nofollow">
            {levels ? "Done" : "Close"}
          </a>
        </div>
      </div>
    </OverPage>
  );
}

/** @param skill whether it is learnt, not fitted */
function choice(each: ChoiceView, path: string, skill: boolean) {
  const { tag, name, detail, effects, changes, used, search, chosen, refused, bonus } = each;
  const words = (
    <>
      <span className="set-up-name">
        <b className="text-13 font-550">{name}</b>
        {detail !== "" && <span className="note">{detail}</span>}
        {bonus && <span className="chip chip-small chip-on">Slot bonus</span>}
        {chosen && (
          <span className="chip chip-small">{skill ? "Learnt, choose to forget" : "Fitted, choose to remove"}</span>
        )}
      </span>
      {changes && changes.shown.length > 0 && (
        <span className="set-up-changes">
          {changeTexts(changes.shown)}
          {changes.more > 0 && <span className="color-text-3">and {changes.more} more</span>}
        </span>
      )}
      <span className="set-up-effects">
        {refused ??
          effects.map(({ text, good, situational }) => (
            <span key={text} className={good ? undefined : "color-wg-awful"}>
              {keepUnits(text)}
              {situational && " at times"}
            </span>
          ))}
      </span>
      {used !== "" && <span className="note basis-full">{used}</span>}
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
