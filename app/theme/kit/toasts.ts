/** What the visitor is told at the foot of the page. */
export const toasts = {
  toast: `relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-12px pl-14px pr-12px pt-13px pb-15px border
    border-border-strong rounded-4 overflow-hidden bg-[light-dark(var(--surface-1),var(--surface-3))]
    [box-shadow:var(--shadow-float)] color-text [--toast-colour:var(--wg-accent)]
    [&[data-color=info]]:[--toast-colour:var(--info)]
    [&[data-color=warning]]:[--toast-colour:var(--wg-altaccent)]
    [&[data-color=danger]]:[--toast-colour:var(--danger)]
    [&_.heading-3]:leading-[1.4] [&_p+p]:(mt-1px color-text-2 text-13)
    [&>div:has(>:only-child)]:self-center lt-tablet:[&_.button]:h-40px`,
  "toast-actions": "flex flex-wrap gap-8px [.toast_&:not(:empty)]:mt-10px",
  // At the right, like those that can be closed (app/widgets/toaster.css).
  "toast-list": `flex flex-col gap-10px fixed right-16px bottom-16px z-modal
    w-[min(24rem,calc(100vw-32px))]
    lt-tablet:bottom-[calc(var(--tabbar-h)+12px+env(safe-area-inset-bottom))]
    max-[639.98px]:(left-12px right-12px w-auto) print:hidden`,
} satisfies Record<string, string>;

export const toastVariants = {
  "toast-plain": "grid-cols-[minmax(0,1fr)]",
} satisfies Record<string, string>;
