import type { ReactNode } from "react";

/** A breadcrumb; the last one is the page itself and has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

interface BarProps {
  crumbs: Crumb[];
  /** What the visitor has gathered, before the search; may draw nothing. */
  tray: ReactNode;
  /** Controls at the right: the colour mode, the account. */
  children: ReactNode;
}

/** The bar at the top: breadcrumb, search, and controls. */
export function Bar({ crumbs, tray, children }: BarProps) {
  return (
    <header className="sticky top-0 z-bar flex gap-12px items-center h-[var(--bar-h)] px-24px border-b bg-[color-mix(in_srgb,var(--wg-header)_92%,transparent)] [backdrop-filter:blur(14px)] lt-tablet:gap-8px lt-tablet:pl-16px lt-tablet:pr-12px print:hidden">
      <a className="color-wg-accent text-28px leading-[1] only-phone" href="/" aria-label="The Index, home">
        <i className="i-own-logo" />
      </a>
      <nav className="crumbs lt-tablet:flex-1" aria-label="Breadcrumb">
        <ol>
          {crumbs.map((crumb, index) => (
            <li key={crumb.label}>
              {index > 0 && <i className="i-lucide-chevron-right" />}
              {crumb.href === undefined ? (
                <b aria-current="page">{crumb.label}</b>
              ) : (
                <a href={crumb.href}>{crumb.label}</a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {tray}
      <search
        className="field w-[min(420px,34vw)] ml-auto pr-6px bg-search-bg [&:hover:not(:focus-within)]:border-text-3 lt-tablet:hidden"
        aria-label="Site"
        data-palette=""
      >
        <i className="i-lucide-search" />
        <form className="flex-1 min-w-0 h-full" action="/">
          <input type="text" name="q" placeholder="Search vehicles" aria-label="Search vehicles" autoComplete="off" />
        </form>
        <span className="keyboard-key js-only" aria-hidden="true">
          Ctrl K
        </span>
      </search>
      {children}
    </header>
  );
}
