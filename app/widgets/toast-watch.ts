import { useToasts } from "#app/stores/toasts.ts";

/**
 * Holds the time of the toasts while somebody points at one, has the focus in one, or looks at another tab; Esc
 * closes the one with the focus.
 * @param region sonner's region, which stays while toasts come and go
 * @returns ends it
 */
export function watchToasts(region: HTMLElement): () => void {
  const { hold, release, close } = useToasts.getState();
  // The announcements say it already, the errors among them at once.
  region.setAttribute("aria-live", "off");

  // A click leaves the focus behind as well; only what the keyboard has focused is being used.
  let byPointer = false;
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
  region.addEventListener("focusin", () => byPointer || hold("focus"), { signal });
  region.addEventListener("focusout", (event) => contains(region, event.relatedTarget) || release("focus"), { signal });
  region.addEventListener("keydown", onKeyDown, { signal });
  onVisibility();
  return () => {
    ending.abort();
    for (const why of ["pointer", "focus", "hidden"] as const) release(why);
  };
}

/** Takes the focus out of a toast that goes, to the next one; the last one gives it back to where it came from. */
export function leaveToast(region: HTMLElement, id: number): void {
  const items = [...region.querySelectorAll("li")];
  const going = items.find((item) => item.querySelector(`[data-toast="${id}"]`));
  if (!going?.contains(document.activeElement)) return;
  items.find((item) => item !== going && item.dataset.removed !== "true")?.focus();
}

function contains(region: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && region.contains(target);
}
