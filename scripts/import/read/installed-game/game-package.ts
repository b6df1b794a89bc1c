import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { Faults } from "../../faults.ts";

const MEGABYTE = 2 ** 20;

/** What a package may unpack to. The game's own stay below a tenth of each. */
export const LIMITS = {
  /** All that a package claims to hold, read or not. */
  whole: 4096 * MEGABYTE,
  /** The files of it that are read. */
  read: 768 * MEGABYTE,
  /** One of them. */
  file: 64 * MEGABYTE,
} as const;

/** Is told how many of the files are read. */
export type ReadProgress = (done: number, all: number) => void;

/**
 * Reads those files of a package (a ZIP) whose names are wanted: its directory first, then only their bytes.
 * @returns the files by their path in the package; undefined after adding a fault
 */
export async function readPackage(
  path: string,
  isWanted: (name: string) => boolean,
  faults: Faults,
  progress: ReadProgress = () => {},
): Promise<Map<string, Uint8Array> | undefined> {
  const before = faults.list.length;
  const files = new Map<string, Uint8Array>();
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true });
    const entries = await listEntries(zip, path, isWanted, faults);
    if (faults.list.length > before) return undefined;
    for (const entry of entries) {
      const bytes = await readEntry(zip, entry, path, faults);
      if (bytes) files.set(entry.fileName, bytes);
      progress(files.size, entries.length);
    }
  } catch (error) {
    faults.add(path, "", `cannot be read as a package: ${reason(error)}`);
  } finally {
    zip?.close();
  }
  return faults.list.length > before ? undefined : files;
}

async function listEntries(
  zip: ZipFile,
  path: string,
  isWanted: (name: string) => boolean,
  faults: Faults,
): Promise<Entry[]> {
  const wanted = new Map<string, Entry>();
  let whole = 0;
  let read = 0;
  for await (const entry of zip.eachEntry()) {
    whole += entry.uncompressedSize;
    if (!isWanted(entry.fileName)) continue;
    read += entry.uncompressedSize;
    if (entry.uncompressedSize > LIMITS.file) {
      faults.add(
        path,
        entry.fileName,
        `would unpack to ${size(entry.uncompressedSize)}, more than ${size(LIMITS.file)}`,
      );
    }
    if (wanted.has(entry.fileName)) faults.add(path, entry.fileName, "is in the package twice");
    wanted.set(entry.fileName, entry);
  }
  if (whole > LIMITS.whole) faults.add(path, "", `would unpack to ${size(whole)}, more than ${size(LIMITS.whole)}`);
  else if (read > LIMITS.read) {
    faults.add(path, "", `the files needed would unpack to ${size(read)}, more than ${size(LIMITS.read)}`);
  }
  return [...wanted.values()];
}

async function readEntry(zip: ZipFile, entry: Entry, path: string, faults: Faults): Promise<Uint8Array | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (crc32(bytes) === entry.crc32) return bytes;
    faults.add(path, entry.fileName, "its checksum fails: the package is damaged, or an update is under way");
  } catch (error) {
    faults.add(path, entry.fileName, `cannot be unpacked: ${reason(error)}`);
  }
  return undefined;
}

function size(bytes: number): string {
  return bytes >= 1024 * MEGABYTE
    ? `${(bytes / (1024 * MEGABYTE)).toFixed(1)} GB`
    : `${Math.ceil(bytes / MEGABYTE)} MB`;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
