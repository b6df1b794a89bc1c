import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { foldText, foldWords } from "#app/game/search/fold.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import type { StatChangeText } from "./figure-changes.ts";
import type { ChoiceGroup, ChoiceView, ListView, SwitchView } from "./menu-view.ts";

/** Shorter lists are read faster than searched. */
const WORTH_SEARCHING = 8;

/** Everything that a slot can have, with what each changes on this vehicle, and what it cannot have, with the reason. */
export function OpenList({ list, path }: { list: ListView; path: string }) {
  const { id, label, category, against, closed, emptied, levels, groups } = list;
  const [query, setQuery] = useState("");
  const close = useRef<HTMLAnchorElement>(null);
  const look = category && SLOT_LOOKS[category];
  const way = `${path}${closed}#${id}`;
  const found = foundChoices(groups, query);
  const count = (of: typeof found) => of.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <OverPage label={label} closing={close} opener={id}>
      <div className="dialog-box set-up-list">
        <div className="set-up-list-head">
          {look && <i className={`${look.icon} ${look.colour} text-22px`} />}
          <div className="flex-1 min-w-0">
            <h3 className="heading-2">{label}</h3>
            <p className="note">{against}</p>
          </div>
          {count(groups) > WORTH_SEARCHING && (
            <label className="field js-only">
              <i className="i-lucide-search" />
              <input
                type="search"
                aria-label={`Find in ${label}`}
                placeholder="Find"
                value={query}
                onChange={(event) => setQuery(event.currentTarget.value)}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
              />
            </label>
          )}
          <a className="button button-quiet button-icon" href={way} rel="nofollow" aria-label="Close the list">
            <i className="i-lucide-x" />
          </a>
        </div>
        <section className="set-up-choices" aria-label={`Choices for ${label}`}>
          {levels && <div className="px-20px pt-12px">{switchLinks(levels, path)}</div>}
          {found.map((group) => (
            <div key={group.label}>
              <h4 className="part-heading px-20px">{group.label}</h4>
              {group.choices.map((each) => choiceOption(each, path, levels !== null))}
            </div>
          ))}
          <p className={query === "" ? "sr-only" : "note px-20px py-12px"} role="status">
            {query !== "" && foundText(count(found), query)}
          </p>
        </section>
        <div className="flex gap-8px items-center px-16px py-12px border-t">
          {emptied !== null && (
            <a className="button" href={path + emptied} rel="nofollow">
              {levels ? "Clear all skills" : "Empty the slot"}
            </a>
          )}
          <a ref={close} className="button button-primary ml-auto" href={way} rel="nofollow">
            {levels ? "Done" : "Close"}
          </a>
        </div>
      </div>
    </OverPage>
  );
}

function foundText(count: number, query: string): string {
  if (count === 0) return `Nothing here has “${query}” in its name or effects.`;
  return count === 1 ? "One found." : `${count} found.`;
}

/** The choices whose names or effects have every word of a query, in their groups; all of them for an empty query. */
export function foundChoices(groups: readonly ChoiceGroup[], query: string): readonly ChoiceGroup[] {
  const words = foldWords(query);
  if (words.length === 0) return groups;
  return groups
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter(({ name, aliases, strengthens, effects }) => {
        const text = foldText(
          [label, name, ...aliases, strengthens, ...effects.map((effect) => effect.text)].join(" "),
        );
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

interface OverPageProps {
  label: string;
  /** The link that closes it: Esc and a click beside the box follow it. */
  closing: RefObject<HTMLAnchorElement | null>;
  /** What the focus goes back to, by its id. */
  opener: string;
  children: ReactNode;
}

/**
 * A dialog over the page that the server's HTML has open already. It is not made modal by the browser, which would
 * style the whole page anew, three times the work of a change: the focus is kept inside by hand, as in any modal.
 */
function OverPage({ label, closing, opener, children }: OverPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const options = [...(dialog.current?.querySelectorAll<HTMLElement>("a.set-up-option") ?? [])];
    const fitted = options.find((option) => option.ariaCurrent !== null);
    // Not the field, which would bring up the keyboard of a phone.
    (fitted ?? options[0])?.focus({ preventScroll: fitted === undefined });
    // After the next page is drawn: what was focused is gone with the dialog.
    return () => {
      queueMicrotask(() => document.getElementById(opener)?.focus({ preventScroll: true }));
    };
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // The first Esc empties the field, as fields for searching do by themselves.
    if (event.key === "Escape" && !(target instanceof HTMLInputElement && target.value !== "")) {
      event.preventDefault();
      closing.current?.click();
    }
    if (event.key !== "Tab") return;
    const links = focusable(dialog.current);
    const end = event.shiftKey ? links[0] : links.at(-1);
    if (document.activeElement !== end) return;
    event.preventDefault();
    (event.shiftKey ? links.at(-1) : links[0])?.focus();
  };
  return (
    // The element covers the screen, so a click beside the box has the element itself as target.
    <dialog
      ref={dialog}
      open
      className="set-up-over"
      aria-label={label}
      aria-modal="true"
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && closing.current?.click()}
    >
      {children}
    </dialog>
  );
}

function focusable(dialog: HTMLElement | null): HTMLElement[] {
  return [...(dialog?.querySelectorAll<HTMLElement>("a[href], input") ?? [])];
}

/**
 * A line of a list: what can be fitted is a link to the page with it, what cannot says why. A plain function, not a
 * component: there are many of them.
 * @param skill whether it is learnt, not fitted
 */
function choiceOption(each: ChoiceView, path: string, skill: boolean) {
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

/** "Health 1,500 → 1,650 hp", one after the other. */
export function changeTexts(changes: readonly StatChangeText[]) {
  return changes.map(({ label, before, after, unit, better }) => (
    <span key={label}>
      {`${label} ${before} → `}
      <b className={better ? "color-wg-good" : "color-wg-awful"}>{after}</b>
      {unit === "" ? " " : `${unit === "°" ? "" : "\u00a0"}${unit} `}
    </span>
  ));
}

/** A row of links of which one is on. */
export function switchLinks({ label, options }: SwitchView, path: string) {
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
