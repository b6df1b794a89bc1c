import type { ReactNode } from "react";

interface PageHeadProps {
  title: ReactNode;
  /** Behind the title. */
  badge?: ReactNode;
  /** What the page is, in a sentence. */
  lead: ReactNode;
  /** What stands beside it. */
  children?: ReactNode;
}

export function PageHead({ title, badge, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="flex-1 min-w-0">
        <div className="flex gap-8px items-center">
          <h1 className="heading-1">{title}</h1>
          {badge}
        </div>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  );
}
