import { createFilesApi, type DocumentSource, type FilesApi, fetchedDocuments } from "./files.ts";
import { type LogEntry, postLog } from "./log.ts";

export type { DocumentSource };

/** Every call of the site's API, typed once for loaders and for the browser. */
export interface Api {
  files: FilesApi;
  log(entry: LogEntry): Promise<void>;
}

/**
 * @param fetch answers /api/*: the browser's own, or the visitor's while a page is rendered
 * @param documents where the dataset is read from; without it, by call to /api/files
 */
export function createApi(fetch: typeof globalThis.fetch, documents?: DocumentSource): Api {
  return {
    files: createFilesApi(documents ?? fetchedDocuments(fetch)),
    log: (entry) => postLog(fetch, entry),
  };
}
