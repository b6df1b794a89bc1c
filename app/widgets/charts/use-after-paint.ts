import { useEffect, useState } from "react";

/**
 * A value as it was when the page was painted last: what depends on it changes after everything else does. Drawing a
 * live chart anew takes a slow phone half a second, in which the figures beside it would not be seen.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown((before) => (before.value === value ? before : { value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown.value;
}
