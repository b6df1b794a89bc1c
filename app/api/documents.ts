/** Where published documents come from, by their path below /api/files. */
export interface DocumentSource {
  /** The parsed document, shared and not to be changed; null when there is none. */
  json<T>(path: string): Promise<T | null>;
  /** The same with the text it is stored as. */
  withText<T>(path: string): Promise<{ value: T; text: string } | null>;
  /** The version of the dataset; null when it is not known here. */
  current(): Promise<string | null>;
  /** False after a request for the version that could not confirm that it is still the current one. */
  isConfirmed(): boolean;
}

/** A published document cannot be read: nothing is published yet, or storage does not answer. */
export class DatasetUnavailable extends Error {
  /** @param what the unavailable data, as the start of a sentence */
  constructor(path: string, what = "The vehicle data is") {
    super(`${what} not available at the moment (${path}). Try again in a few minutes.`);
    this.name = "DatasetUnavailable";
  }
}

/** Documents by GET /api/files/{path}: the browser's way, and the Worker's when another backend is configured. */
export function fetchedDocuments(fetch: typeof globalThis.fetch): DocumentSource {
  async function withText<T>(path: string): Promise<{ value: T; text: string } | null> {
    const answer = await fetch(`/api/files/${path}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new DatasetUnavailable(path);
    const text = await answer.text();
    return { value: JSON.parse(text) as T, text };
  }
  return {
    current: async () => null,
    isConfirmed: () => true,
    json: async <T>(path: string) => (await withText<T>(path))?.value ?? null,
    withText,
  };
}

/**
 * Reads documents of one version in the browser; null when there is none of that path.
 * @param version null where it is not known: then of the one that is served
 */
export function documentsOf(version: string | null): <T>(path: string) => Promise<T | null> {
  const documents = fetchedDocuments((...call) => fetch(...call));
  return (path) => documents.json(version === null ? path : `v/${version}/${path}`);
}

/** The same for documents that have to be there. They throw DatasetUnavailable where there is none. */
export function neededDocumentsOf(version: string | null): <T>(path: string) => Promise<T> {
  const json = documentsOf(version);
  return async <T>(path: string): Promise<T> => {
    const document = await json<T>(path);
    if (document === null) throw new DatasetUnavailable(path);
    return document;
  };
}
