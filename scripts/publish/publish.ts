import { currentVersionSchema, objectKey, versionFilesSchema, versionKey } from "#app/game/model/publication.ts";

export interface DatasetFile {
  /** Path below /api/files. */
  path: string;
  hash: string;
  text: string;
}

export interface LocalDataset {
  /** `{game version}-{hash of all content}` */
  version: string;
  files: DatasetFile[];
}

/** Where a dataset is published to: the local R2 and KV, or Cloudflare's. */
export interface PublishTarget {
  readPointer(): Promise<string | null>;
  writePointer(text: string): Promise<void>;
  readObject(key: string): Promise<string | null>;
  writeObjects(objects: Map<string, string>): Promise<void>;
}

export interface Published {
  version: string;
  /** Objects that had to be written; 0 when this version is served already. */
  written: number;
}

/**
 * Publishes a dataset: the contents that the version before did not have, then the version's list of
 * files, then the pointer. A run that is cut off changes nothing that anybody sees.
 * @param now for the pointer's `publishedAt`
 */
export async function publish(dataset: LocalDataset, target: PublishTarget, now: Date): Promise<Published> {
  const pointerText = await target.readPointer();
  const pointer = pointerText === null ? null : currentVersionSchema.parse(JSON.parse(pointerText));
  if (pointer?.version === dataset.version) return { version: dataset.version, written: 0 };
  const before = pointer && (await target.readObject(versionKey(pointer.version)));
  const known = new Set(before ? Object.values(versionFilesSchema.parse(JSON.parse(before))) : []);
  const objects = new Map<string, string>();
  for (const file of dataset.files) if (!known.has(file.hash)) objects.set(objectKey(file.hash), file.text);
  await target.writeObjects(objects);
  const list = Object.fromEntries(dataset.files.map((file) => [file.path, file.hash]));
  await target.writeObjects(new Map([[versionKey(dataset.version), JSON.stringify(list)]]));
  const next = { version: dataset.version, previous: pointer?.version ?? null, publishedAt: now.toISOString() };
  await target.writePointer(JSON.stringify(next));
  return { version: dataset.version, written: objects.size };
}
