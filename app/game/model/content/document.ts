import type { RichText } from "./rich-text.ts";

/** The documents of `data/content/documents`, by the last part of their pages' paths. */
export const DOCUMENT_NAMES = ["privacy-policy", "legal", "baboon-doc-eu", "baboon-doc-eu100"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** A page of text. */
export interface ContentDocument {
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** Day of the last change, ISO 8601, as its author says. */
  updated: string;
  text: RichText;
}

/** Path below /api/files. */
export function documentPath(name: DocumentName): string {
  return `content/documents/${name}.json`;
}
