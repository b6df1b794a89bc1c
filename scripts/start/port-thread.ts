import { parentPort, workerData } from "node:worker_threads";
import { holdPort } from "./hold-port.ts";
import type { StartStep } from "./starting-answer.ts";

/** What the thread is told: that the start is at a step, or that the site listens on a port. */
export type ToPort = { show: StartStep } | { open: number };

/** What it tells: that it holds the port, or the code of what kept it from that. */
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
