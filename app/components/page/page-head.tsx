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

/** The heading of a page. */
export function PageHead({ title, badge, lead, children }: PageHeadProps) {
  const heading = <h1 className="heading-1">{title}</h1>;
  return (
    <div className="page-head">
      <div className="flex-1 min-w-0">
        {badge === undefined ? (
          heading
        ) : (
          <div className="flex gap-8px items-center">
            {heading}
            {badge}
          </div>
        )}
        <p>{lead}</p>
      </div>
      {children}
    </div>
  );
}
