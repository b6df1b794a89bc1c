import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { Fault } from "#scripts/tools.ts";

/** How long whoever holds a lock is waited for to say who it is. */
const answerMs = 1_000;

/**
 * Takes a folder of local state for this process until it ends: two servers would write to the same files. The lock
 * is a socket that the process listens on, so that no process, however it ended, leaves more than a name behind,
 * which is taken over.
 * @param address where the server is to be found, told to whom the folder is refused
 * @throws Fault when another process has it
 */
export async function lockState(state: string, address: string): Promise<void> {
  await mkdir(state, { recursive: true });
  const socket = socketOf(state);
  if (await listens(socket, address)) return;
  const holder = await holderOf(socket);
  if (holder === null) await rm(socket, { force: true });
  if (holder === null && (await listens(socket, address))) return;
  throw new Fault(
    `A server runs on ${state} already: ${holder ?? "it has just been started"}. Stop it first, or use that one.`,
  );
}

/** Names of sockets have room for some hundred characters. */
function socketOf(state: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\the-index-${createHash("sha256").update(state).digest("hex")}`;
  const path = join(state, "lock");
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/** @returns false when the socket has an owner already, alive or not */
async function listens(socket: string, address: string): Promise<boolean> {
  const server: Server = createServer((asking) => {
    asking.on("error", () => undefined);
    asking.end(`${address} (process ${process.pid})`);
  });
  try {
    server.listen(socket).unref();
    await once(server, "listening");
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
}

/** Who listens, in its own words; null when nobody does any more. */
async function holderOf(socket: string): Promise<string | null> {
  const asking = createConnection(socket);
  asking.setTimeout(answerMs, () => asking.destroy());
  try {
    await once(asking, "connect");
  } catch {
    return null;
  }
  return await text(asking).catch(() => "it does not answer");
}
