import { useState, useSyncExternalStore } from "react";
import { useNonce } from "#app/lib/nonce.ts";

const never = () => () => undefined;

/**
 * Structured data of the first HTML. Search engines read no more than that, and React cannot make a script
 * element under Trusted Types: a page that is reached in the browser goes without, and one that was sent
 * with it keeps it as it is. Give it the vehicle's id as its key.
 */
export function JsonLd({ json }: { json: string }) {
  const nonce = useNonce();
  const sent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
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
