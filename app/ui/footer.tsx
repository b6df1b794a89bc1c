import type { ReactNode } from "react";
import { PAGES } from "#app/site/pages.ts";
import { Soon } from "./soon.tsx";

interface FooterProps {
  /** What the figures of the site are from, in words. */
  source: string;
  /** What else there is to say of them, such as that the game has gone on; may be empty. */
  remarks: string;
  /** Further choices, after the links. */
  children: ReactNode;
}

const LINKS = PAGES.flatMap(({ path, footer }) => (footer ? [{ href: path, label: footer }] : []));

/** The foot of every page: what its figures are from, and the links that belong to every page. */
export function Footer({ source, remarks, children }: FooterProps) {
  return (
    <footer className="foot">
      <span>
        {source}
        {remarks && <> · {remarks}</>}
      </span>
      <nav className="links" aria-label="Footer">
        {LINKS.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
            <Soon href={href} />
          </a>
        ))}
        {children}
      </nav>
      <p className="legal">
        The Index is an independent fan site. Game content and trademarks belong to their owner, Wargaming.net Limited,
        which neither runs nor endorses it.
      </p>
    </footer>
  );
}
