/** A body that has more bytes than it may have. */
export class BodyTooLong extends Error {
  constructor(maxBytes: number) {
    super(`is longer than ${maxBytes} bytes`);
    this.name = "BodyTooLong";
  }
}

/**
 * The same answer with a body that ends with an error as soon as it is longer than it may be: what follows is not
 * fetched. Bytes count as they are read, that is unpacked, whatever the answer says of its length.
 * @param signal gives the body up as well, whatever the platform does with it after the head
 * @throws BodyTooLong when the answer says that it is too long; reading the body throws it else
 */
export function bounded(answer: Response, maxBytes: number, signal?: AbortSignal): Response {
  if (!answer.body) return answer;
  if (Number(answer.headers.get("content-length")) > maxBytes) {
    void answer.body.cancel().catch(() => undefined);
    throw new BodyTooLong(maxBytes);
  }
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > maxBytes) controller.error(new BodyTooLong(maxBytes));
      else controller.enqueue(chunk);
    },
  });
  const headers = new Headers(answer.headers);
  // They are those of the body before it was unpacked.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const { status, statusText, url } = answer;
  const body = answer.body.pipeThrough(counted, signal ? { signal } : {});
  return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
}
