import { useRef, useState } from "react";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import { choiceOption } from "./choice-option.tsx";
import { foundChoices } from "./found-choices.ts";
import type { ListView } from "./menu-view.ts";
import { OverPage } from "./over-page.tsx";
import { switchLinks } from "./switch-links.tsx";

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
