import type { Change } from "#app/game/comparison/change.ts";
import { ChangeButton } from "./change-button.tsx";

interface ChoicesProps {
  label: string;
  options: readonly { label: string; change: Change; on: boolean }[];
}

/** One of a few, as buttons of the page's form. */
export function Choices({ label, options }: ChoicesProps) {
  return (
    <fieldset className="segmented compare-choices">
      <legend className="sr-only">{label}</legend>
      {options.map(({ label: text, change, on }) => (
        <ChangeButton key={change} change={change} aria-pressed={on} told={`${label}: ${text}`}>
          {text}
        </ChangeButton>
      ))}
    </fieldset>
  );
}
