import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useLinkDelegation } from "#app/components/navigation/use-link-delegation.ts";
import type { Crumb } from "#app/components/page/json-ld.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";

interface ShellProps {
  pathname: string;
  crumbs: Crumb[];
  /** The source of the site's data, as text. */
  source: string;
  /** The comparison tray, in the bar. */
  tray: ReactNode;
  controls: ReactNode;
  /** Choices at the end of the footer's links. */
  choices?: ReactNode;
  /** The page, a `<main id="main">`. */
  children: ReactNode;
}

/** The frame of every page: rail or tabs, bar, footer, loading bar. */
export function Shell({ pathname, crumbs, source, tray, controls, choices, children }: ShellProps) {
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
          <Bar crumbs={crumbs} tray={tray} searches={pathname !== "/"}>
            {controls}
          </Bar>
          {children}
          <Footer source={source}>{choices}</Footer>
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

const PHASES: Record<LoadingPhase, string> = {
  idle: "opacity-0 [transform:scaleX(0)]",
  run: "[transform:scaleX(0.92)] [transition:transform_2000ms_cubic-bezier(0.1,0.7,0.3,1)]",
  full: "[transition:transform_120ms_linear]",
  fade: "opacity-0 [transition:opacity_400ms_linear]",
};

/** The animated bar at the top edge during every navigation. */
function LoadingBar() {
  const [phase, setPhase] = useState<LoadingPhase>("idle");
  const [phases] = useState(() => createLoadingPhases(setPhase));
  const busy = useNavigation().state !== "idle";

  useEffect(() => {
    if (!busy) return;
    phases.start();
    return () => phases.finish();
  }, [busy, phases]);

  return (
    <div
      className={`fixed inset-x-0 top-0 z-loading h-[var(--loading-h)] bg-[linear-gradient(90deg,var(--fire-1),var(--fire-2)_55%,var(--fire-3))] origin-left pointer-events-none ${PHASES[phase]}`}
      data-loading={phase}
    />
  );
}

/**
 * Closes menus, which are `<details data-menu>`, at a click elsewhere, at Esc and when Tab leaves them; one with
 * data-menu="leave" also when a link in it is followed, and any at a click on [data-close] in it. Without script they
 * open and close all the same.
 */
function useMenuDismissal(): void {
  useEffect(() => {
    const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

    // What had the focus in it goes out of sight.
    const close = (menu: HTMLDetailsElement) => {
      menu.open = false;
      menu.querySelector("summary")?.focus({ preventScroll: true });
    };

    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      for (const menu of open()) {
        if (!menu.contains(target)) menu.open = false;
        else if (target?.closest(`[data-close]${menu.dataset.menu === "leave" ? ",a" : ""}`)) close(menu);
      }
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The innermost one comes last in the document; one key press closes one menu.
      const menu = [...open()].at(-1);
      if (menu) close(menu);
    };

    // Of the keyboard alone: a press of the pointer must not move what it is about to click.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      for (const menu of open()) if (!menu.contains(document.activeElement)) menu.open = false;
    };

    // Captured first: a click may remove its own target, and React lets none through to a body that has not loaded.
    window.addEventListener("click", onClick, true);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("keyup", onKeyUp);
    return () => {
      window.removeEventListener("click", onClick, true);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("keyup", onKeyUp);
    };
  }, []);
}

/** The phases of the loading bar: hidden, growing, filling up, fading out. */
export type LoadingPhase = "idle" | "run" | "full" | "fade";

/** In milliseconds. The growth itself (2000 ms) is a transition of the stylesheet. */
const LOADING_TIMES = { throttle: 200, hide: 500, reset: 400 } as const;

interface LoadingPhases {
  start(): void;
  finish(): void;
}

/** The timing of the loading bar: a navigation that ends within the throttle shows nothing. */
export function createLoadingPhases(show: (phase: LoadingPhase) => void): LoadingPhases {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const after = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };

  return {
    start() {
      show("idle");
      after(LOADING_TIMES.throttle, () => {
        running = true;
        show("run");
      });
    },
    finish() {
      if (!running) return clearTimeout(timer);
      running = false;
      show("full");
      after(LOADING_TIMES.hide, () => {
        show("fade");
        after(LOADING_TIMES.reset, () => show("idle"));
      });
    },
  };
}

interface BarProps {
  crumbs: Crumb[];
  /** The comparison tray, before the search; may draw nothing. */
  tray: ReactNode;
  /** Whether it has the search: the start page has a larger one. */
  searches: boolean;
  /** Controls at the right: the colour mode, the account. */
  children: ReactNode;
}

/** The bar at the top: breadcrumb, search, and controls. */
function Bar({ crumbs, tray, searches, children }: BarProps) {
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
      {searches ? (
        <search
          className="field flex-[1_0_120px] max-w-[min(420px,34vw)] ml-auto pr-6px bg-search-bg [&:hover:not(:focus-within)]:border-text-3 lt-tablet:hidden"
          aria-label="Site"
          data-palette=""
        >
          <i className="i-lucide-search" />
          <form className="flex-1 min-w-0 h-full" action="/">
            <input
              className="text-ellipsis"
              type="text"
              name="q"
              placeholder="Search vehicles, players, clans, maps and terms"
              aria-label="Search"
              autoComplete="off"
            />
          </form>
          <span className="keyboard-key js-only lt-laptop:hidden" aria-hidden="true">
            Ctrl K
          </span>
        </search>
      ) : (
        <span className="ml-auto lt-tablet:hidden" />
      )}
      {children}
    </header>
  );
}
