import type { ComponentProps } from "react";
import type { ComparisonChange } from "#app/game/comparison/change.ts";
import { type ComparisonQuery, comparisonParameters } from "#app/game/comparison/query.ts";
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

/** A button of the page's form. */
export function ChangeButton({ change, announcement, ...props }: ChangeButtonProps) {
  return <button type="submit" name={CHANGE} value={change} data-told={announcement} {...props} />;
}

/** Hidden form fields with the current comparison, so that the form adds to it. */
export function CarriedComparison({ query, without = [] }: { query: ComparisonQuery; without?: readonly string[] }) {
  return comparisonParameters(query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place, the same vehicle may come twice
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
    ));
}
