import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useToasts } from "#app/stores/toasts.ts";
import "./toaster.css";
import { ToastCard } from "./toast-card.tsx";
import { manageToastFocus, type ToastFocus } from "./toast-focus.ts";

/**
 * From this width on, toasts are 24rem wide and expanded; below, they fill the width and older ones are stacked behind.
 */
const WIDE = "(min-width: 640px)";

const onPhone = { left: 12, right: 12, bottom: "var(--toasts-bottom)" };

/** Shows the store's toasts. Sonner places, stacks and animates them; the store counts their time. */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts);
  const wide = useSyncExternalStore(listenToWidth, () => matchMedia(WIDE).matches);
  const region = useRef<HTMLElement>(null);
  const watch = useRef<ToastFocus>(null);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    if (region.current) watch.current = manageToastFocus(region.current);
    return () => watch.current?.end();
  }, []);

  useEffect(() => {
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      // Swiping a toast away closes it.
      const onDismiss = () => useToasts.getState().close(toast.id);
      sonner.custom(() => <ToastCard toast={toast} />, { id: toast.id, duration: Number.POSITIVE_INFINITY, onDismiss });
    }
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      shown.current.delete(id);
      watch.current?.leave(id);
      sonner.dismiss(id);
    }
  }, [toasts]);

  return (
    <Sonner
      ref={region}
      position="bottom-right"
      customAriaLabel="Notifications (Alt+T)"
      expand={wide}
      visibleToasts={wide ? 5 : 3}
      gap={10}
      offset={{ right: 16, bottom: "var(--toasts-bottom)" }}
      mobileOffset={onPhone}
      style={{ "--width": "24rem" } as CSSProperties}
    />
  );
}

function listenToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
