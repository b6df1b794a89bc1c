import { useEffect, useRef, useState } from "react";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { writeStored } from "#app/lib/browser-storage.ts";
import { GO_KEYS, SINGLE_KEYS, wantsSingleKeys } from "./shortcuts.ts";

/** On Apple's keyboards, Command takes the place of Ctrl. */
const control = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl";

interface Shortcut {
  keys: string;
  what: string;
}

const ANYWHERE: Shortcut[] = [
  { keys: `${control} K`, what: "Open or close the search" },
  { keys: "/", what: "Open the search" },
  { keys: "?", what: "This list" },
  { keys: "Alt T", what: "Go to the notifications" },
  ...Object.entries(GO_KEYS).map(([key, { label }]) => ({ keys: `G ${key.toUpperCase()}`, what: label })),
];

const SEARCHING: Shortcut[] = [
  { keys: "↑ ↓", what: "Choose" },
  { keys: "Enter", what: "Open" },
  { keys: `${control} Enter`, what: "Open in a new tab" },
  { keys: "Tab", what: "Show one kind, then the next" },
  { keys: "Shift Enter", what: "Add the vehicle to the comparison" },
  { keys: "Esc", what: "Back to the page" },
];

/** The list of all shortcuts, and a switch that disables those without Ctrl. */
export function KeyHelp({ close }: { close(): void }) {
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => closing.current?.focus(), []);
  return (
    <>
      <div className="flex gap-12px items-center py-10px pl-16px pr-10px border-b">
        <h2 className="heading-2 flex-1 min-w-0">Keyboard shortcuts</h2>
        <button
          ref={closing}
          type="button"
          className="button button-quiet button-icon"
          onClick={close}
          aria-label="Close"
          title="Close"
        >
          <i className="i-lucide-x" />
        </button>
      </div>
      <ScrollFrame
        className="flex flex-col gap-16px min-h-0 overflow-auto px-16px pt-14px pb-16px [scrollbar-width:thin]"
        aria-label="Keys"
      >
        <Keys title="Anywhere" list={ANYWHERE} />
        <Keys title="While searching" list={SEARCHING} />
        <SingleKeys />
      </ScrollFrame>
    </>
  );
}

function Keys({ title, list }: { title: string; list: Shortcut[] }) {
  return (
    <section>
      <h3 className="heading-3">{title}</h3>
      <dl>
        {list.map(({ keys, what }) => (
          <div
            key={keys}
            className="flex gap-16px items-center justify-between min-h-32px border-b border-b-grid color-text-2 text-13"
          >
            <dt>{what}</dt>
            <dd className="flex flex-none gap-4px">
              {keys.split(" ").map((key) => (
                <kbd key={key} className="keyboard-key">
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

/** Single-key shortcuts get in the way of speech input; WCAG 2.1.4 requires a way to switch them off. */
function SingleKeys() {
  const [on, setOn] = useState(wantsSingleKeys);
  const choose = (next: boolean) => {
    setOn(next);
    writeStored(SINGLE_KEYS, next ? null : "off");
  };
  return (
    <label className="flex gap-12px items-start text-13 font-550 cursor-pointer">
      <input
        type="checkbox"
        className="flex-none w-24px h-24px m-0 [accent-color:var(--button)]"
        checked={on}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <span>
        Keys without {control}
        <small className="block color-text-3 text-12 font-400">
          These are /, ? and G with a second key. Search stays on {control} K.
        </small>
      </span>
    </label>
  );
}
