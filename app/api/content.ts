import { type ContentDocument, type DocumentName, documentPath } from "#app/game/model/content/document.ts";
import { OPERATOR_PATH, type Operator } from "#app/game/model/content/operator.ts";
import { DatasetUnavailable, type DocumentSource } from "./documents.ts";

/**
 * What is published of `data/content`. It was checked when it was published, so its documents are taken as they are;
 * the types in app/game/model/content describe them.
 */
export interface ContentApi {
  /** A page of text. */
  document(name: DocumentName): Promise<ContentDocument>;
  /** Who runs the site. */
  operator(): Promise<Operator>;
}

export function createContentApi(source: DocumentSource): ContentApi {
  const required = async <T>(path: string): Promise<T> => {
    const document = await source.json<T>(path);
    if (document === null) throw new DatasetUnavailable(path, "The text of this page is");
    return document;
  };
  return {
    document: (name) => required(documentPath(name)),
    operator: () => required(OPERATOR_PATH),
  };
}
