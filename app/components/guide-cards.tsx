import type { ReactNode } from "react";

/** Instructions, one card each, as many in a row as there is room for. @param className says how wide a card is at least */
export function GuideCards({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`grid overflow-hidden ${className}`}>{children}</div>;
}

/** Draws the line above it and the one at its left; the first of a row hides its own beyond the edge. */
export function GuideCard({ children }: { children: ReactNode }) {
  return <article className="ml--1px p-16px border-t border-l border-grid">{children}</article>;
}

export function GuideSteps({ steps, className }: { steps: readonly string[]; className: string }) {
  return (
    <ol className={`pl-18px color-text-2 list-decimal [&>li+li]:mt-6px ${className}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
