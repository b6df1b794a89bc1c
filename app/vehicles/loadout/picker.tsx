import { useEffect, useState } from "react";
import { foldText, foldWords } from "#app/game/search/fold.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import {
  benefitText,
  type ChoiceGroup,
  type LoadoutChoice,
  type LoadoutSwitch,
  type OpenList,
  type StatChangeText,
} from "./loadout-choice.ts";

/** Shorter lists are read faster than searched. */
const WORTH_SEARCHING = 12;

/**
 * All choices for a slot, shown below it in the page so that choices and stats stay visible together: each with what
 * it changes on this vehicle. Choices that cannot be mounted say why.
 */
export function Picker({ list, path }: { list: OpenList; path: string }) {
  const { id, label, category, against, closed, emptied, levels, kinds, groups } = list;
  const [query, setQuery] = useState("");
  const look = category && SLOT_LOOKS[category];
  const found = foundChoices(groups, query);
  const count = (of: typeof found) => of.reduce((sum, { choices }) => sum + choices.length, 0);
  // What had the focus is gone with the list: it goes back to the slot.
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
      });
    },
    [id],
  );
  return (
    <section className="picker" aria-label={`Choices for ${label}`}>
      <div className="picker-head">
        {look && <i className={`${look.icon} ${look.colour} text-20px`} />}
        <h3 className="heading-3">{label}</h3>
        <p className="note flex-1 min-w-120px">{against}</p>
        {count(groups) > WORTH_SEARCHING && (
          <label className="field js-only w-160px">
            <i className="i-lucide-search" />
            <input
              type="search"
              aria-label={`Find in ${label}`}
              placeholder="Find"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              // The first Esc clears the field, as native search fields do.
              onKeyDown={(event) => event.key === "Escape" && query !== "" && event.stopPropagation()}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          </label>
        )}
        {kinds && switchLinks(kinds, path)}
        {levels && switchLinks(levels, path)}
        <a
          data-close=""
          className="button button-quiet button-icon"
          href={`${path}${closed}#${id}`}
          rel="nofollow"
          aria-label="Close the list"
        >
          <i className="i-lucide-x" />
        </a>
      </div>
      <div className="picker-groups">
        {found.map((group) => (
          <div key={group.label} className="pb-8px">
            <h4 className="picker-label">{group.label}</h4>
            {group.choices.map((choice) => choiceRow(choice, path, levels !== null))}
          </div>
        ))}
      </div>
      <p className={query === "" ? "sr-only" : "note px-16px py-12px"} role="status">
        {query !== "" && foundText(count(found), query)}
      </p>
      {emptied !== null && (
        <p className="px-12px pb-12px">
          <a className="button button-small" href={path + emptied} rel="nofollow">
            {emptyText(id, levels !== null)}
          </a>
        </p>
      )}
    </section>
  );
}

/** What the last link of a list does: to the skills of one member, to those of everyone, or to a slot. */
function emptyText(id: string, ofMember: boolean): string {
  if (ofMember) return "Clear all skills";
  return id.startsWith("everyone") ? "Clear these skills" : "Empty the slot";
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

/**
 * A list row: an available choice links to the page with it, an unavailable one says why. A plain function, not a
 * component, because there are many.
 * @param skill whether it is learnt rather than mounted
 */
function choiceRow(choice: LoadoutChoice, path: string, skill: boolean) {
  const { tag, search, chosen, refused } = choice;
  if (refused !== null && !chosen) {
    return (
      <p key={tag} className="picker-row picker-row-off">
        {rowIcon(choice)}
        {rowText(choice)}
      </p>
    );
  }
  return (
    <a
      key={tag}
      className="picker-row"
      href={path + search}
      rel="nofollow"
      aria-current={chosen ? "true" : undefined}
      data-preview={chosen ? undefined : search}
    >
      {rowIcon(choice)}
      {rowText(choice)}
      <span className={chosen ? "picker-state" : "picker-state picker-fit"}>
        {chosen ? (
          <>
            <i className="i-lucide-check" />
            {skill ? "Learned" : "Fitted"}
            <span className="sr-only">, select to remove</span>
          </>
        ) : skill ? (
          "Learn"
        ) : (
          "Fit"
        )}
      </span>
    </a>
  );
}

function rowIcon({ category }: LoadoutChoice) {
  const look = category && SLOT_LOOKS[category];
  return (
    look && (
      <span className="picker-icon">
        <i className={`${look.icon} ${look.colour}`} />
      </span>
    )
  );
}

function rowText({ name, strengthens, effects, changes, refused, chosen, bonus, used }: LoadoutChoice) {
  const { visible, more } = changes ?? { visible: [], more: 0 };
  const benefit = benefitText(effects, visible);
  return (
    <span className="stack gap-2px min-w-0 flex-1">
      <span className="flex flex-wrap gap-x-8px gap-y-2px items-center">
        <b className="text-13 font-550">{name}</b>
        {strengthens !== "" && <span className="note">{strengthens}</span>}
        {bonus && <span className="chip chip-small chip-on">Slot bonus</span>}
        {used !== "" && <span className="chip chip-small">{used} fit it</span>}
      </span>
      {refused !== null && !chosen ? (
        <span className="note">{refused}</span>
      ) : (
        <>
          {benefit !== "" && <span className="note">{keepUnits(benefit)}</span>}
          {visible.length > 0 && (
            <span className="stat-changes">
              {changeTexts(visible)}
              {more > 0 && <span className="color-text-3">{`+${more} more`}</span>}
            </span>
          )}
        </>
      )}
    </span>
  );
}

/** "Health 1,500 → 1,650 hp", one after the other. */
export function changeTexts(changes: readonly StatChangeText[]) {
  return changes.map(({ label, before, after, unit, better }) => (
    <span key={label}>
      {`${label} ${before} → `}
      <b className={better ? "color-wg-good" : "color-wg-awful"}>{after}</b>
      {unit === "" ? " " : `${unit === "°" || unit === "%" ? "" : "\u00a0"}${unit} `}
    </span>
  ));
}

/** A row of links, one of which is selected. */
export function switchLinks({ label, options }: LoadoutSwitch, path: string, className = "segmented") {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className={className} role="group" aria-label={label}>
      {options.map((option) => (
        <a key={option.label} href={path + option.search} rel="nofollow" aria-current={option.on ? "true" : undefined}>
          {option.label}
        </a>
      ))}
    </div>
  );
}
