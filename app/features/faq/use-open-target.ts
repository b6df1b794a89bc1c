import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address leads to, for browsers and navigations that do not do it by themselves. */
export function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
