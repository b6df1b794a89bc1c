/** A body that has more bytes than it may have. */
export class BodyTooLong extends Error {
  constructor(maxBytes: number) {
    super(`is longer than ${maxBytes} bytes`);
    this.name = "BodyTooLong";
  }
}

/**
 * The same response with a body that fails as soon as it exceeds the limit: the rest is not fetched. Bytes are counted
 * as read, that is unpacked, whatever length the response states.
 * @param signal also aborts the body, whatever the platform does with it after the headers
 * @throws BodyTooLong when the response states too great a length; otherwise reading the body throws it
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
