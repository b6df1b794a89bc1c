import {
  Children,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from "react";

interface ChoiceGroupProps {
  label: string;
  className: string;
  children: ReactElement<{ tabIndex?: number; children?: ReactNode }>[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A short set of choices in a row. With script it is one stop of the Tab key, and the arrow keys, Home and End go from
 * one choice to the next; without, every link is a stop of its own.
 */
export function ChoiceGroup({ label, className, children }: ChoiceGroupProps) {
  // No stop is the only one before script is here.
  const [stop, setStop] = useState<number | null>(null);
  useEffect(() => setStop(0), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
    const at = links.indexOf(event.target as HTMLElement);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
    const step = STEPS[event.key];
    const to = step === undefined ? ends[event.key] : (at + step + links.length) % links.length;
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    links[to]?.focus();
  };
  const onFocus = (event: React.FocusEvent<HTMLDivElement>) => {
    const at = [...event.currentTarget.querySelectorAll("a")].indexOf(event.target as Element as HTMLAnchorElement);
    if (at >= 0) setStop(at);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div
      className={className}
      data-label={label}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {Children.map(children, (child, index) =>
        cloneElement(child, stop === null || stop === index ? {} : { tabIndex: -1 }),
      )}
    </div>
  );
}
