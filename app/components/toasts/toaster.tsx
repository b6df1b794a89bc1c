import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { type Toast, type ToastAction, useToasts } from "#app/stores/toasts.ts";
import "./toaster.css";
import { Avatar } from "#app/components/avatar.tsx";
import { RemoteIcon } from "#app/components/icons/remote-icon.tsx";

/**
 * From this width on, toasts are 24rem wide and expanded; below, they fill the width and older ones are stacked behind.
 */
const WIDE = "(min-width: 640px)";

/** What toasts take at the foot of the window, in px: as wide as one, as high as two. */
const ROOM = { width: 416, height: 220 };

/** Whether toasts at the bottom would cover the last pressed control, which may be needed again. */
function wouldCover(isWide: boolean): boolean {
  const pressed = document.activeElement;
  if (pressed === null || pressed === document.body) return false;
  const { right, bottom, top } = pressed.getBoundingClientRect();
  const fitsAlongside = isWide && right < innerWidth - ROOM.width;
  // In a low window the place below the bar may be as near.
  return !fitsAlongside && bottom > innerHeight - ROOM.height && top > innerHeight / 2 && top < innerHeight;
}

/** Shows the store's toasts. Sonner places, stacks and animates them; the store counts their time. */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts);
  const wide = useSyncExternalStore(listenToWidth, () => matchMedia(WIDE).matches);
  const region = useRef<HTMLElement>(null);
  const watch = useRef<ToastFocus>(null);
  const visibleIds = useRef(new Set<number>());
  /** Where the first of them found room; further ones join it. */
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");

  useEffect(() => {
    if (region.current) watch.current = manageToastFocus(region.current);
    return () => watch.current?.end();
  }, []);

  useEffect(() => {
    if (visibleIds.current.size === 0 && toasts.length > 0)
      setEdge(wouldCover(matchMedia(WIDE).matches) ? "top" : "bottom");
    for (const toast of toasts) {
      if (visibleIds.current.has(toast.id)) continue;
      visibleIds.current.add(toast.id);
      // Swiping a toast away closes it.
      const onDismiss = () => useToasts.getState().close(toast.id);
      sonner.custom(() => <ToastCard toast={toast} />, { id: toast.id, duration: Number.POSITIVE_INFINITY, onDismiss });
    }
    for (const id of visibleIds.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      visibleIds.current.delete(id);
      watch.current?.leave(id);
      sonner.dismiss(id);
    }
  }, [toasts]);

  return (
    <Sonner
      ref={region}
      position={`${edge}-right`}
      customAriaLabel="Notifications (Alt+T)"
      expand={wide}
      visibleToasts={wide ? 5 : 3}
      gap={10}
      offset={{ right: 16, [edge]: `var(--toasts-${edge})` }}
      mobileOffset={{ left: 12, right: 12, [edge]: `var(--toasts-${edge})` }}
      style={{ "--width": "24rem" } as CSSProperties}
    />
  );
}

function listenToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

interface ToastFocus {
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
function manageToastFocus(region: HTMLElement): ToastFocus {
  const { hold, release, close } = useToasts.getState();
  // The toasts are announced elsewhere (toasts.tsx), so sonner's region must not announce them again.
  region.setAttribute("aria-live", "off");

  // A click also moves focus into a toast; only keyboard focus counts as use.
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
      for (const reason of ["pointer", "focus", "hidden"] as const) release(reason);
    },
  };
}

function contains(region: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && region.contains(target);
}

const ICONS: Record<Toast["color"], string> = {
  primary: "i-lucide-circle-check",
  info: "i-lucide-info",
  warning: "i-lucide-triangle-alert",
  danger: "i-lucide-octagon-alert",
};

function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, avatar, icon, color, actions, closeButton, timeout } = toast;
  const { close, act } = useToasts.getState();
  return (
    <div className="toast" data-toast={id} data-color={color}>
      {avatar ? (
        <Avatar {...avatar} />
      ) : (
        <span className="grid place-items-center w-28px h-28px rounded-8px bg-[color-mix(in_srgb,var(--toast-colour)_15%,transparent)] color-[var(--toast-colour)] text-16px">
          {icon ? <RemoteIcon name={icon} /> : <i className={ICONS[color]} />}
        </span>
      )}
      <div>
        <p className="heading-3">{title}</p>
        {description && <p>{description}</p>}
        {actions.length > 0 && (
          <p className="toast-actions">
            {actions.map((action) => (
              <Action key={action.label} action={action} press={() => act(id, action)} />
            ))}
          </p>
        )}
      </div>
      {closeButton && (
        <button
          type="button"
          className="grid place-items-center w-28px h-28px rounded-8px color-text-3 text-15px hover:bg-surface-4 hover:color-text lt-tablet:w-40px lt-tablet:h-40px lt-tablet:mt--7px lt-tablet:mr--6px"
          onClick={() => close(id)}
          aria-label="Close"
          title="Close"
        >
          <i className="i-lucide-x" />
        </button>
      )}
      {timeout > 0 && <TimeLeft id={id} timeout={timeout} />}
    </div>
  );
}

/** The site's link handler follows a link here; a click on it also removes the toast. */
function Action({ action, press }: { action: ToastAction; press(): void }) {
  return action.href === undefined ? (
    <button type="button" className="button button-small" onClick={press}>
      {action.label}
    </button>
  ) : (
    <a className="button button-small" href={action.href} onClick={press}>
      {action.label}
    </a>
  );
}

/** A bar that shrinks with the remaining time and pauses with it. */
function TimeLeft({ id, timeout }: { id: number; timeout: number }) {
  const paused = useToasts((store) => store.paused);
  // Part of the time may have passed before the bar was rendered.
  const [spent] = useState(() => timeout - useToasts.getState().left(id));
  const style = { "--time": `${timeout}ms`, "--spent": `${-spent}ms` } as CSSProperties;
  return (
    <i
      className="absolute inset-x-0 bottom-0 h-3px rounded-r-2px bg-[var(--toast-colour)] origin-left"
      data-time-left={paused ? "paused" : "running"}
      style={style}
    />
  );
}
