/** Raised when the shape of published content changes: the Worker that is deployed has to be able to read it. */
export const CONTENT_VERSION = 1;

/** Every published path of content begins with it. */
export const CONTENT_FOLDER = "content/";

/** Path below /api/files of the file that names the content's format. */
export const CONTENT_INDEX_PATH = "content/index.json";

export interface ContentIndex {
  version: number;
}
