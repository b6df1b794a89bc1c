import type { ReactNode } from "react";

interface StepHeadProps {
  /** Which step it is. */
  step: number;
  title: string;
  /** How much is chosen. */
  note: string;
  children?: ReactNode;
}

/** The head of one of the steps: vehicles, figures, columns. */
export function StepHead({ step, title, note, children }: StepHeadProps) {
  return (
    <div className="panel-head justify-start">
      <span className="avatar bg-surface-3 color-text-2 font-display" aria-hidden="true">
        {step}
      </span>
      <h2 className="heading-2">{title}</h2>
      <span className="note ml-auto">{note}</span>
      {children}
    </div>
  );
}
