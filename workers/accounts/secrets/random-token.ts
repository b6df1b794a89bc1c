const encoder = new TextEncoder();

/** 256 random bits, in base64url: a session's token, a sign-in's state, the id that binds a browser. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether a text has the form of our tokens; anything else needs no database query. */
export function isToken(text: string | undefined): text is string {
  return text?.length === 43 && !/[^\w-]/.test(text);
}

/** SHA-256 in hexadecimal, the form in which tokens are stored. With 256 random bits they need no salt. */
export async function tokenHash(token: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(token)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @throws DOMException when the text is not base64url */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
