import { type RefObject, useEffect } from "react";

/** Keeps `--visible-h` of the palette at what the keyboard of a phone leaves of the screen. */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const dialog = inside.current?.closest("dialog");
    if (!viewport || !dialog) return;
    const measure = () => dialog.style.setProperty("--visible-h", `${viewport.height}px`);
    measure();
    viewport.addEventListener("resize", measure);
    return () => viewport.removeEventListener("resize", measure);
  }, [inside]);
}
