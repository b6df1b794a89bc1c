/** Unpacks zlib data chunk by chunk, as the browser and Node do. Anything after the end of the data is an error. */
export async function* inflateChunks(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  };
  // What fails here fails the reading below as well.
  feed().catch((reason) => writer.abort(reason).catch(() => {}));
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
