import { documentsOf } from "#app/api/documents.ts";
import { readReplay } from "#app/game/replays/read-replay.ts";
import {
  INSTALLED_CLIENTS_FILE,
  type InstalledClients,
  installedMethods,
} from "#app/game/replays/recording/client-methods.ts";
import { type Recording, type RecordingFault, readRecording } from "#app/game/replays/recording/recording.ts";
import { type Replay, ReplayFault } from "#app/game/replays/replay.ts";
import { inflateChunks } from "#app/lib/inflate.ts";

/** The result for a file: the battle, or a sentence that says why there is none. */
export type ReadAnswer = { replay: Replay } | { fault: string };

/** The result for a recording, or its progress: the share read, 0 to 1, and the second reached. */
export type RecordingAnswer = { recording: Recording | RecordingFault };
export type RecordingProgress = { share: number; clock: number };

/** Messages from the worker: first that it runs, then the result for each file sent to it. */
export type ReadNews = { ready: true } | ReadAnswer | RecordingAnswer | RecordingProgress;

/** Requests to the worker: only the description of a battle, or the recording of an already described one. */
export type ReadRequest = File | RecordingRequest;

export interface RecordingRequest {
  file: File;
  replay: Replay;
  /** Of the dataset that the page is of; null where it is not known. */
  version: string | null;
}

const UNREADABLE = "Your browser couldn’t open this file: it was moved, is in use or is a folder.";

/** ms between two words of how much is read. */
const PROGRESS_EVERY = 80;

const tell = (news: ReadNews) => self.postMessage(news);

self.addEventListener("message", ({ data }: MessageEvent<ReadRequest>) =>
  data instanceof File ? describe(data) : play(data),
);

/** Only the parts of the file that describe the battle are loaded. */
async function describe(file: File): Promise<void> {
  try {
    tell({ replay: await readReplay(file) });
  } catch (error) {
    tell({ fault: error instanceof ReplayFault ? error.message : UNREADABLE });
  }
}

async function play({ file, replay, version }: RecordingRequest): Promise<void> {
  let reportedAt = performance.now();
  const onProgress = (share: number, clock: number) => {
    if (performance.now() - reportedAt < PROGRESS_EVERY) return;
    reportedAt = performance.now();
    tell({ share, clock });
  };
  try {
    const now = () => performance.now();
    const otherMethods = (client: string | null) => methodsOfInstallation(client, version);
    tell({ recording: await readRecording(file, replay, { inflate: inflateChunks, now, onProgress, otherMethods }) });
  } catch {
    tell({ recording: "damaged" });
  }
}

/** What an imported game says of a client; null without one, and where it cannot be fetched: then there are tracks. */
async function methodsOfInstallation(client: string | null, version: string | null) {
  try {
    const clients = await documentsOf(version)<InstalledClients>(INSTALLED_CLIENTS_FILE);
    return clients && installedMethods(clients, client);
  } catch {
    return null;
  }
}

tell({ ready: true });
