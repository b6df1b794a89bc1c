/** The weak ETag of a text: the same for the same text. */
export async function contentTag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `W/"${hex}"`;
}

/** RFC 9110 §13.1.2: whether If-None-Match is `*` or a list with this tag, compared weakly. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
