import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";

interface OverPageProps {
  label: string;
  /** The link that closes it: Esc and a click beside the box follow it. */
  closing: RefObject<HTMLAnchorElement | null>;
  /** What the focus goes back to, by its id. */
  opener: string;
  children: ReactNode;
}

/**
 * A dialog over the page that the server's HTML has open already. It is not made modal by the browser, which would
 * style the whole page anew, three times the work of a change: the focus is kept inside by hand, as in any modal.
 */
export function OverPage({ label, closing, opener, children }: OverPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const options = [...(dialog.current?.querySelectorAll<HTMLElement>("a.set-up-option") ?? [])];
    const fitted = options.find((option) => option.ariaCurrent !== null);
    // Not the field, which would bring up the keyboard of a phone.
    (fitted ?? options[0])?.focus({ preventScroll: fitted === undefined });
    // After the next page is drawn: what was focused is gone with the dialog.
    return () => {
      queueMicrotask(() => document.getElementById(opener)?.focus({ preventScroll: true }));
    };
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // The first Esc empties the field, as fields for searching do by themselves.
    if (event.key === "Escape" && !(target instanceof HTMLInputElement && target.value !== "")) {
      event.preventDefault();
      closing.current?.click();
    }
    if (event.key !== "Tab") return;
    const links = focusable(dialog.current);
    const end = event.shiftKey ? links[0] : links.at(-1);
    if (document.activeElement !== end) return;
    event.preventDefault();
    (event.shiftKey ? links.at(-1) : links[0])?.focus();
  };
  return (
    // The element covers the screen, so a click beside the box has the element itself as target.
    <dialog
      ref={dialog}
      open
      className="set-up-over"
      aria-label={label}
      aria-modal="true"
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && closing.current?.click()}
    >
      {children}
    </dialog>
  );
}

function focusable(dialog: HTMLElement | null): HTMLElement[] {
  return [...(dialog?.querySelectorAll<HTMLElement>("a[href], input") ?? [])];
}
