import type { ReactNode } from "react";

interface SegmentsProps<T> {
  label: string;
  options: readonly T[];
  chosen: NoInfer<T> | null;
  choose(option: NoInfer<T>): void;
  textOf(option: NoInfer<T>): ReactNode;
  className?: string;
}

/** One of a few, side by side. */
export function Segments<T extends string | number>({
  label,
  options,
  chosen,
  choose,
  textOf,
  className = "",
}: SegmentsProps<T>) {
  return (
    <fieldset className={`segmented ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-current={option === chosen ? "true" : undefined}
          onClick={() => choose(option)}
        >
          {textOf(option)}
        </button>
      ))}
    </fieldset>
  );
}

interface IconButtonProps {
  label: string;
  /** What else one should know of it: the key that does the same. */
  hint: string;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

export function IconButton({ label, hint, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet button-icon-small"
      aria-label={label}
      title={`${label} (${hint})`}
      {...rest}
    >
      {children}
    </button>
  );
}
