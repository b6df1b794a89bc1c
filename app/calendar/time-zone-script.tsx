import { useState } from "react";
import { useHydrating } from "#app/components/hydration/late-body.tsx";
import { useNonce } from "#app/lib/nonce.ts";
import { timeZoneCookie, timeZoneScript } from "#app/lib/time-zone-cookie.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";
import type { CalendarZone } from "./zone-menu.tsx";

/**
 * Part of the first HTML alone: React cannot create a script element under Trusted Types. A zone that somebody chose
 * stays.
 */
export function TimeZoneScript({ zone: { name, chosen } }: { zone: Pick<CalendarZone, "name" | "chosen"> }) {
  const nonce = useNonce();
  const sent = useHydrating();
  const [kept] = useState(sent && !chosen ? name : null);
  if (kept === null) return null;
  return (
    <script nonce={nonce} data-zone={kept} suppressHydrationWarning>
      {timeZoneScript}
    </script>
  );
}

/** Sends the browser's time zone to the server with all later requests. */
export function rememberTimeZone(): void {
  writeCookie(timeZoneCookie(Intl.DateTimeFormat().resolvedOptions().timeZone));
}
