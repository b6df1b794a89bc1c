import { useState } from "react";

/** Hands the address of the plan on: to the sheet of a phone, or to the clipboard. The address bar has it as well. */
export function SharePlan({ title, search }: { title: string; search: string }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = location.origin + location.pathname + search;
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // the browser forbids it, or the sheet was closed: the address bar holds the plan
    }
  };
  return (
    <button type="button" className="btn sm js-only" onClick={share}>
      <i className={copied ? "i-lucide-check" : "i-lucide-link"} />
      <span aria-live="polite">{copied ? "Link copied" : "Share plan"}</span>
    </button>
  );
}
