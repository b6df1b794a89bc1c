/** Holds the name of the browser's time zone, for pages that the server writes; only the calendar sets and reads it. */
export const TIME_ZONE_COOKIE = "__Host-time-zone";

const ATTRIBUTES = `; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax; Secure`;

/** The cookie string, for document.cookie. @param zone IANA name, whose signs may all stand in a cookie */
export function timeZoneCookie(zone: string): string {
  return `${TIME_ZONE_COOKIE}=${zone}${ATTRIBUTES}`;
}

/**
 * Sends the browser's time zone to the server if it differs from the page's, and reloads the page: before anything is
 * shown, and once per browser, since the cookie stays. The script element's `data-zone` holds the page's time zone.
 */
export const timeZoneScript = `(function(){try{var z=Intl.DateTimeFormat().resolvedOptions().timeZone,c="${TIME_ZONE_COOKIE}="+z,k=function(){return document.cookie.split("; ").indexOf(c)>=0};if(!z||z===document.currentScript.dataset.zone||k())return;document.cookie=c+"${ATTRIBUTES}";if(k())location.reload()}catch(e){}})()`;
