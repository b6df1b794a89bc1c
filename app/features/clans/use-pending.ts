import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const everyMs = 6_000;
const mostTimes = 15;

/** Asks for the page's data again now and then, for a minute and a half, while something is still being worked out. */
export function usePending(pending: boolean): void {
  const { revalidate } = useRevalidator();
  const times = useRef(0);
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      times.current += 1;
      if (times.current >= mostTimes) clearInterval(timer);
      revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [pending, revalidate]);
}
