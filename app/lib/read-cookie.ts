import { parse } from "hono/utils/cookie";

/**
 * The value of a cookie; undefined if there is none of that name. The caller must validate it: visitors can send
 * whatever they like.
 * @param cookies a request's `Cookie` header, or `document.cookie`
 */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  return parse(cookies ?? "", name)[name];
}
