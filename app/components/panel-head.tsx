import type { ReactNode } from "react";

interface PanelHeadProps {
  /** Of the heading, which names the panel. */
  id?: string;
  title: ReactNode;
  /** A few quiet words beside it. */
  note?: ReactNode;
  /** Its classes, where it has others than usual. */
  className?: string;
  /** What else stands beside it. */
  children?: ReactNode;
}

export function PanelHead({ id, title, note, className = "panel-head", children }: PanelHeadProps) {
  return (
    <div className={className}>
      <h2 className="heading-2" id={id}>
        {title}
      </h2>
      {note !== undefined && <span className="note">{note}</span>}
      {children}
    </div>
  );
}
