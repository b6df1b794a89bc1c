import type { ReactNode } from "react";
import { PAGES } from "#app/pages/pages.ts";

interface FooterProps {
  /** The source of the site's data, as text; empty where nobody asked for it. */
  source: string;
  /** Further choices, after the links. */
  children: ReactNode;
}

const LINKS = PAGES.flatMap(({ path, footer }) => (footer ? [{ href: path, label: footer }] : []));

/** The footer of every page: the source of the data, and the links that every page has. */
export function Footer({ source, children }: FooterProps) {
  return (
    <footer className="flex flex-wrap gap-y-4px gap-x-24px items-center mt-auto p-16px tablet:px-24px border-t color-text-3 text-12 [&_:is(a,button)]:inline-block [&_:is(a,button)]:py-4px [&_:is(a,button):hover]:color-text lt-tablet:[&_:is(a,button)]:py-11px">
      {source && <p className="basis-full">{source}</p>}
      <p className="flex-[1_1_640px] lt-laptop:basis-full">
        The Index is an independent fan site. Game content and trademarks belong to their owner, Wargaming.net Limited,
        which neither runs nor endorses it.
      </p>
      <nav
        className="flex flex-wrap gap-x-24px lt-tablet:gap-x-12px ml-auto lt-laptop:basis-full lt-laptop:ml-0 print:hidden"
        aria-label="Footer"
      >
        {LINKS.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {children}
      </nav>
    </footer>
  );
}
