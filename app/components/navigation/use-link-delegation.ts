import { useEffect } from "react";
import { useNavigate } from "react-router";
import { CHOICE_WAITS, waitsForConnection } from "#app/components/toasts/when-online.ts";

/** The properties of a click that decide whether the router may follow the link. */
export interface LinkClick {
  button: number;
  modified: boolean;
  /** The link's address, resolved. */
  href: string;
  target: string;
  download: boolean;
}

/**
 * The path that the router should navigate to after a click; null to leave the click to the browser: other buttons, new
 * tabs, downloads, other sites, the API, an anchor on the same page.
 */
export function routerTarget(click: LinkClick, current: string): string | null {
  if (click.button !== 0 || click.modified || click.download) return null;
  if (click.target !== "" && click.target !== "_self") return null;
  const to = new URL(click.href);
  const here = new URL(current);
  if (to.origin !== here.origin || to.pathname.startsWith("/api/")) return null;
  const samePage = to.pathname === here.pathname && to.search === here.search;
  if (samePage && to.hash !== "") return null;
  return to.pathname + to.search + to.hash;
}

/**
 * Lets the router follow every plain link and GET form of the document by one handler: pages render `<a>` and `<form>`,
 * which work without script and are much cheaper to render than components. Inside `[data-keep-scroll]` another query of
 * the page keeps the scroll position; `[data-reload]` leaves a link to the browser; inside `[data-replace]` a link to
 * another query of the page takes the place of that page.
 */
export function useLinkDelegation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (element: Element, to: string): void => {
      // A choice within a view that already has all its data replaces the history entry and makes no server request.
      const within = element.closest("[data-replace]") !== null && isOfPath(to);
      // Another page begins at its top, wherever its link stands.
      const keepScroll = within || (element.closest("[data-keep-scroll]") !== null && isOfPath(to));
      // A choice on a page that is shown can wait.
      const isChoice = keepScroll && !within;
      if (isChoice && waitsForConnection(CHOICE_WAITS, () => follow(element, to))) return;
      navigate(to, {
        preventScrollReset: keepScroll,
        replace: within,
        ...(within && { defaultShouldRevalidate: false }),
      });
    };

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || !link?.href || link.dataset.reload !== undefined) return;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const click = { button: event.button, modified, href: link.href, target: link.target };
      const to = routerTarget({ ...click, download: link.hasAttribute("download") }, location.href);
      if (to === null) return;
      event.preventDefault();
      follow(link, to);
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

/** Whether a path leads to another query of the page that is shown. */
function isOfPath(to: string): boolean {
  return new URL(to, location.href).pathname === location.pathname;
}

/** The URL a GET form requests when submitted by this button. Leaves out empty fields to keep it short. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = new URL(form.action);
  url.search = "";
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value.trim() !== "") url.searchParams.append(name, value.trim());
  }
  return url.href;
}
