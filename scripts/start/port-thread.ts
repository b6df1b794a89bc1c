import { parentPort, workerData } from "node:worker_threads";
import { holdPort } from "./hold-port.ts";
import type { StartStep } from "./starting-answer.ts";

/** Messages to the thread: the current step of the start, or the port on which the site listens. */
export type ToPort = { show: StartStep } | { open: number };

/** Messages from the thread: it holds the port, or the code of the error that prevented it. */
export type FromPort = { held: true } | { code: string };

const tell = (message: FromPort) => parentPort?.postMessage(message);

try {
  const held = await holdPort(workerData);
  parentPort?.on("message", (message: ToPort) => {
    if ("show" in message) held.show(message.show);
    else held.open(message.open);
  });
  tell({ held: true });
} catch (error) {
  tell({ code: error instanceof Error && "code" in error ? String(error.code) : String(error) });
}
