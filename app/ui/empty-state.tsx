import type { ReactNode } from "react";

interface EmptyStateProps {
  /** What is missing, in one line. */
  title: string;
  /** Why. */
  reason: ReactNode;
  /** The one or two ways on. */
  children: ReactNode;
}

export function EmptyState({ title, reason, children }: EmptyStateProps) {
  return (
    <div className="empty-s">
      <i className="i-lucide-search-x" />
      <h2 className="h2">{title}</h2>
      <p>{reason}</p>
      <div className="row">{children}</div>
    </div>
  );
}
