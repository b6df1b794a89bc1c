import {
  type CurrentVersion,
  currentVersionSchema,
  FIRST_READ_PATHS,
  objectKey,
  POINTER_KEY,
  versionFilesSchema,
  versionKey,
} from "#app/game/model/publication.ts";

export interface DatasetFile {
  /** Path below /api/files. */
  path: string;
  hash: string;
  text: string;
}

/** A picture that is drawn, or read, when it is needed: at a deploy, or at its first request. */
export interface PictureFile {
  /** Path below /api/files. */
  path: string;
  /** Hash of its inputs: the same hash is the same picture. */
  hash: string;
  /** @returns its bytes, of the format that its path ends with */
  draw(): Promise<Uint8Array>;
}

export interface LocalDataset {
  /** `{game version}-{hash of all content}` */
  version: string;
  files: DatasetFile[];
  /** Link previews: in the version's list like any file, but drawn by the first who needs them. */
  pictures: PictureFile[];
  /** Unchanged files of the served version, if only some files are published. */
  kept?: Pick<DatasetFile, "path" | "hash">[];
}

/** The target of a publication: the local R2 and KV, or Cloudflare's. */
export interface PublishTarget {
  readPointer(): Promise<string | null>;
  writePointer(text: string): Promise<void>;
  readObject(key: string): Promise<string | null>;
  writeObjects(objects: Map<string, string | Uint8Array>): Promise<void>;
  /** Puts copies into KV, for KV_COPY_SECONDS. */
  writeNear(documents: Map<string, string>): Promise<void>;
  /** Whether the publisher draws the pictures, or the local server at their first request. */
  pictures: "published" | "on demand";
}

export interface PublishResult {
  version: string;
  /** Objects that had to be written; 0 when this version is served already. */
  written: number;
}

/** The pointer of a target; null before the first publishing. */
export async function readPointer(target: PublishTarget): Promise<CurrentVersion | null> {
  const text = await target.readPointer();
  return text === null ? null : currentVersionSchema.parse(JSON.parse(text));
}

/**
 * The version a target serves now, and its list of files; the list is null if it is lost.
 * @returns null before the first publishing, or if the pointer is unreadable
 */
export async function publishedBefore(
  target: PublishTarget,
): Promise<{ pointer: CurrentVersion; files: Record<string, string> | null } | null> {
  const pointer = currentVersionSchema.safeParse(parsed(await target.readPointer())).data;
  if (!pointer) return null;
  const list = await target.readObject(versionKey(pointer.version));
  return { pointer, files: versionFilesSchema.safeParse(parsed(list)).data ?? null };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * Publishes a dataset: first the contents that the previous version lacked, then the version's list of files, then the
 * pointer. An interrupted run changes nothing visible. Documents that every isolate reads first are copied to KV
 * before the pointer changes, so that isolates find them there.
 * @param now for the pointer's `publishedAt`
 * @param again rewrites everything, even what exists, because some of it is known to be damaged
 */
export async function publish(
  dataset: LocalDataset,
  target: PublishTarget,
  now: Date,
  again = false,
): Promise<PublishResult> {
  const { pointer, files } = (await publishedBefore(target)) ?? { pointer: null, files: null };
  const before = again ? null : files;
  const isSame = pointer?.version === dataset.version;
  if (isSame && before) return { version: dataset.version, written: 0 };
  const known = new Set(Object.values(before ?? {}));
  const objects = new Map<string, string>();
  for (const file of dataset.files) if (!known.has(file.hash)) objects.set(objectKey(file.hash), file.text);
  await target.writeObjects(objects);
  const drawn = target.pictures === "published" ? await drawPictures(dataset.pictures, known, target) : 0;
  const all = [...(dataset.kept ?? []), ...dataset.files, ...dataset.pictures];
  const list = Object.fromEntries(all.map(({ path, hash }) => [path, hash]));
  const version: [string, string] = [versionKey(dataset.version), JSON.stringify(list)];
  await target.writeObjects(new Map([version]));
  const first = dataset.files.filter(({ path }) => FIRST_READ_PATHS.includes(path));
  await target.writeNear(new Map([version, ...first.map(({ hash, text }) => [objectKey(hash), text] as const)]));
  const publishedAt = now.toISOString();
  const previous = (isSame ? pointer.previous : pointer?.version) ?? null;
  const next: CurrentVersion = { version: dataset.version, previous, publishedAt };
  await pointTo(target, next);
  return { version: dataset.version, written: objects.size + drawn };
}

/** Has a version served from now on. First a copy in R2, for isolates that start while KV is away. */
export async function pointTo(target: PublishTarget, next: CurrentVersion): Promise<void> {
  const text = JSON.stringify(next);
  await target.writeObjects(new Map([[POINTER_KEY, text]]));
  await target.writePointer(text);
}

/** Pictures held in memory at once before they are written. */
const pictureBatch = 200;
const drawnAtOnce = 4;

/** Draws and writes the pictures that the previous version lacked. @returns how many */
async function drawPictures(
  pictures: readonly PictureFile[],
  known: ReadonlySet<string>,
  target: PublishTarget,
): Promise<number> {
  const missing = pictures.filter(({ hash }) => !known.has(hash));
  for (let start = 0; start < missing.length; start += pictureBatch) {
    const objects = new Map<string, Uint8Array>();
    const batch = missing.slice(start, start + pictureBatch);
    for (let at = 0; at < batch.length; at += drawnAtOnce) {
      const some = batch.slice(at, at + drawnAtOnce);
      await Promise.all(some.map(async ({ hash, draw }) => objects.set(objectKey(hash), await draw())));
    }
    await target.writeObjects(objects);
  }
  return missing.length;
}
