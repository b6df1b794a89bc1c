/** The form of the layout that the buttons send: one for all, since there is one button for every row of a table. */
export const COMPARE_FORM = "compare";

interface CompareButtonProps {
  /** The column of the comparison: an id, perhaps with modules and a build behind it. */
  entry: number | string;
  name: string;
  className?: string;
}

/**
 * Adds a vehicle to the comparison; without script it leads to a comparison of this one. A plain function as well, for
 * lists.
 */
export function CompareButton({ entry, name, className = "compare-button" }: CompareButtonProps) {
  return (
    <button
      type="submit"
      form={COMPARE_FORM}
      className={className}
      name="v"
      value={entry}
      data-compare={name}
      aria-label={`Compare ${name}`}
      title="Add to the comparison"
    >
      <i className="i-lucide-scale" />
    </button>
  );
}
