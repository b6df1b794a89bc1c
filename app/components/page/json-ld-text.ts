/** A breadcrumb; the last one is the page itself and has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Structured data as JSON that is safe inside a script element. @param graph schema.org things */
export function jsonLdText(graph: readonly object[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The way to a page. @param page path of the page itself, which the last crumb leaves out */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string, page: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + (href ?? page),
    })),
  };
}

/** The site itself, and how it is searched. */
export function webSite(origin: string): object {
  return {
    "@type": "WebSite",
    "@id": `${origin}/`,
    name: "The Index",
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/?q={name}` },
      "query-input": "required name=name",
    },
  };
}
