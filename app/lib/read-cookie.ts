import { parse } from "hono/utils/cookie";

/**
 * The value of a cookie; undefined where there is none of that name. Whoever asks checks what it is: visitors can
 * send whatever they like.
 * @param cookies a request's `Cookie` header, or what `document.cookie` says
 */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  return parse(cookies ?? "", name)[name];
}
