import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";

interface DialogProps {
  /** What it is for those who do not see it. */
  label: string;
  className: string;
  /** Esc or a click beside it: the owner stops rendering the dialog. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The browser's own element keeps the rest of the page out of
 * reach, takes the focus in and gives it back; the page behind does not scroll.
 */
export function Dialog({ label, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before React takes it out of the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    element?.showModal();
    // A page that does not scroll needs no holding, and has no scroll bar to keep a place for.
    if (root.scrollHeight > root.clientHeight) root.classList.add("held");
    return () => {
      root.classList.remove("held");
      element?.close();
      // Chromium gives the focus back without a caret: nothing could be typed.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // The element covers the screen, so that a click beside the box inside is one on the element itself.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, by the browser's cancel event
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={label}
      onCancel={cancel}
      // Some browsers close at a second Esc whatever the first was answered.
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={className}>{children}</div>
    </dialog>
  );
}
