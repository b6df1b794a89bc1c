import { startTransition, useEffect } from "react";
import { useNavigate } from "react-router";

/** The properties of a click that decide whether the router may follow the link. */
export interface LinkClick {
  button: number;
  modified: boolean;
  /** The link's address, resolved. */
  href: string;
  target: string;
  download: boolean;
  /** Whether it is a tab of the page's sections. */
  tab?: boolean;
}

/**
 * The path that the router should navigate to after a click; null to leave the click to the browser: other buttons, new
 * tabs, downloads, other sites, the API, an anchor on the same page. Tabs of sections go through the router, which
 * otherwise could not restore the scroll position on the way back.
 */
export function routerTarget(click: LinkClick, current: string): string | null {
  if (click.button !== 0 || click.modified || click.download) return null;
  if (click.target !== "" && click.target !== "_self") return null;
  const to = new URL(click.href);
  const here = new URL(current);
  if (to.origin !== here.origin || to.pathname.startsWith("/api/")) return null;
  const samePage = to.pathname === here.pathname && to.search === here.search;
  if (samePage && to.hash !== "" && !click.tab) return null;
  return to.pathname + to.search + to.hash;
}

/**
 * Lets the router follow every plain link and GET form of the document by one handler: pages render `<a>` and `<form>`,
 * which work without script and are much cheaper to render than components. Links in `[data-sections]` are tabs of the
 * page's sections. Inside `[data-keep-scroll]` the scroll position is kept; `[data-reload]` leaves a link to the
 * browser.
 */
export function useLinkDelegation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (element: Element, to: string) => {
      navigate(to, { preventScrollReset: element.closest("[data-keep-scroll]") !== null });
    };

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || !link?.href || link.dataset.reload !== undefined) return;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const tab = link.closest("[data-sections]") !== null;
      const click = { button: event.button, modified, href: link.href, target: link.target, tab };
      const to = routerTarget({ ...click, download: link.hasAttribute("download") }, location.href);
      if (to === null) return;
      event.preventDefault();
      if (!tab) {
        follow(link, to);
        return;
      }
      // Parts of the page that are still being fetched would be taken away by anything more urgent than a transition,
      // and what stands below them would move while the router scrolls there.
      startTransition(() => follow(link, to));
      enterSection(link.hash);
    };

    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
      const sent = {
        button: 0,
        modified: false,
        href: formAddress(form, event.submitter),
        target: form.target,
        download: false,
        tab: false,
      };
      const to = routerTarget(sent, location.href);
      if (to === null) return;
      event.preventDefault();
      follow(form, to);
    };

    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [navigate]);
}

/**
 * As browsers do for an anchor: moves the focus there, so that the next Tab goes on from it. The router only scrolls.
 */
function enterSection(hash: string): void {
  const section = document.querySelector<HTMLElement>(hash);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** The address that a GET form asks for by a button of it; empty fields are left out, so that it stays short. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = new URL(form.action);
  url.search = "";
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value.trim() !== "") url.searchParams.append(name, value.trim());
  }
  return url.href;
}
