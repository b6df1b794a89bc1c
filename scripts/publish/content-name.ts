import { createHash } from "node:crypto";

/** The first 128 bits of SHA-256 in hex: the name of a content. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
