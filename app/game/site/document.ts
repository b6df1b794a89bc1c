import type { RichText } from "./rich-text.ts";

/** The documents of `data/content/documents`, by the last part of their pages' paths. */
export const DOCUMENT_NAMES = ["privacy-policy", "legal", "baboon-doc-eu", "baboon-doc-eu100"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Parts that the page makes, as `{{name}}` in texts. */
export const DOCUMENT_PARTS = [
  "contact",
  "takedown",
  "stored-in-browser",
  "stored-with-account",
  "stored-elsewhere",
] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

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

/** Path below /api/files. */
export const OPERATOR_PATH = "content/operator.json";

/** Who runs this site, as its operator states it in `data/content/operator.yaml`; null and empty: not stated. */
export interface Operator {
  /** Legal name of the person or company. */
  name: string | null;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Where messages to the operator are read. */
  email: string | null;
  /** For takedown requests, where that is another address. */
  takedownEmail: string | null;
  /** Further places to write to, or to follow. */
  channels: readonly { name: string; url: string }[];
}
