import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import { changeTexts } from "./changes.tsx";
import type { ChoiceView } from "./menu-view.ts";

/**
 * A line of a list: what can be fitted is a link to the page with it, what cannot says why. A plain function, not a
 * component: there are many of them.
 * @param skill whether it is learnt, not fitted
 */
export function choiceOption(each: ChoiceView, path: string, skill: boolean) {
  const { tag, category, search, chosen, refused, used } = each;
  const look = category && SLOT_LOOKS[category];
  const parts = (
    <>
      {look && (
        <span className="set-up-icon">
          <i className={`${look.icon} ${look.colour}`} />
        </span>
      )}
      <span className="set-up-words">{words(each, skill)}</span>
      {used !== "" && (
        <span className="set-up-share">
          <b>≥ {used}</b> of set-ups
        </span>
      )}
    </>
  );
  if (refused !== null && !chosen) {
    return (
      <p key={tag} className="set-up-option set-up-option-off">
        {parts}
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
      {parts}
    </a>
  );
}

function words({ name, strengthens, effects, changes, chosen, refused, bonus }: ChoiceView, skill: boolean) {
  return (
    <>
      <span className="set-up-name">
        <b className="text-13 font-550">{name}</b>
        {strengthens !== "" && <span className="note">{strengthens}</span>}
        {bonus && <span className="chip chip-small chip-on">Slot bonus</span>}
        {chosen && (
          <span className="chip chip-small">{skill ? "Learned, select to clear" : "Mounted, select to remove"}</span>
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
              {situational && ", situational"}
            </span>
          ))}
      </span>
    </>
  );
}
