import { useEffect, useRef, useState } from "react";
import { Soon } from "#app/ui/soon.tsx";
import { GO_KEYS, SINGLE_KEYS } from "./shortcuts.ts";

/** Apple's keyboards have their own key for what is Ctrl elsewhere. */
const control = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl";

type Key = [keys: string, what: string, href?: string];

const ANYWHERE: Key[] = [
  [`${control} K`, "Open or close the search"],
  ["/", "Open the search"],
  ["?", "This list"],
  ["Alt T", "Go to the notifications"],
  ...Object.entries(GO_KEYS).map(([key, [href, label]]): Key => [`G ${key.toUpperCase()}`, label, href]),
];

const SEARCHING: Key[] = [
  ["↑ ↓", "Choose"],
  ["Enter", "Open"],
  [`${control} Enter`, "Open in a new tab"],
  ["Tab", "Show one kind, then the next"],
  [">", "Actions only"],
  ["Esc", "Back to the page"],
];

/** The list of all keys, and the way to switch off those that need no second key. */
export function KeyHelp({ close }: { close(): void }) {
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => closing.current?.focus(), []);
  return (
    <>
      <div className="dlg-h">
        <h2 className="h2 grow">Keyboard shortcuts</h2>
        <button ref={closing} type="button" className="btn quiet ic" onClick={close} aria-label="Close" title="Close">
          <i className="i-lucide-x" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="body keys" tabIndex={0} aria-label="Keys">
        <Keys title="Anywhere" list={ANYWHERE} />
        <Keys title="While searching" list={SEARCHING} />
        <SingleKeys />
      </section>
    </>
  );
}

function Keys({ title, list }: { title: string; list: Key[] }) {
  return (
    <section>
      <h3 className="h3">{title}</h3>
      <dl>
        {list.map(([keys, what, href]) => (
          <div key={keys}>
            <dt>
              {what}
              <Soon href={href} />
            </dt>
            <dd>
              {keys.split(" ").map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Single keys get in the way of those who speak to their computer; WCAG 2.1.4 asks for a way to be rid of them. */
function SingleKeys() {
  const [on, setOn] = useState(readSingleKeys);
  const choose = (next: boolean) => {
    setOn(next);
    writeSingleKeys(next);
  };
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => choose(event.currentTarget.checked)} />
      <span>
        Keys without {control}
        <small>These are /, ? and G with a second key. Search stays on {control} K.</small>
      </span>
    </label>
  );
}

function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== "off";
  } catch {
    return true;
  }
}

function writeSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SINGLE_KEYS);
    else localStorage.setItem(SINGLE_KEYS, "off");
  } catch {
    // nothing to keep it in: the keys stay as they are
  }
}
