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
  /** The source of the site's data, as text. */
  source: string;
  /** A further note on the data, such as that the game is newer; may be empty. */
  remarks: string;
  /** What the visitor has gathered, in the bar. */
  tray: ReactNode;
  /** Controls of the bar. */
  controls: ReactNode;
  /** Choices at the end of the footer's links. */
  choices?: ReactNode;
  /** The page, a `<main id="main">`. */
  children: ReactNode;
}

/** What stands around every page: rail or tabs, bar, footer, loading bar. */
export function Shell({ pathname, crumbs, source, remarks, tray, controls, choices, children }: ShellProps) {
  useLinkDelegation();
  useMenuDismissal();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <LoadingBar />
      <div className="app-frame">
        <Navigation pathname={pathname} />
        <div className="flex flex-col min-w-0 min-h-100vh print:min-h-0">
          <Bar crumbs={crumbs} tray={tray}>
            {controls}
          </Bar>
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
export function FullScreen({ children }: { children: ReactNode }) {
  useLinkDelegation();
  return (
    <>
      <LoadingBar />
      <div className="flex flex-col min-h-screen">
        <header className="px-20px py-12px color-wg-accent text-32 leading-[1]">
          <a className="inline-block" href="/" aria-label="The Index, home">
            <i className="i-own-logo" />
          </a>
        </header>
        {children}
      </div>
    </>
  );
}
