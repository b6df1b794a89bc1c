import { useState } from "react";
import { useNonce } from "#app/lib/nonce.ts";
import { useHydrating } from "../hydration/use-hydrating.ts";

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
