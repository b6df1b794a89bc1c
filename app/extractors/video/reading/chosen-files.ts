export interface ChosenFiles {
  files: File[];
  /** How many of folders were left out, since they are no replays by their name. */
  others: number;
}

/** Folders within folders that are looked into. */
const DEEPEST = 8;
/** Where a folder has more than this, it is no folder of replays. */
const MAX_ENTRIES = 20_000;

const isReplay = (name: string) => name.toLowerCase().endsWith(".wotreplay");

/** The files in a file input; from a folder only replays. */
export function filesOfInput({ files, webkitdirectory }: HTMLInputElement): ChosenFiles {
  const all = [...(files ?? [])];
  return webkitdirectory ? replaysAmong(all) : { files: all, others: 0 };
}

function replaysAmong(all: readonly File[]): ChosenFiles {
  const files = all.filter(({ name }) => isReplay(name));
  return { files, others: all.length - files.length };
}

/** The dropped files as they are, and all replays below dropped folders. */
export async function filesOfDrop(dropped: DataTransfer): Promise<ChosenFiles> {
  // The entries are there only while the event is handled.
  const items = [...dropped.items].filter(({ kind }) => kind === "file");
  const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files: File[] = [];
  const inFolders: File[] = [];
  for (const { entry, file } of entries) {
    if (entry?.isDirectory) await collect(entry as FileSystemDirectoryEntry, inFolders, DEEPEST);
    else if (file) files.push(file);
  }
  const replays = replaysAmong(inFolders);
  return { files: [...files, ...replays.files], others: replays.others };
}

/** A folder that cannot be opened is as if it were empty. */
async function collect(folder: FileSystemDirectoryEntry, into: File[], depth: number): Promise<void> {
  const reader = folder.createReader();
  while (into.length < MAX_ENTRIES) {
    // A browser hands out a hundred at a time, and then none.
    const entries = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (entry.isDirectory && depth > 0) await collect(entry as FileSystemDirectoryEntry, into, depth - 1);
      if (entry.isFile) into.push(...(await fileOf(entry as FileSystemFileEntry)));
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );
}
