import type { ReactNode } from "react";

interface CalloutProps {
  /** Something does not work. */
  bad?: boolean;
  icon?: string;
  role?: "status" | "alert";
  className?: string;
  children: ReactNode;
}

/** A few sentences that stand out from what is around them. */
export function Callout({ bad, icon, role = "status", className = "", children }: CalloutProps) {
  return (
    <div className={`callout ${bad ? "callout-bad" : ""} ${className}`} role={role}>
      <i className={icon ?? (bad ? "i-lucide-circle-alert" : "i-lucide-info")} />
      <div>{children}</div>
    </div>
  );
}
