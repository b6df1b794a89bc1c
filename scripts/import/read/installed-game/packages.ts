import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { SourceFaults } from "#scripts/import/report.ts";

/** The packages of an installed game, in alphabetical order. */
export function packageNames(folder: string): string[] {
  const packages = readdirSync(join(folder, "res", "packages"));
  return packages.filter((name) => name.endsWith(".pkg")).sort();
}

const MEGABYTE = 2 ** 20;

/** Limits for unpacking a package. The game's own packages stay below a tenth of each. */
const LIMITS = {
  /** All that a package claims to hold, read or not. */
  whole: 4096 * MEGABYTE,
  /** Bytes of the files that are read from it. */
  read: 768 * MEGABYTE,
  /** One of them. */
  file: 64 * MEGABYTE,
} as const;

/** Reports how many of the files have been read. */
export type ReadProgress = (done: number, all: number) => void;

/**
 * Reads those files of a package (a ZIP) whose names are wanted: its directory first, then only their bytes.
 * @returns the files by their path in the package; undefined after adding a fault
 */
export async function readPackage(
  path: string,
  isWanted: (name: string) => boolean,
  faults: SourceFaults,
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
  faults: SourceFaults,
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

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  path: string,
  faults: SourceFaults,
): Promise<Uint8Array | undefined> {
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

/** Files of all packages by lower-case path, each read on request. */
export class PackagedFiles {
  readonly #entries = new Map<string, { zip: ZipFile; entry: Entry; path: string }>();
  readonly #open: ZipFile[] = [];
  readonly #faults: SourceFaults;

  private constructor(faults: SourceFaults) {
    this.#faults = faults;
  }

  /**
   * Reads the directory of every package, because a package's name does not reveal its contents. If several packages
   * have a file with the same path, the one that `paths.xml` lists first wins. Ignores mods (`res_mods`).
   * @param isWanted receives lower-case paths
   */
  static async open(folder: string, isWanted: (path: string) => boolean, faults: SourceFaults): Promise<PackagedFiles> {
    const files = new PackagedFiles(faults);
    for (const name of inSearchOrder(folder)) {
      const path = join(folder, "res", "packages", name);
      try {
        const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
        files.#open.push(zip);
        for await (const entry of zip.eachEntry()) {
          const key = entry.fileName.toLowerCase();
          if (isWanted(key) && !files.#entries.has(key)) files.#entries.set(key, { zip, entry, path });
        }
      } catch (error) {
        faults.add(path, "", `cannot be read as a package: ${reason(error)}`);
      }
    }
    return files;
  }

  /**
   * @param maxBytes bytes that it may unpack to
   * @returns the file; a sentence where no package holds it or it is too large; undefined after adding a fault
   */
  async read(path: string, maxBytes: number): Promise<Uint8Array | string | undefined> {
    const found = this.#entries.get(path.toLowerCase());
    if (found === undefined) return "no package holds it";
    if (found.entry.uncompressedSize > maxBytes) return `it has more than ${size(maxBytes)}`;
    return await readEntry(found.zip, found.entry, found.path, this.#faults);
  }

  close(): void {
    for (const zip of this.#open) zip.close();
  }
}

/** The packages in the order in which the game searches them; packages it does not list come last. */
function inSearchOrder(folder: string): string[] {
  const paths = join(folder, "paths.xml");
  const text = existsSync(paths) ? readFileSync(paths, "utf8") : "";
  const position = (name: string) => (text.includes(`/${name}`) ? text.indexOf(`/${name}`) : text.length);
  return packageNames(folder).sort((a, b) => position(a) - position(b));
}
