import { sha256 } from "hono/utils/crypto";
import { encodeBase64Url } from "hono/utils/encode";

/** 256 random bits, in base64url: a session's token, a sign-in's state, the id that binds a browser. */
export const randomToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);

/** Whether a text has the form of our tokens; anything else needs no database query. */
export function isToken(text: string | undefined): text is string {
  return text?.length === 43 && !/[^\w-]/.test(text);
}

/**
 * SHA-256 in hexadecimal, the form in which tokens are stored. With 256 random bits they need no salt.
 * @throws Error where there is no SHA-256: no two tokens may have the same hash
 */
export async function tokenHash(token: string): Promise<string> {
  const hash = await sha256(token);
  if (hash === null) throw new Error("Tokens cannot be hashed here.");
  return hash;
}

/** Without the padding that Hono's has. */
export const base64url = (bytes: ArrayBufferLike): string => encodeBase64Url(bytes).replaceAll("=", "");
