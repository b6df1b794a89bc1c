import { timeZoneCookie } from "#app/lib/time-zone-cookie.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";

/** Tells the server the browser's time zone with the requests that follow. */
export function rememberTimeZone(): void {
  writeCookie(timeZoneCookie(Intl.DateTimeFormat().resolvedOptions().timeZone));
}
