import type { ComponentProps } from "react";
import type { ComparisonChange } from "#app/game/comparison/change.ts";
import { CHANGE } from "./use-changes.ts";

interface ComparisonChoicesProps {
  label: string;
  options: readonly { label: string; change: ComparisonChange; on: boolean }[];
}

/** One of a few, as buttons of the page's form. */
export function Choices({ label, options }: ComparisonChoicesProps) {
  return (
    <fieldset className="segmented compare-choices">
      <legend className="sr-only">{label}</legend>
      {options.map(({ label: text, change, on }) => (
        <ChangeButton key={change} change={change} aria-pressed={on} announcement={`${label}: ${text}`}>
          {text}
        </ChangeButton>
      ))}
    </fieldset>
  );
}

type ChangeButtonProps = Omit<ComponentProps<"button">, "name" | "value" | "type"> & {
  change: ComparisonChange;
  /** Announced to screen readers when done. */
  announcement?: string;
};

export function ChangeButton({ change, announcement, ...props }: ChangeButtonProps) {
  return <button type="submit" name={CHANGE} value={change} data-told={announcement} {...props} />;
}
