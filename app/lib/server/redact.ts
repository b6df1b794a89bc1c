/** Names of URL parameters, headers and fields whose values are secrets. */
const secretNames =
  "access_token|refresh_token|id_token|token|code|code_verifier|state|nonce|key|api_key|application_id|client_secret|secret|password|authorization|cookie|set-cookie|session|__Host-[\\w-]+";

const pair = new RegExp(`(["']?\\b(?:${secretNames})["']?\\s*[=:]\\s*["']?)(?:bearer\\s+)?[^\\s&"',;}]+`, "gi");
/** The publisher's sign-in has no `state` parameter: ours is in the path of the callback. */
const callbackState = /(\/callback\/)[\w-]+/g;
const bearer = /\b(bearer|oauth|basic)\s+[\w.~+/=-]{8,}/gi;

/**
 * Removes secrets from URLs, headers and messages: it replaces the value after a known name and keeps the name, so
 * that the log still shows what was there.
 */
export function redact(text: string): string {
  return text.replace(pair, "$1[removed]").replace(bearer, "$1 [removed]").replace(callbackState, "$1[removed]");
}
