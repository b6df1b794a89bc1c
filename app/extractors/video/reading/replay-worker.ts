import { readReplay } from "#app/game/replays/read-replay.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { ReplayFault } from "#app/game/replays/replay-fault.ts";

/** What came of a file: the battle, or a sentence that says why there is none. */
export type ReadAnswer = { replay: Replay } | { fault: string };

/** What the worker says: that it runs, and then what came of each file that it was given. */
export type ReadNews = { ready: true } | ReadAnswer;

const UNREADABLE = "Your browser could not open this file: it was moved or is in use, or it is a folder.";

const tell = (news: ReadNews) => self.postMessage(news);

/** Only the parts of the file that describe the battle are loaded. */
self.addEventListener("message", async ({ data: file }: MessageEvent<File>) => {
  try {
    tell({ replay: await readReplay(file) });
  } catch (error) {
    tell({ fault: error instanceof ReplayFault ? error.message : UNREADABLE });
  }
});

tell({ ready: true });
