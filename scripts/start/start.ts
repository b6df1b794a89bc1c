import { assertWritable, makeSound, startAfresh } from "#scripts/local/sound-state.ts";
import { lockState } from "#scripts/local/state-lock.ts";
import { assertPortFree, takePort } from "./port.ts";

export interface StartOptions {
  /** The site's on localhost; the simulators get the next one on 127.0.0.1. */
  port: number;
  /** Folder of all that is stored. */
  state: string;
  /** Whether to throw away what the state holds. */
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
