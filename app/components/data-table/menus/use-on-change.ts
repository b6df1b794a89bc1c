import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Does something when a value has become another one; not for the first value. At once: what came a moment later
 * could undo what the visitor has ticked since.
 */
export function useOnChange(value: string, work: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(work);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value]);
}
