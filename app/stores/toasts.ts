import { create } from "zustand";

/** A countdown that can be paused and resumed. */
interface Countdown {
  /** Milliseconds that are left. */
  left(): number;
  pause(): void;
  resume(): void;
}

/**
 * Counts down without the drift of repeated timers. It starts paused; `resume` starts it.
 * @param ms how long it runs, pauses not counted
 * @param onEnd called once, when the time is over
 */
function createCountdown(ms: number, onEnd: () => void): Countdown {
  let rest = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const left = () => (timer === undefined ? rest : Math.max(0, rest - (Date.now() - startedAt)));
  const pause = () => {
    if (timer === undefined) return;
    rest = left();
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    left,
    pause,
    resume() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, rest);
    },
  };
}

/** The colours of a toast. Screen readers announce `danger` at once, and the others at the next pause. */
export type ToastColor = "primary" | "info" | "warning" | "danger";

/** The default duration of a toast in milliseconds. */
const DEFAULT_TIMEOUT_MS = 5_000;

export interface ToastAction {
  label: string;
  /** Where it leads; a button without one only does what `onClick` says. */
  href?: string;
  onClick?(): void;
}

export interface Toast {
  /** The time in ms at which it was added. */
  id: number;
  title: string;
  description?: string;
  /** Name of an icon as Iconify has it, `lucide:rocket`; else the icon of its colour. */
  icon?: `${string}:${string}`;
  /** Replaces the icon. Without a picture: at most two letters of `alt`. */
  avatar?: { src?: string; alt: string };
  closeButton: boolean;
  /** Milliseconds until it closes by itself; 0 keeps it open. */
  timeout: number;
  actions: ToastAction[];
  /** Called when it was closed, by its time or by the visitor; not after an action and not by `clear`. */
  callback?(): void;
  color: ToastColor;
}

export type NewToast = Pick<Toast, "title"> & Partial<Toast>;

/** Reasons to pause the countdown of all toasts. */
type PauseReason = "pointer" | "focus" | "hidden" | "loading";

interface ToastsState {
  /** From the oldest to the newest. */
  toasts: readonly Toast[];
  /** True while their countdown is paused. */
  paused: boolean;
  /**
   * Shows a toast. Toasts without an id that are added in the same millisecond count as the same toast.
   * @returns the toast shown under this id
   */
  add(toast: NewToast): Toast;
  /** Closes a toast, and calls its callback. */
  close(id: number): void;
  /** Runs an action and removes its toast. */
  act(id: number, action: ToastAction): void;
  /** Removes all toasts without calling their callbacks. */
  clear(): void;
  hold(reason: PauseReason): void;
  release(reason: PauseReason): void;
  /** Milliseconds that a toast has left. */
  left(id: number): number;
}

/** The toasts on the page. Nothing is ever added on the server, where the store stays empty. */
export const useToasts = create<ToastsState>((set, get) => {
  const countdowns = new Map<number, Countdown>();
  const holds = new Set<PauseReason>();

  const settle = () => {
    // Without a toast nothing can be hovered or focused, and no event reports the end of that.
    if (get().toasts.length === 0) {
      holds.delete("pointer");
      holds.delete("focus");
    }
    const paused = holds.size > 0;
    for (const countdown of countdowns.values()) paused ? countdown.pause() : countdown.resume();
    if (paused !== get().paused) set({ paused });
  };

  const remove = (id: number): Toast | undefined => {
    const toast = get().toasts.find((toast) => toast.id === id);
    if (!toast) return undefined;
    countdowns.get(id)?.pause();
    countdowns.delete(id);
    set({ toasts: get().toasts.filter((other) => other !== toast) });
    settle();
    return toast;
  };

  return {
    toasts: [],
    paused: false,
    add(options) {
      const id = options.id ?? Date.now();
      const present = get().toasts.find((toast) => toast.id === id);
      if (present) return present;
      const defaults = { closeButton: true, timeout: DEFAULT_TIMEOUT_MS, actions: [], color: "primary" as const };
      const toast: Toast = { ...defaults, ...options, id };
      if (toast.timeout > 0)
        countdowns.set(
          id,
          createCountdown(toast.timeout, () => get().close(id)),
        );
      set({ toasts: [...get().toasts, toast] });
      settle();
      return toast;
    },
    close: (id) => remove(id)?.callback?.(),
    act(id, action) {
      if (remove(id)) action.onClick?.();
    },
    clear() {
      for (const countdown of countdowns.values()) countdown.pause();
      countdowns.clear();
      set({ toasts: [] });
      settle();
    },
    hold(reason) {
      holds.add(reason);
      settle();
    },
    release(reason) {
      holds.delete(reason);
      settle();
    },
    left: (id) => countdowns.get(id)?.left() ?? 0,
  };
});
