import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { assertWritable, makeSound, startAfresh } from "#scripts/local/sound-state.ts";
import { lockState } from "#scripts/local/state-lock.ts";
import { Fault, isPortFree } from "#scripts/tools.ts";
import type { HeldPort } from "./hold-port.ts";
import type { FromPort, ToPort } from "./port-thread.ts";

interface StartOptions {
  /** The site's on localhost; the simulators get the next one on 127.0.0.1. */
  port: number;
  /** Folder of all that is stored. */
  state: string;
  /** Whether to delete the stored state first. */
  afresh: boolean;
}

/**
 * Starts the site. Its port is held before anything else, which takes seconds even to load.
 * @throws Fault that says what to do
 */
export async function start({ port, state, afresh }: StartOptions): Promise<void> {
  await assertWritable(state);
  await lockState(state, `http://localhost:${port}`);
  const held = await takePort(port);
  await assertPortFree(port + 1, "127.0.0.1");
  if (afresh) await startAfresh(state);
  await makeSound(state);
  const { serveSite } = await import("./serve-site.ts");
  await serveSite(port, state, held);
}

/**
 * Holds the site's port until the process ends, in a separate thread, which also answers while the dataset is being
 * computed.
 * @throws Fault when the port is unavailable
 */
export async function takePort(port: number): Promise<Omit<HeldPort, "close">> {
  const thread = new Worker(new URL("./port-thread.ts", import.meta.url), { workerData: port, execArgv: [] });
  const [answer] = (await once(thread, "message")) as [FromPort];
  if ("code" in answer) throw new Fault(portProblem(port, answer.code));
  thread.unref();
  const tell = (message: ToPort) => thread.postMessage(message);
  return { show: (step) => tell({ show: step }), open: (site) => tell({ open: site }) };
}

function portProblem(port: number, code: string): string {
  const another = `Choose another one, for example: PORT=${port < 1024 ? 8787 : port + 10} npm start`;
  if (code === "EADDRINUSE") return `Port ${port} is taken. ${another}`;
  if (code === "EACCES") return `This user may not listen on port ${port}. ${another}`;
  return `Nothing can listen on port ${port} (${code}). ${another}`;
}

/** @throws Fault when something else listens on the port already */
export async function assertPortFree(port: number, on: string): Promise<void> {
  if (!(await isPortFree(port, on))) throw new Fault(portProblem(port, "EADDRINUSE"));
}
