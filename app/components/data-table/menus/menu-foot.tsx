import type { ReactNode } from "react";

/** The foot of a menu, in sight wherever its content is scrolled. */
export function MenuFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-1 flex gap-8px justify-between px-16px py-12px border-t border-t-border bg-float-bg">
      {children}
    </div>
  );
}
