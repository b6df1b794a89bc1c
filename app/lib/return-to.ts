/** Names the page to come back to, in the address of a call that redirects and of a page that leads to one. The call checks it. */
export const RETURN_TO = "return_to";

/** An address with the page to come back to. @param page path and query string */
export function withReturnTo(address: string, page: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${RETURN_TO}=${encodeURIComponent(page)}`;
}
