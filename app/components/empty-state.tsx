import type { ReactNode } from "react";

interface EmptyStateProps {
  /** What is missing, in one line. */
  title: string;
  reason: ReactNode;
  /** The one or two ways on. */
  children: ReactNode;
}

export function EmptyState({ title, reason, children }: EmptyStateProps) {
  return (
    <div className="blank-state">
      <i className="i-lucide-search-x" />
      <h2 className="heading-2">{title}</h2>
      <p>{reason}</p>
      <div className="flex flex-wrap gap-8px items-center justify-center mt-12px">{children}</div>
    </div>
  );
}
