import { readFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { Fault } from "#scripts/tools.ts";

/** Kernel ticks a second in /proc: 100 on every Linux that matters. */
const ticksPerSecond = 100;

/** CPU time that a process and its threads have used, in milliseconds. Linux only. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => {
    throw new Fault("The bench reads CPU times from /proc and so needs Linux.");
  });
  // The name in brackets may hold spaces; utime and stime are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The workerd that this process started last. */
export async function workerdPid(known: ReadonlySet<number>): Promise<number> {
  const tasks = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  for (const pid of tasks.trim().split(/\s+/).map(Number).reverse()) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes("workerd") && !known.has(pid)) return pid;
  }
  throw new Fault("The workerd process of the bench was not found.");
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Requests an address many times, `parallel` at once. @returns requests per second, as seen from here */
export async function load(
  url: string,
  count: number,
  parallel: number,
  headers: Record<string, string> = {},
): Promise<number> {
  let left = count;
  const start = performance.now();
  const one = async () => {
    while (left-- > 0) await askSite(url, headers);
  };
  await Promise.all(Array.from({ length: parallel }, one));
  return (count * 1000) / (performance.now() - start);
}

export function askSite(url: string, headers: Record<string, string> = {}): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Uint8Array) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on("error", reject);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      // The server ends a connection that was not used for some seconds, at times just when it is used again.
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(askSite(url, headers));
      else reject(error);
    });
  });
}

const INSPECTOR_MS = 20_000;

/**
 * Heap of the site's isolate after a forced garbage collection, in MB.
 * @param port of workerd's inspector
 * @param url of the site: the inspector answers only while the isolate works
 */
export async function heapOf(port: number, url: string): Promise<number> {
  const targets: { id: string; webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json`)
  ).json();
  const target = targets.find(({ id }) => id.endsWith("the-index"))?.webSocketDebuggerUrl;
  if (!target) throw new Fault("The isolate cannot be inspected.");
  const socket = new WebSocket(target);
  const timer = setTimeout(() => socket.close(), INSPECTOR_MS);
  await new Promise((open, failed) => {
    socket.addEventListener("open", open, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  const call = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((answer, failed) => {
      socket.addEventListener("close", () => failed(new Fault("The inspector did not answer.")), { once: true });
      socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.id === id) answer(message.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  // One request may be over before the isolate looks for a message.
  const awake = setInterval(
    () =>
      fetch(url)
        .then((page) => page.text())
        .catch(() => undefined),
    200,
  );
  try {
    // The first one leaves what finalisers still hold.
    await call(1, "HeapProfiler.collectGarbage");
    await call(2, "HeapProfiler.collectGarbage");
    return ((await call(3, "Runtime.getHeapUsage")).usedSize ?? Number.NaN) / 2 ** 20;
  } finally {
    clearTimeout(timer);
    clearInterval(awake);
    socket.close();
  }
}
