/** Holds the name of the browser's time zone, for pages that the server writes; only the calendar sets and reads it. */
export const TIME_ZONE_COOKIE = "__Host-time-zone";

const ATTRIBUTES = `; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax; Secure`;

/** The cookie string, for document.cookie. @param zone IANA name, whose signs may all stand in a cookie */
export function timeZoneCookie(zone: string): string {
  return `${TIME_ZONE_COOKIE}=${zone}${ATTRIBUTES}`;
}

/**
 * Tells the server the browser's time zone, where that is not what the page was written for, and loads the page again:
 * before anything of it is shown, and once for a browser, since the cookie stays. Its element says in `data-zone` what
 * the page was written for.
 */
export const timeZoneScript = `(function(){try{var z=Intl.DateTimeFormat().resolvedOptions().timeZone,c="${TIME_ZONE_COOKIE}="+z,k=function(){return document.cookie.split("; ").indexOf(c)>=0};if(!z||z===document.currentScript.dataset.zone||k())return;document.cookie=c+"${ATTRIBUTES}";if(k())location.reload()}catch(e){}})()`;
