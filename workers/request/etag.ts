/** The weak ETag of an answer that this text decides. */
export async function weakTag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `W/"${Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** RFC 9110 §13.1.2: whether If-None-Match is `*` or a list with this tag, compared weakly. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
