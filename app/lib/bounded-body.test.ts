import { describe, expect, it } from "vitest";
import { BodyTooLong, bounded } from "./bounded-body.ts";

/** A body that never ends, one kilobyte per chunk, and how many chunks were read. */
function endless() {
  const pieces = { taken: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces.taken++;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel() {
      pieces.cancelled = true;
    },
  });
  return { body, pieces };
}

describe("a bounded body", () => {
  it("is read whole up to its bound", async () => {
    const answer = bounded(new Response("x".repeat(1000), { status: 404, headers: { "x-a": "b" } }), 1000);
    expect([answer.status, answer.headers.get("x-a"), (await answer.text()).length]).toEqual([404, "b", 1000]);
  });

  it("is not read beyond it, however long it is", async () => {
    const { body, pieces } = endless();
    await expect(bounded(new Response(body), 10_000).text()).rejects.toThrow("is longer than 10000 bytes");
    expect(pieces.taken).toBeLessThan(20);
    await expect.poll(() => pieces.cancelled).toBe(true);
  });

  it("is not read at all where the answer says that it is longer", async () => {
    const { body, pieces } = endless();
    const answer = new Response(body, { headers: { "content-length": "10001" } });
    expect(() => bounded(answer, 10_000)).toThrow(BodyTooLong);
    await expect.poll(() => pieces.cancelled).toBe(true);
    expect(pieces.taken).toBeLessThan(3);
  });

  it("is counted as it is unpacked", async () => {
    const packed = new Response(new Uint8Array(1_000_000)).body?.pipeThrough(new CompressionStream("gzip"));
    const bytes = await new Response(packed).bytes();
    expect(bytes.length).toBeLessThan(10_000);
    // As fetch does.
    const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
    const headers = { "content-encoding": "gzip", "content-length": String(bytes.length) };
    const answer = new Response(unpacked, { headers });
    await expect(bounded(answer, 10_000).bytes()).rejects.toThrow(BodyTooLong);
  });

  it("is given up when its signal aborts", async () => {
    const body = new ReadableStream<Uint8Array>({});
    const stop = new AbortController();
    const pending = bounded(new Response(body), 10, stop.signal).text();
    stop.abort(new Error("too late"));
    await expect(pending).rejects.toThrow("too late");
  });

  it("stays empty if there is none", () => {
    expect(bounded(new Response(null, { status: 204 }), 1).body).toBeNull();
  });
});
