import { useState } from "react";
import { useHydrating } from "#app/components/hydration/late-body.tsx";
import { useNonce } from "#app/lib/nonce.ts";

/**
 * Structured data of the first HTML. Search engines read no more than that, and React cannot create a script element
 * under Trusted Types: a page reached by client navigation has none, and one that was sent with it keeps it unchanged.
 * Use the vehicle's id as its key.
 */
export function JsonLd({ json }: { json: string }) {
  const nonce = useNonce();
  const sent = useHydrating();
  const [kept] = useState(sent ? json : null);
  if (kept === null) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every special character escaped
      dangerouslySetInnerHTML={{ __html: kept }}
    />
  );
}

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
