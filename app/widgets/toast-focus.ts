import { useToasts } from "#app/stores/toasts.ts";

export interface ToastFocus {
  /**
   * Moves the focus out of a toast that is removed: to the next toast, or from the last one to where the focus came
   * from.
   */
  leave(id: number): void;
  end(): void;
}

/**
 * Pauses the toasts while the pointer is on one, the focus is in one, or another tab is shown; Esc closes the focused
 * one. Sonner's own focus handling is stopped: it would return the focus to where it came from even if the visitor has
 * moved on since.
 * @param region sonner's region, which stays while toasts come and go
 */
export function manageToastFocus(region: HTMLElement): ToastFocus {
  const { hold, release, close } = useToasts.getState();
  // The toasts are announced elsewhere (toasts.tsx), so sonner's region must not announce them again.
  region.setAttribute("aria-live", "off");

  // A click leaves the focus in a toast too; only keyboard focus counts as use.
  let byPointer = false;
  let cameFrom: HTMLElement | null = null;

  const onFocusIn = (event: FocusEvent) => {
    event.stopPropagation();
    const { relatedTarget: before } = event;
    if (!contains(region, before)) cameFrom = before instanceof HTMLElement ? before : null;
    if (!byPointer) hold("focus");
  };
  const onFocusOut = (event: FocusEvent) => {
    event.stopPropagation();
    if (!contains(region, event.relatedTarget)) release("focus");
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || !(target instanceof Element)) return;
    const id = target.closest("li")?.querySelector<HTMLElement>("[data-toast]")?.dataset.toast;
    if (id !== undefined) close(Number(id));
  };
  const onVisibility = () => (document.hidden ? hold("hidden") : release("hidden"));

  const ending = new AbortController();
  const { signal } = ending;
  const first = { capture: true, signal };
  document.addEventListener("pointerdown", () => (byPointer = true), first);
  document.addEventListener("keydown", () => (byPointer = false), first);
  document.addEventListener("visibilitychange", onVisibility, { signal });
  region.addEventListener("mouseenter", () => hold("pointer"), { signal });
  region.addEventListener("mouseleave", () => release("pointer"), { signal });
  region.addEventListener("focusin", onFocusIn, { signal });
  region.addEventListener("focusout", onFocusOut, { signal });
  region.addEventListener("keydown", onKeyDown, { signal });
  onVisibility();

  return {
    leave(id) {
      if (!contains(region, document.activeElement)) return;
      const items = [...region.querySelectorAll("li")];
      const going = items.find((item) => item.querySelector(`[data-toast="${id}"]`));
      const next = items.find((item) => item !== going && item.dataset.removed !== "true");
      if (next && !going?.contains(document.activeElement)) return;
      (next ?? cameFrom)?.focus({ preventScroll: true });
    },
    end() {
      ending.abort();
      for (const why of ["pointer", "focus", "hidden"] as const) release(why);
    },
  };
}

function contains(region: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && region.contains(target);
}
