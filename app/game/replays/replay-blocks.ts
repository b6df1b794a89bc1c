import { ReplayFault } from "./replay-fault.ts";

/** What is read of a file: a Blob of the browser or of Node is one. Only the parts asked for are loaded. */
export interface ReplayFile {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer>; text(): Promise<string> };
}

const MAGIC = 0x11343212;
/** Bytes of a number in the head of the file. */
const WORD = 4;
/** Real replays have one or two blocks of description, and in some modes a third. */
const MOST_BLOCKS = 8;
/** The largest block of a real battle has 0.2 MB; 30 against 30 with mods stays below 1 MB. */
const LARGEST_BLOCK = 8 * 1024 * 1024;

/**
 * The texts that describe a battle, at the beginning of a replay: a little-endian number that marks the format, how
 * many blocks follow, and each block's length and UTF-8 text. The recording behind them is not read.
 * @throws ReplayFault
 */
export async function readReplayBlocks(file: ReplayFile): Promise<string[]> {
  if (file.size === 0) throw new ReplayFault("empty");
  if (file.size < 2 * WORD) throw new ReplayFault("not-a-replay");
  if ((await wordAt(file, 0)) !== MAGIC) throw new ReplayFault("not-a-replay");
  const count = await wordAt(file, WORD);
  if (count === 0 || count > MOST_BLOCKS) throw new ReplayFault("damaged");
  const blocks: string[] = [];
  let at = 2 * WORD;
  for (let block = 0; block < count; block++) {
    if (at + WORD > file.size) throw new ReplayFault("truncated");
    const length = await wordAt(file, at);
    at += WORD;
    if (length > LARGEST_BLOCK) throw new ReplayFault("too-large");
    if (at + length > file.size) throw new ReplayFault("truncated");
    blocks.push(await file.slice(at, at + length).text());
    at += length;
  }
  return blocks;
}

async function wordAt(file: ReplayFile, at: number): Promise<number> {
  return new DataView(await file.slice(at, at + WORD).arrayBuffer()).getUint32(0, true);
}
