import type { ReactNode } from "react";

interface LinkRowProps {
  icon: string;
  /** The heading. */
  children: ReactNode;
  /** Status, on the line below the heading. */
  note: ReactNode;
  /** The action; on a phone it sits below the text, as wide as the row. */
  action: ReactNode;
}

/** The name of a linked or listed item, with anything that belongs right next to it. */
export function LinkHeading({ level: Heading = "h3", children }: { level?: "h2" | "h3"; children: ReactNode }) {
  return (
    <Heading className="heading-3 flex flex-wrap gap-8px items-center [&>a:hover]:color-wg-accent">{children}</Heading>
  );
}

/** One of the ways to sign in, or one of the places where somebody is signed in. */
export function LinkRow({ icon, children, note, action }: LinkRowProps) {
  return (
    <li
      className={`grid grid-cols-[44px_minmax(0,1fr)_auto] gap-14px items-center p-16px border-t border-t-grid
        [ul:first-child>&:first-child]:border-t-0 [&_p.note]:mt-2px [&_p.note]:text-13
        lt-tablet:grid-cols-[44px_minmax(0,1fr)] lt-tablet:[&>:nth-child(3)]:col-span-full lt-tablet:[&_.button]:w-full`}
    >
      <IconTile icon={icon} className="bg-surface-3 text-20px" />
      <div>
        {children}
        <p className="note">{note}</p>
      </div>
      {action}
    </li>
  );
}

/** A large icon on a ground of its own. */
export function IconTile({ icon, className }: { icon: string; className: string }) {
  return (
    <span className={`grid flex-none place-items-center w-44px h-44px rounded-3 ${className}`}>
      <i className={icon} />
    </span>
  );
}
