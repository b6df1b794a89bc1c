import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { Fault } from "#scripts/tools.ts";

/** How long to wait for the lock's holder to say who it is. */
const answerMs = 1_000;

/**
 * Locks a local state folder for this process until it ends, since two servers would write the same files. The lock is
 * a socket that the process listens on: after a crash only a stale file remains, which is replaced.
 * @param address of the server, reported to processes that are refused
 * @throws Fault when another process holds the lock
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

/** Socket paths are limited to about a hundred characters. */
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

/** The message of the listening process; null if there is none any more. */
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
