import type { Page } from "@playwright/test";

/**
 * Lists a page's controls as text, "what area › name": its forms with their targets, its buttons (summaries of details
 * included), its links into the API. Parts of addresses that differ between accounts or vehicles are left out.
 */
export function controlsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cleanText = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
    const labelOf = (element: Element) =>
      cleanText(element.getAttribute("aria-label")) ||
      cleanText(document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent);
    const nameOf = (element: Element) =>
      labelOf(element) || cleanText(element.textContent) || cleanText(element.getAttribute("title"));
    const areaOf = (element: Element) => {
      const area = element.parentElement?.closest("dialog, header, footer, nav, search, section, main");
      if (!area) return "page";
      // A section is named by its heading; the page itself has no name.
      const heading = area.localName === "main" ? "" : cleanText(area.querySelector("h2, h3")?.textContent);
      return labelOf(area) || heading || area.localName;
    };
    const addressOf = (address: string) => {
      const { pathname, searchParams } = new URL(address, location.href);
      const path = pathname.replace(/\/\d[\w-]*|\/[\w-]{20,}/g, "/…");
      const fields = [...searchParams].map(([name, value]) => `${name}=${/^[a-z]+$/.test(value) ? value : "…"}`);
      return fields.length === 0 ? path : `${path}?${fields.join("&")}`;
    };
    const all = <T extends Element>(what: string, selector: string, name: (element: T) => string) =>
      [...document.querySelectorAll<T>(selector)].map((element) => `${what} ${areaOf(element)} › ${name(element)}`);
    const buttons = "button, summary, [role=button], input:is([type=submit], [type=button], [type=reset])";
    return [
      ...all<HTMLFormElement>("form", "form", (form) => `${form.method} ${addressOf(form.action)}`),
      ...all("button", buttons, nameOf),
      ...all<HTMLAnchorElement>("link", "a[href*='/api/'], a[download]", (link) => addressOf(link.href)),
    ];
  });
}
