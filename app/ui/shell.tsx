import type { ReactNode } from "react";
import { Bar, type Crumb } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { Navigation } from "./navigation.tsx";
import { useLinkDelegation } from "./use-link-delegation.ts";
import { useMenuDismissal } from "./use-menu-dismissal.ts";

interface ShellProps {
  pathname: string;
  crumbs: Crumb[];
  /** What the figures of the site are from, in words. */
  source: string;
  /** What else there is to say of them, such as that the game has gone on; may be empty. */
  remarks: string;
  /** Controls of the bar. */
  controls: ReactNode;
  /** Choices at the end of the footer's links. */
  choices?: ReactNode;
  /** The page, a `<main id="main">`. */
  children: ReactNode;
}

/** What stands around every page: rail or tabs, bar, footer, loading bar. */
export function Shell({ pathname, crumbs, source, remarks, controls, choices, children }: ShellProps) {
  useLinkDelegation();
  useMenuDismissal();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <LoadingBar />
      <div className="app">
        <Navigation pathname={pathname} />
        <div className="main">
          <Bar crumbs={crumbs}>{controls}</Bar>
          {children}
          <Footer source={source} remarks={remarks}>
            {choices}
          </Footer>
        </div>
      </div>
    </>
  );
}

/** A screen without rail and bar, for an error that takes the whole page. */
export function WholeScreen({ children }: { children: ReactNode }) {
  useLinkDelegation();
  return (
    <>
      <LoadingBar />
      <div className="whole">
        <header>
          <a href="/" aria-label="The Index, home">
            <i className="i-own-logo" />
          </a>
        </header>
        {children}
      </div>
    </>
  );
}
