import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";

interface DialogProps {
  label: string;
  className: "dialog-palette" | `dialog-box${string}`;
  /** Called on Esc or a click outside: the owner stops rendering the dialog. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The native element makes the rest of the page inert, moves the focus
 * in and returns it; the page behind does not scroll.
 */
export function Dialog({ label, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before React removes it: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    element?.showModal();
    // A page that does not scroll needs no locking, and no space for a scroll bar.
    if (root.scrollHeight > root.clientHeight) root.classList.add("held");
    return () => {
      root.classList.remove("held");
      element?.close();
      // Chromium returns the focus without a caret, so that nothing could be typed.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // The element covers the screen, so a click beside its content has the element itself as target.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, by the browser's cancel event
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={label}
      onCancel={cancel}
      // Some browsers close the dialog at a second Esc even if the first one was prevented.
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={className}>{children}</div>
    </dialog>
  );
}
