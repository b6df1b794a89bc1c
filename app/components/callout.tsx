import type { ComponentProps } from "react";

interface CalloutProps extends ComponentProps<"div"> {
  /** Something does not work. */
  bad?: boolean;
  icon?: string;
}

/** A few sentences that stand out from what is around them. */
export function Callout({ bad = false, icon, className = "", children, ...rest }: CalloutProps) {
  return (
    <div {...rest} className={`callout ${bad ? "callout-bad" : ""} ${className}`}>
      <i className={icon ?? (bad ? "i-lucide-circle-alert" : "i-lucide-info")} />
      <div>{children}</div>
    </div>
  );
}
