import type { ReactNode } from "react";

/** A step of the way here; the last one is the page itself and has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

interface BarProps {
  crumbs: Crumb[];
  /** Controls at the right: the colour mode, the account. */
  children: ReactNode;
}

/** The bar at the top: where one is, the search, and the controls. */
export function Bar({ crumbs, children }: BarProps) {
  return (
    <header className="bar">
      <a className="logo-m only-phone" href="/" aria-label="The Index, home">
        <i className="i-own-logo" />
      </a>
      <nav className="crumbs" aria-label="Breadcrumb">
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
      <search className="cmd" aria-label="Site" data-palette="">
        <i className="i-lucide-search text-15px" />
        <form className="grow h-full" action="/">
          <input type="text" name="q" placeholder="Search vehicles" aria-label="Search vehicles" autoComplete="off" />
        </form>
        <span className="kbd js-only" aria-hidden="true">
          Ctrl K
        </span>
      </search>
      {children}
    </header>
  );
}
