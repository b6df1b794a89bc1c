/**
 * Reads the fields of a form that was sent as a form without files sends them.
 * @param maxBytes of the body; it is not read further
 * @returns null for a longer body
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(await new Blob(chunks).text());
}
