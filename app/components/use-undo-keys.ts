import { useEffect, useEffectEvent } from "react";

/** The letter of a key; on a layout without Latin letters, such as a Cyrillic one, that of its place on the keyboard. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  (/^[\x20-\x7e]$/.test(key) ? key : code.replace("Key", "")).toLowerCase();

/**
 * Takes steps back by Ctrl Z and does them again by Ctrl Y or Ctrl Shift Z, wherever the focus is but in a text, which
 * has its own. Null where there is nothing to do.
 */
export function useUndoKeys({ undo, redo }: { undo: (() => void) | null; redo: (() => void) | null }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = letterOf(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    if (event.target instanceof Element && event.target.matches("input:not([type=radio], [type=checkbox]), textarea"))
      return;
    event.preventDefault();
    (key === "y" || event.shiftKey ? redo : undo)?.();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
