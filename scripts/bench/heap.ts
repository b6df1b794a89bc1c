import { Fault } from "#scripts/tools.ts";

const PATIENCE_MS = 20_000;

/**
 * What the site's isolate has on its heap after a collection that is asked for, in MB.
 * @param port of workerd's inspector
 * @param url of the site: the inspector answers while the isolate works
 */
export async function heapOf(port: number, url: string): Promise<number> {
  const targets: { id: string; webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json`)
  ).json();
  const target = targets.find(({ id }) => id.endsWith("the-index"))?.webSocketDebuggerUrl;
  if (!target) throw new Fault("The isolate cannot be inspected.");
  const socket = new WebSocket(target);
  const timer = setTimeout(() => socket.close(), PATIENCE_MS);
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
      fetch(url).then((page) => page.text(), failed);
    });
  try {
    // The first one leaves what finalisers still hold.
    await call(1, "HeapProfiler.collectGarbage");
    await call(2, "HeapProfiler.collectGarbage");
    return ((await call(3, "Runtime.getHeapUsage")).usedSize ?? Number.NaN) / 2 ** 20;
  } finally {
    clearTimeout(timer);
    socket.close();
  }
}
