import type { ComponentProps } from "react";
import type { Change } from "#app/game/comparison/change.ts";
import { CHANGE } from "./use-changes.ts";

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

type ChangeButtonProps = Omit<ComponentProps<"button">, "name" | "value" | "type"> & {
  change: Change;
  /** What a screen reader is told when it is done. */
  told?: string;
};

/** A button of the page's form. */
export function ChangeButton({ change, told, ...props }: ChangeButtonProps) {
  return <button type="submit" name={CHANGE} value={change} data-told={told} {...props} />;
}
